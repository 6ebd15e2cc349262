import type { Article } from "../../articles/article.ts";

export const article: Article = {
  title: "Barrierefreiheit",
  lead: "{brand} soll für alle funktionieren. Hier steht, wie wir das prüfen, was noch fehlt und wie Sie uns Hindernisse melden.",
  sections: [
    {
      id: "standard",
      title: "Woran wir uns halten",
      body: [
        "An die Web Content Accessibility Guidelines 2.2, Stufe AA, und damit an die Norm EN 301 549.",
        {
          only: "de",
          text: "Das verlangt in Deutschland das Barrierefreiheitsstärkungsgesetz (BFSG) für Verträge, die man im Internet schließt.",
        },
        {
          only: "at",
          text: "Das verlangt in Österreich das Barrierefreiheitsgesetz (BaFG) für Verträge, die man im Internet schließt.",
        },
      ],
    },
    {
      id: "service",
      title: "Wie der Dienst funktioniert",
      body: [
        "Sie beantworten eine Frage je Seite, sehen den Preis und unterschreiben auf dem Bildschirm. Ihr Vermieter antwortet über einen Link. Jede Seite hat eine Überschrift, erklärt Fehler in Worten dort, wo sie sind, und setzt keine Frist. Lassen Sie sich so viel Zeit, wie Sie möchten: Jede Antwort ist gespeichert.",
      ],
    },
    {
      id: "tested",
      title: "Was wir prüfen",
      body: [
        "Bei jeder Änderung an der App laufen diese Prüfungen in einem echten Browser:",
        {
          list: [
            "jede Seite mit dem Prüfwerkzeug axe, auf Deutsch und Englisch",
            "jede Seite in Fenstern von 320, 768 und 1280 Pixeln Breite: nichts ist abgeschnitten oder überdeckt sich, auch nicht bei sehr langen Namen",
            "alle Schritte von der ersten Frage bis zur Unterschrift, nur mit der Tastatur",
            "die hellen und die dunklen Farben, jeweils mit ihren Kontrasten",
          ],
        },
        "Wenn Sie im Betriebssystem weniger Bewegung einstellen, bewegt sich nichts.",
      ],
    },
    {
      id: "missing",
      title: "Was noch fehlt",
      body: [
        {
          list: [
            "Menschen, die mit Screenreader, Vergrößerung oder Sprachsteuerung arbeiten, haben die App noch nicht geprüft. Werkzeuge finden nur einen Teil der Hindernisse.",
            "Die PDFs, die wir erzeugen, sind ausgezeichnet (Überschriften, Listen, Sprache, Alternativtexte). Das prüfen wir mit Programmen; mit einem Screenreader vorgelesen wurden sie noch nicht. Dateien, die andere hochladen, prüfen wir darauf nicht.",
            "Eine Fassung in Leichter Sprache oder Gebärdensprache gibt es nicht.",
            "Lässt Ihre Bank eine Karte auf einer eigenen Seite oder in einer App bestätigen, haben wir darauf keinen Einfluss.",
          ],
        },
      ],
    },
    {
      id: "feedback",
      title: "Hindernis gefunden?",
      body: [
        "Schreiben Sie an {supportEmail}, was nicht ging und auf welcher Seite. Wir antworten Ihnen, und was Sie auf einer Seite nicht erledigen können, erledigen wir mit Ihnen per E-Mail.",
      ],
    },
    {
      id: "authority",
      title: "Wenn Sie damit nicht weiterkommen",
      body: [
        {
          only: "de",
          text: "Zuständig ist die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Postfach 39 11 55, 39135 Magdeburg, [mlbf@ms.sachsen-anhalt.de](mailto:mlbf@ms.sachsen-anhalt.de), Telefon 0391 567 6970.",
        },
        {
          only: "at",
          text: "Zuständig ist das Sozialministeriumservice, Babenbergerstraße 5, 1010 Wien, Telefon 05 99 88, [www.sozialministeriumservice.gv.at](https://www.sozialministeriumservice.gv.at).",
        },
        "Diese Erklärung ist vom {updated}.",
      ],
    },
  ],
};
