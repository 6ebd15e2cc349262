import type { legal as en } from "../en/legal.ts";

export const legal: Record<keyof typeof en, string> = {
  "legal.title": "Rechtliches",
  "legal.lead": "Wer wir sind, was mit Ihren Daten geschieht und was Sie unterschreiben.",
  "legal.imprint": "Wer hinter {brand} steht, wer uns beaufsichtigt und wer hilft, wenn wir uns nicht einig werden.",
  "legal.privacy": "Was wir über Sie speichern, wozu, wie lange und wer es sieht.",
  "legal.privacyChoices": "Ob Fehlerberichte und Statistik geladen werden dürfen.",
  "legal.accessibility": "Wie wir prüfen, dass die App für alle funktioniert, und wie Sie Hindernisse melden.",
  "legal.firstInformation": "Was ein Vermittler beim ersten Kontakt mitteilen muss.",
  "legal.documents": "Unterlagen",
  "legal.missing": "noch nicht eingetragen",
  "legal.unpaidEnd":
    "Bleibt ein Beitrag trotz einer Mahnung mit zwei Wochen Frist unbezahlt, können wir kündigen ({law}). Ihre Vermieterin oder Ihren Vermieter unterrichten wir unverzüglich, und die Bürgschaft endet einen Monat später. Zahlen Sie bis dahin alles, läuft der Vertrag weiter.",
  "legal.incomplete": "Hier fehlen Angaben",
  "legal.incompleteText": "Der Betreiber dieser App hat sie noch nicht eingetragen. Die Stellen sind gekennzeichnet.",
  "legal.onThisPage": "Auf dieser Seite",
};
