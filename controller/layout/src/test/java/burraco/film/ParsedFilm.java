package burraco.film;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** Parses a film: what is visible at which time. */
final class ParsedFilm {
    private final Document document;
    private final long from;
    private final double speed;

    ParsedFilm(String svg, long from, double speed) {
        this.from = from;
        this.speed = speed;
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultInstance();
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            document = factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
        } catch (Exception notXml) {
            throw new AssertionError("no XML: " + notXml.getMessage(), notXml);
        }
    }

    List<Element> all(String tag) {
        NodeList nodes = document.getElementsByTagName(tag);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            elements.add((Element) nodes.item(i));
        }
        return elements;
    }

    List<Element> cards(int antenna, String tag) {
        return all("g").stream()
                .filter(g -> g.getAttribute("data-antenna").equals(String.valueOf(antenna)))
                .filter(g -> g.getAttribute("data-tag").equals(tag))
                .toList();
    }

    /** Whether a card is visible on an antenna at a time of the footage. */
    boolean shows(int antenna, String tag, double time) {
        return cards(antenna, tag).stream().anyMatch(card -> visible(card, time));
    }

    /** The texts visible at a time of the footage. */
    List<String> texts(double time) {
        return all("text").stream()
                .filter(text -> visible(text, time))
                .map(Element::getTextContent)
                .toList();
    }

    boolean visible(Element element, double time) {
        NodeList animations = element.getElementsByTagName("animate");
        if (animations.getLength() == 0) {
            return !element.getAttribute("visibility").equals("hidden");
        }
        Element animation = (Element) animations.item(0);
        String[] values = animation.getAttribute("values").split(";");
        String[] times = animation.getAttribute("keyTimes").split(";");
        double period = Double.parseDouble(animation.getAttribute("dur").replace("s", "")) * 1000;
        double share = (time - from) / speed / period;
        String value = "";
        for (int i = 0; i < times.length && Double.parseDouble(times[i]) <= share; i++) {
            value = values[i];
        }
        return value.equals("visible");
    }
}
