import type { Article } from "../../articles/article.ts";

export const article: Article = {
  title: "Accessibility",
  lead: "{brand} is meant to work for everybody. This page tells how we test that, what is still missing, and how to report a barrier.",
  sections: [
    {
      id: "standard",
      title: "What we keep to",
      body: [
        "The Web Content Accessibility Guidelines 2.2, level AA, and with them the standard EN 301 549.",
        {
          only: "de",
          text: "In Germany the accessibility act (Barrierefreiheitsstärkungsgesetz, BFSG) asks this of contracts that are made on the internet.",
        },
        {
          only: "at",
          text: "In Austria the accessibility act (Barrierefreiheitsgesetz, BaFG) asks this of contracts that are made on the internet.",
        },
      ],
    },
    {
      id: "service",
      title: "How the service works",
      body: [
        "You answer one question a page, see the price and sign on the screen. Your landlord answers by a link. Every page has a heading, says errors in words and where they are, and sets no time limit. Press ‘Continue’ as slowly as you like: every answer is saved.",
      ],
    },
    {
      id: "tested",
      title: "What we test",
      body: [
        "With every change to the app, these tests run in a real browser:",
        {
          list: [
            "every page with the testing tool axe, in German and English",
            "every page in windows 320, 768 and 1280 pixels wide: nothing runs out of the picture or over something else, not even with very long names",
            "the whole way from the first question to the signature, with the keyboard alone",
            "the light and the dark colours, each with its contrasts",
          ],
        },
        "Who asks the operating system for less motion sees none.",
      ],
    },
    {
      id: "missing",
      title: "What is still missing",
      body: [
        {
          list: [
            "People who work with a screen reader, magnification or voice control have not tested the app yet. Tools find only a part of the barriers.",
            "The PDFs that we make are tagged (headings, lists, language, alternative texts). We check that by program; nobody has listened to them with a screen reader yet. We do not check files that others upload.",
            "There is no version in easy-to-read or sign language.",
            "If your bank confirms a card on a page or in an app of its own, we have no influence on that.",
          ],
        },
      ],
    },
    {
      id: "feedback",
      title: "Found a barrier?",
      body: [
        "Write to {supportEmail} what did not work, and on which page. We answer you, and what you cannot do on a page we do with you by mail.",
      ],
    },
    {
      id: "authority",
      title: "If that does not help",
      body: [
        {
          only: "de",
          text: "The authority is the Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Postfach 39 11 55, 39135 Magdeburg, Germany, [mlbf@ms.sachsen-anhalt.de](mailto:mlbf@ms.sachsen-anhalt.de), phone +49 391 567 6970.",
        },
        {
          only: "at",
          text: "The authority is the Sozialministeriumservice, Babenbergerstraße 5, 1010 Wien, phone +43 5 99 88, [www.sozialministeriumservice.gv.at](https://www.sozialministeriumservice.gv.at).",
        },
        "This statement is of {updated}.",
      ],
    },
  ],
};
