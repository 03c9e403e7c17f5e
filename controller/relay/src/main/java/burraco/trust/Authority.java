package burraco.trust;

import burraco.trust.TrustException.Fault;
import java.math.BigInteger;
import java.net.IDN;
import java.net.InetAddress;
import java.security.KeyPair;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** A hall's certificate authority (ECDSA with P-256): whom it has signed belongs to the hall. */
public final class Authority {
    /**
     * Certificates are valid from that long before they are issued: the clock of a table without a
     * battery may be weeks behind.
     */
    static final Duration BACKDATED = Duration.ofDays(30);

    private static final int SERIAL_BITS = 127;

    private static final String KEY_ID = "2.5.29.14";
    private static final String KEY_USAGE = "2.5.29.15";
    private static final String OTHER_NAMES = "2.5.29.17";
    private static final String BASIC_CONSTRAINTS = "2.5.29.19";
    private static final String AUTHORITY_KEY_ID = "2.5.29.35";
    private static final String PURPOSES = "2.5.29.37";
    private static final String SERVER = "1.3.6.1.5.5.7.3.1";
    private static final String CLIENT = "1.3.6.1.5.5.7.3.2";

    private static final int DNS_NAME = 2;
    private static final int IP_ADDRESS = 7;

    private static final byte[] SIGNS_CERTIFICATES = Der.bits(2, (byte) 0x04);
    private static final byte[] SIGNS = Der.bits(7, (byte) 0x80);

    private final Identity identity;
    private final SecureRandom random;

    private Authority(Identity identity, SecureRandom random) {
        this.identity = identity;
        this.random = random;
    }

    /**
     * @param name shown where somebody looks at a certificate
     */
    public static Authority create(String name, Instant now, int years, SecureRandom random) {
        KeyPair pair = Keys.p256(random);
        byte[] itself = CertificateDraft.name(name);
        byte[] end = Der.integer(BigInteger.ZERO);
        List<byte[]> extensions =
                List.of(
                        CertificateDraft.extension(
                                BASIC_CONSTRAINTS, true, Der.sequence(Der.yes(), end)),
                        CertificateDraft.extension(KEY_USAGE, true, SIGNS_CERTIFICATES),
                        CertificateDraft.extension(
                                KEY_ID,
                                false,
                                Der.bytes(CertificateDraft.keyId(pair.getPublic()))));
        CertificateDraft draft =
                new CertificateDraft(
                        serial(random),
                        itself,
                        itself,
                        now.minus(BACKDATED),
                        now.atOffset(ZoneOffset.UTC).plusYears(years).toInstant(),
                        pair.getPublic(),
                        extensions);
        X509Certificate certificate = draft.sign(pair.getPrivate());
        return new Authority(new Identity(pair.getPrivate(), List.of(certificate)), random);
    }

    private static BigInteger serial(SecureRandom random) {
        return new BigInteger(SERIAL_BITS, random).setBit(SERIAL_BITS - 1);
    }

    public X509Certificate certificate() {
        return identity.certificate();
    }

    /** Key and certificate. Whoever has this text can make certificates of the hall. */
    public String toPem() {
        return identity.toPem();
    }

    public static Authority fromPem(String text, SecureRandom random) throws TrustException {
        Identity identity = Identity.fromPem(text);
        if (!Certificates.isAuthority(identity.certificate())) {
            throw new TrustException(Fault.NO_AUTHORITY, "the certificate may issue no others");
        }
        return new Authority(identity, random);
    }

    /**
     * A key and certificate for a server of the hall.
     *
     * @param names host names; the first one, if there is one, is also the name of the certificate
     */
    public Identity serve(
            List<String> names, Collection<InetAddress> addresses, Instant now, int days) {
        KeyPair pair = Keys.p256(random);
        X509Certificate server = issueServer(names, addresses, pair.getPublic(), now, days);
        return new Identity(pair.getPrivate(), List.of(server, certificate()));
    }

    /** A certificate for a server that clients reach under these names and addresses. */
    public X509Certificate issueServer(
            List<String> names,
            Collection<InetAddress> addresses,
            PublicKey key,
            Instant now,
            int days) {
        List<byte[]> others = new ArrayList<>();
        for (String name : names) {
            others.add(Der.implicit(DNS_NAME, Der.ascii(IDN.toASCII(name))));
        }
        for (InetAddress address : addresses) {
            others.add(Der.implicit(IP_ADDRESS, address.getAddress()));
        }
        if (others.isEmpty()) {
            throw new IllegalArgumentException("a server needs a name or an address");
        }
        String common =
                names.isEmpty() ? addresses.iterator().next().getHostAddress() : names.getFirst();
        byte[] all = Der.sequence(others.toArray(new byte[0][]));
        return issue(
                common,
                key,
                now,
                days,
                SERVER,
                List.of(CertificateDraft.extension(OTHER_NAMES, false, all)));
    }

    /** A certificate for a table's electronics. */
    public X509Certificate issueDevice(PublicKey key, Instant now, int days) {
        return issue(DeviceKey.fingerprint(key), key, now, days, CLIENT, List.of());
    }

    /**
     * A key and certificate for a program of the hall that connects to another one.
     *
     * @param name by which the other one knows it; none that a table could have
     */
    public Identity visit(String name, Instant now, int days) {
        KeyPair pair = Keys.p256(random);
        X509Certificate client = issue(name, pair.getPublic(), now, days, CLIENT, List.of());
        return new Identity(pair.getPrivate(), List.of(client));
    }

    private X509Certificate issue(
            String common,
            PublicKey key,
            Instant now,
            int days,
            String purpose,
            List<byte[]> more) {
        byte[] purposes = Der.sequence(Der.oid(purpose));
        byte[] ours = Der.implicit(0, CertificateDraft.keyId(certificate().getPublicKey()));
        List<byte[]> extensions = new ArrayList<>();
        extensions.add(CertificateDraft.extension(BASIC_CONSTRAINTS, true, Der.sequence()));
        extensions.add(CertificateDraft.extension(KEY_USAGE, true, SIGNS));
        extensions.add(CertificateDraft.extension(PURPOSES, false, purposes));
        extensions.add(
                CertificateDraft.extension(KEY_ID, false, Der.bytes(CertificateDraft.keyId(key))));
        extensions.add(CertificateDraft.extension(AUTHORITY_KEY_ID, false, Der.sequence(ours)));
        extensions.addAll(more);
        // Nobody could check a certificate that outlives its authority.
        Instant end = certificate().getNotAfter().toInstant();
        Instant until = now.plus(days, ChronoUnit.DAYS);
        return new CertificateDraft(
                        serial(random),
                        certificate().getSubjectX500Principal().getEncoded(),
                        CertificateDraft.name(common),
                        now.minus(BACKDATED),
                        until.isAfter(end) ? end : until,
                        key,
                        extensions)
                .sign(identity.privateKey());
    }
}
