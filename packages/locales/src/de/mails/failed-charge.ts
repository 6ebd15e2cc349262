import type { FailedCharge } from "../../mails/mail-parts.ts";

/** For a card or an account that must not be charged again. */
const unusableCard = {
  subject: "Ihre Karte lässt sich nicht mehr belasten",
  preview: "Bitte geben Sie eine andere Karte an.",
  text: "Von dieser Karte können wir nichts mehr abbuchen, deshalb versuchen wir es nicht noch einmal. Geben Sie eine andere Karte an, buchen wir den offenen Betrag gleich davon ab. Mahngebühren gibt es bei uns nicht.",
};
const unusableAccount = {
  subject: "Von Ihrem Konto können wir nicht mehr abbuchen",
  preview: "Bitte geben Sie ein anderes Konto oder eine Karte an.",
  text: "Von diesem Konto buchen wir nichts mehr ab, solange Sie uns kein neues Mandat geben. Bitte geben Sie ein Konto oder eine Karte an, damit wir den offenen Betrag einziehen können. Mahngebühren gibt es bei uns nicht.",
};
const unusable = ({ account }: FailedCharge) => (account ? unusableAccount : unusableCard);

/** `what`: what was to be charged, such as 'Ihr Beitrag'. */
export function subjectOfFailure(data: FailedCharge, what: string): string {
  if (data.needsAnotherCard) return unusable(data).subject;
  return data.isReturned ? `${what} wurde zurückgebucht` : `${what} konnte nicht abgebucht werden`;
}

export function previewOfFailure(data: FailedCharge, date: (day: string) => string): string {
  if (data.needsAnotherCard) return unusable(data).preview;
  return data.nextTryOn
    ? `Wir versuchen es am ${date(data.nextTryOn)} noch einmal.`
    : "Wir melden uns persönlich bei Ihnen.";
}

/** For an account; `what` and its amount as subject and as object of the sentence. */
export function failureOfAccount(data: FailedCharge, what: { subject: string; object: string }): string {
  const account = nameAccount(data.account?.lastFour ?? null);
  return data.isReturned
    ? `Ihre Bank hat ${what.object} auf Ihr ${account} zurückgebucht. Der Betrag ist deshalb wieder offen. Die Bankgebühr dafür übernehmen wir.`
    : `${what.subject} ließ sich nicht von Ihrem ${account} abbuchen.`;
}

export function nameAccount(lastFour: string | null): string {
  return lastFour === null ? "Konto" : `Konto mit der Endung ${lastFour}`;
}

export function actionAfterFailure({ needsConfirmation, account }: FailedCharge, confirm: string): string {
  if (needsConfirmation) return confirm;
  return account ? "Konto oder Karte angeben" : "Andere Karte angeben";
}

export function afterFailure(data: FailedCharge): string {
  const { needsAnotherCard, nextTryOn, account } = data;
  if (needsAnotherCard) return unusable(data).text;
  if (!nextTryOn)
    return "Das war unser letzter Versuch. Jemand aus unserem Team meldet sich bei Ihnen, um eine Lösung zu finden. Mahngebühren gibt es bei uns nicht.";
  return account
    ? "Mahngebühren gibt es bei uns nicht. Sie können auch bis zum nächsten Versuch warten, wenn bis dahin genug Geld auf dem Konto ist. Wir kündigen ihn vorher an."
    : "Mahngebühren gibt es bei uns nicht. Sie können auch bis zum nächsten Versuch warten, wenn Karte und Konto bis dahin in Ordnung sind.";
}
