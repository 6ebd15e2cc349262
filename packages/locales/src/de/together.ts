import type { together as en } from "../en/together.ts";

export const together: Record<keyof typeof en, string> = {
  "together.with": "Unterschrieben zusammen mit {names}.",
  "together.payer":
    "Die Beiträge zahlt {payer}. Was wir davon zurückzahlen, geht auf dieselbe Karte oder dasselbe Konto.",
  "together.leaveForAll":
    "Sie erklären das für alle, die den Vertrag unterschrieben haben: {names}. Alle bekommen sofort eine E-Mail.",
  "together.objectForAll":
    "Sie widersprechen für alle, die den Vertrag unterschrieben haben, und das geht einmal. Alle bekommen eine E-Mail.",
  "together.owe": "Sie alle schulden das gemeinsam: {names}. Zahlt es einer von Ihnen, ist es für alle bezahlt.",
  "together.chooses":
    "{payer} kann bis zum {until} wählen, wie zurückgezahlt wird. Sonst ist alles am {date} fällig, und wir schreiben Ihnen.",
  "together.transfer": "Sie können den Betrag überweisen",
  "together.holder": "An",
  "together.iban": "IBAN",
  "together.reference": "Verwendungszweck",
};
