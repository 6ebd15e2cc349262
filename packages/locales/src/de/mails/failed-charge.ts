import type { FailedCharge } from "../../mails/mail-data.ts";

/** For a card that must not be charged again. */
export const unusableCard = {
  subject: "Ihre Karte lässt sich nicht mehr belasten",
  preview: "Bitte geben Sie eine andere Karte an.",
  text: "Von dieser Karte können wir nichts mehr abbuchen, deshalb versuchen wir es nicht noch einmal. Geben Sie eine andere Karte an, buchen wir den offenen Betrag gleich davon ab. Mahngebühren gibt es bei uns nicht.",
};

export function previewOfFailure({ needsAnotherCard, nextTryOn }: FailedCharge, date: (day: string) => string): string {
  if (needsAnotherCard) return unusableCard.preview;
  return nextTryOn ? `Wir versuchen es am ${date(nextTryOn)} noch einmal.` : "Wir melden uns persönlich bei Ihnen.";
}

/** What happens after a failed charge. */
export function afterFailure({ needsAnotherCard, nextTryOn }: FailedCharge): string {
  if (needsAnotherCard) return unusableCard.text;
  return nextTryOn
    ? "Mahngebühren gibt es bei uns nicht. Sie können auch bis zum nächsten Versuch warten, wenn Karte und Konto bis dahin in Ordnung sind."
    : "Das war unser letzter Versuch. Jemand aus unserem Team meldet sich bei Ihnen, um eine Lösung zu finden. Mahngebühren gibt es bei uns nicht.";
}
