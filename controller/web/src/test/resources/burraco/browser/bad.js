console.error("said aloud");
setTimeout(() => { throw new Error("nobody caught this"); });
Promise.reject(new Error("nobody waited for this"));
