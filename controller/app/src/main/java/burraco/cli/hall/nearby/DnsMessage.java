package burraco.cli.hall.nearby;

import java.io.ByteArrayOutputStream;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A message of the DNS, of the few kinds of records that are needed here; others are passed over
 * when it is read.
 *
 * @param id 0 in multicast; who asks from another port than the usual one gets his number back
 */
record DnsMessage(int id, boolean isAnswer, List<Question> questions, List<DnsRecord> records) {
    private static final int ANSWER = 0x8400;
    private static final int IS_ANSWER = 0x8000;
    private static final int A = 1;
    private static final int PTR = 12;
    private static final int TXT = 16;
    private static final int AAAA = 28;
    private static final int SRV = 33;
    private static final int ANY = 255;
    private static final int INTERNET = 1;

    /** The highest bit of a class has another meaning in multicast DNS. */
    private static final int CLASS = 0x7fff;

    private static final int TTL_SECONDS = 120;
    private static final int MOST_LABEL = 63;
    private static final int POINTER = 0xc0;
    private static final int MOST_JUMPS = 20;
    private static final int MOST_RECORDS = 200;

    /** Somebody asks for all records of a name, or for those of one kind. */
    record Question(DnsName name, int type) {
        static Question pointers(DnsName service) {
            return new Question(service, PTR);
        }

        boolean isFor(DnsRecord one) {
            return name.is(one.name()) && (type == ANY || type == DnsMessage.type(one));
        }
    }

    DnsMessage {
        questions = List.copyOf(questions);
        records = List.copyOf(records);
    }

    static DnsMessage asking(int id, Question question) {
        return new DnsMessage(id, false, List.of(question), List.of());
    }

    static DnsMessage answer(int id, List<Question> to, List<DnsRecord> records) {
        return new DnsMessage(id, true, to, records);
    }

    private static int type(DnsRecord one) {
        return switch (one) {
            case DnsRecord.Pointer _ -> PTR;
            case DnsRecord.Service _ -> SRV;
            case DnsRecord.Text _ -> TXT;
            case DnsRecord.Address(var _, InetAddress address) ->
                    address.getAddress().length == 4 ? A : AAAA;
        };
    }

    // Writing

    /**
     * @param gone whether what is said does not hold any more
     */
    byte[] bytes(boolean gone) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        two(out, id);
        two(out, isAnswer ? ANSWER : 0);
        two(out, questions.size());
        two(out, records.size());
        two(out, 0);
        two(out, 0);
        for (Question one : questions) {
            name(out, one.name());
            two(out, one.type());
            two(out, INTERNET);
        }
        for (DnsRecord one : records) {
            name(out, one.name());
            two(out, type(one));
            two(out, INTERNET);
            two(out, 0);
            two(out, gone ? 0 : TTL_SECONDS);
            byte[] data = data(one);
            two(out, data.length);
            out.writeBytes(data);
        }
        return out.toByteArray();
    }

    private static byte[] data(DnsRecord one) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        switch (one) {
            case DnsRecord.Pointer(var _, DnsName instance) -> name(out, instance);
            case DnsRecord.Service(var _, DnsName host, int port) -> {
                two(out, 0);
                two(out, 0);
                two(out, port);
                name(out, host);
            }
            case DnsRecord.Text(var _, List<String> texts) ->
                    texts.forEach(text -> text(out, text));
            case DnsRecord.Address(var _, InetAddress address) ->
                    out.writeBytes(address.getAddress());
        }
        return out.toByteArray();
    }

    private static void two(ByteArrayOutputStream out, int number) {
        out.write(number >> 8);
        out.write(number);
    }

    private static void name(ByteArrayOutputStream out, DnsName name) {
        name.labels().forEach(label -> text(out, label));
        out.write(0);
    }

    /** Cut between two letters if it is too long. */
    private static void text(ByteArrayOutputStream out, String text) {
        String some = text;
        while (some.getBytes(StandardCharsets.UTF_8).length > MOST_LABEL) {
            some = some.substring(0, some.offsetByCodePoints(some.length(), -1));
        }
        byte[] bytes = some.getBytes(StandardCharsets.UTF_8);
        out.write(bytes.length);
        out.writeBytes(bytes);
    }

    // Reading

    /** Empty if the bytes are no message. They come from a network. */
    static Optional<DnsMessage> read(byte[] bytes) {
        try {
            return Optional.of(read(ByteBuffer.wrap(bytes)));
        } catch (BufferUnderflowException | IllegalArgumentException | UnknownHostException no) {
            return Optional.empty();
        }
    }

    private static DnsMessage read(ByteBuffer in) throws UnknownHostException {
        int id = number(in);
        boolean isAnswer = (number(in) & IS_ANSWER) != 0;
        int asked = number(in);
        int answers = number(in) + number(in) + number(in);
        if (asked + answers > MOST_RECORDS) {
            throw new IllegalArgumentException("too much at once");
        }
        List<Question> questions = new ArrayList<>();
        for (int i = 0; i < asked; i++) {
            DnsName name = name(in);
            int type = number(in);
            number(in);
            questions.add(new Question(name, type));
        }
        List<DnsRecord> records = new ArrayList<>();
        for (int i = 0; i < answers; i++) {
            record(in).ifPresent(records::add);
        }
        return new DnsMessage(id, isAnswer, questions, records);
    }

    /** Empty if it is of another kind, or does not hold any more. */
    private static Optional<DnsRecord> record(ByteBuffer in) throws UnknownHostException {
        DnsName name = name(in);
        int type = number(in);
        boolean ours = (number(in) & CLASS) == INTERNET;
        long seconds = in.getInt() & 0xffffffffL;
        int length = number(in);
        int end = in.position() + length;
        if (end > in.limit()) {
            throw new BufferUnderflowException();
        }
        Optional<DnsRecord> record =
                ours && seconds > 0 ? data(in, name, type, end) : Optional.empty();
        in.position(end);
        return record;
    }

    private static Optional<DnsRecord> data(ByteBuffer in, DnsName name, int type, int end)
            throws UnknownHostException {
        return switch (type) {
            case PTR -> Optional.of(new DnsRecord.Pointer(name, name(in)));
            case SRV -> {
                in.getInt();
                int port = number(in);
                yield Optional.of(new DnsRecord.Service(name, name(in), port));
            }
            case TXT -> {
                List<String> texts = new ArrayList<>();
                while (in.position() < end) {
                    texts.add(label(in, in.get() & 0xff));
                }
                yield Optional.of(new DnsRecord.Text(name, texts));
            }
            case A, AAAA -> {
                byte[] address = new byte[end - in.position()];
                in.get(address);
                yield Optional.of(new DnsRecord.Address(name, InetAddress.getByAddress(address)));
            }
            default -> Optional.empty();
        };
    }

    private static int number(ByteBuffer in) {
        return in.getShort() & 0xffff;
    }

    /** A name may go on at another place of the message, but not for ever. */
    private static DnsName name(ByteBuffer in) {
        List<String> labels = new ArrayList<>();
        ByteBuffer at = in;
        int jumps = 0;
        int length = at.get() & 0xff;
        while (length != 0) {
            if ((length & POINTER) == POINTER) {
                int place = (length & ~POINTER) << 8 | at.get() & 0xff;
                jumps++;
                if (jumps > MOST_JUMPS) {
                    throw new IllegalArgumentException("the name goes round in circles");
                }
                at = in.duplicate().position(place);
            } else {
                labels.add(label(at, length));
            }
            length = at.get() & 0xff;
        }
        return new DnsName(labels);
    }

    private static String label(ByteBuffer in, int length) {
        byte[] bytes = new byte[length];
        in.get(bytes);
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
