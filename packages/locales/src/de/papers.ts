import type { papers as en } from "../en/papers.ts";

export const papers: Record<keyof typeof en, string> = {
  "papers.terms-of-use": "Nutzungsbedingungen",
  "papers.sample": "Muster der Bürgschaftsurkunde",
  "papers.privacy-policy": "Datenschutzhinweise",
  "papers.terms-and-condition": "Vertragsbestimmungen",
  "papers.first-info": "Erstinformation",
  "papers.product-info": "Informationsblatt zu Versicherungsprodukten",
  "papers.avb": "Allgemeine Bedingungen",
  "papers.newTab": "PDF, öffnet sich in einem neuen Tab",
};
