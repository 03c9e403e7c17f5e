#!/usr/bin/env python3
"""Computes the seals in journal.tsv again, and the digests of the records in hands/.

Run it in the folder into which the ZIP was unpacked: python3 check.py
It needs nothing but Python, and tells what is not as the table wrote it.
"""
import hashlib
import os
import re
import struct
import sys


def plain(cell):
    marks = {"\\\\": "\\", "\\t": "\t", "\\n": "\n", "\\r": "\r"}
    return re.sub(r"\\[\\tnr]", lambda mark: marks[mark.group()], cell)


def part(text):
    data = text.encode("utf-8")
    return struct.pack(">i", len(data)) + data


def seal(before, seq, at, wall, kind, body):
    numbers = struct.pack(">qqq", seq, at, wall)
    return hashlib.sha256(before + numbers + part(kind) + part(body)).digest()


def lines(name):
    with open(name, encoding="utf-8", newline="") as file:
        return file.read().split("\n")[:-1]


def first_seal():
    for line in lines("seals.txt"):
        if line.startswith("before\t"):
            return bytes.fromhex(line.split("\t")[3])
    return None


faults = []
before = first_seal()
expected = None
match = None
last = {}
for line in lines("journal.tsv")[1:]:
    seq, at, wall, _, kind, cell, hexadecimal = line.split("\t")
    seq, body, told = int(seq), plain(cell), bytes.fromhex(hexadecimal)
    if expected is not None and seq != expected:
        faults.append("entries from %d on are missing" % expected)
    elif before is not None and seal(before, seq, int(at), int(wall), kind, body) != told:
        faults.append("entry %d is not as it was written" % seq)
    if kind == "hand":
        words = body.split(" ")
        match = match or words[0]
        if words[0] == match:
            last[words[1]] = words[2]
    before, expected = told, seq + 1
for hand, digest in sorted(last.items()):
    name = "hands/hand-%s.burraco" % hand
    if os.path.exists(name):
        with open(name, "rb") as file:
            if hashlib.sha256(file.read()).hexdigest() != digest:
                faults.append("%s is not the record that was written" % name)
    else:
        faults.append("%s is missing" % name)
print("\n".join(faults) if faults else "Everything is as the table wrote it; last seal: " + before.hex())
sys.exit(1 if faults else 0)
