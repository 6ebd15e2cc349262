import type { Article } from "../../articles/article.ts";

export const article: Article = {
  title: "Accessibility",
  lead: "{brand} should work for everyone. This page explains how we test that, what’s still missing and how to report a barrier.",
  sections: [
    {
      id: "standard",
      title: "What standards we follow",
      body: [
        "The Web Content Accessibility Guidelines 2.2, level AA, and with them the standard EN 301 549.",
        {
          only: "de",
          text: "In Germany the accessibility act (Barrierefreiheitsstärkungsgesetz, BFSG) requires this for contracts made online.",
        },
        {
          only: "at",
          text: "In Austria the accessibility act (Barrierefreiheitsgesetz, BaFG) requires this for contracts made online.",
        },
      ],
    },
    {
      id: "service",
      title: "How the service works",
      body: [
        "You answer one question per page, see the price and sign on screen. Your landlord answers through a link. Every page has a heading, explains errors in words where they occur, and sets no time limit. Press ‘Continue’ as slowly as you like: every answer is saved.",
      ],
    },
    {
      id: "tested",
      title: "What we test",
      body: [
        "We run these tests in a real browser with every change to the app:",
        {
          list: [
            "every page with the testing tool axe, in German and English",
            "every page in windows 320, 768 and 1280 pixels wide: nothing is cut off or overlaps, even with very long names",
            "every step from the first question to the signature, using only the keyboard",
            "light and dark colours, and their contrast",
          ],
        },
        "If your operating system is set to reduce motion, you won’t see any.",
      ],
    },
    {
      id: "missing",
      title: "What is still missing",
      body: [
        {
          list: [
            "People who use a screen reader, magnification or voice control haven’t tested the app yet. Tools find only some of the barriers.",
            "The PDFs we create are tagged (headings, lists, language, alternative texts). We check that with software, but nobody has listened to them with a screen reader yet. We don’t check files that others upload.",
            "There’s no easy-to-read or sign language version.",
            "If your bank asks you to confirm a card on its own page or in its app, we have no control over that.",
          ],
        },
      ],
    },
    {
      id: "feedback",
      title: "Found a barrier?",
      body: [
        "Write to {supportEmail} and tell us what didn’t work and on which page. We’ll answer you. If you can’t do something on a page, we’ll do it with you by email.",
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
        "This statement was last updated on {updated}.",
      ],
    },
  ],
};
