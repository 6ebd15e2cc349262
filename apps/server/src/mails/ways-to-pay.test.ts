import { describe, expect, test } from "vitest";
import { type MailData, type MailKind, type MailSender, mailKinds, renderMail } from "@kautia/locales/mails";
import { sampleMails as samples, sampleSetting as setting } from "@kautia/locales/testing";
import { mailRules } from "./kinds/index.ts";

const languages = ["de", "en"] as const;
const render = <Kind extends MailKind>(
  kind: Kind,
  changes: Partial<MailData[Kind]> = {},
  also: Partial<MailSender> = {},
) => renderMail(kind, { ...samples[kind], ...changes }, { ...setting, ...also }, { reader: mailRules[kind].reader });

/** Words that fit only one way to pay. 'An account or a card' offers both. */
const ofCard = /\bKarten?|\bcards?\b/i;
const ofAccount = /Lastschrift|einziehen|eingezogen|Mandat|Kontodaten|\bdebit|mandate|account details/i;
const offersBoth = /(Konto oder eine|Konto oder|account or a) (Karte|card)|Karte oder Konto|card or account|ID card/g;

describe.each(languages)("every mail in %s names how the tenant pays", (language) => {
  const say = (kind: MailKind, changes: object) => {
    const { subject, text } = render(kind, changes, { language });
    return `${subject}\n${text}`.replaceAll(/https:\S+/g, "").replaceAll(offersBoth, "");
  };
  const kinds = mailKinds.filter((kind) => kind !== "debit-announced");

  test.each(mailKinds)("%s speaks of no card when an account pays", (kind) => {
    for (const more of [
      {},
      { needsAnotherCard: true },
      { nextTryOn: null },
      { isReturned: true },
      { isStillOwing: true },
    ])
      expect(say(kind, { ...more, account: { lastFour: "3000", mandateReference: "A1B2C3D4E5F60718" } })).not.toMatch(
        ofCard,
      );
  });

  test.each(kinds)("%s speaks of no debit when a card pays", (kind) => {
    for (const more of [{}, { needsAnotherCard: true }, { nextTryOn: null }, { needsConfirmation: true }])
      expect(say(kind, { ...more, account: null })).not.toMatch(ofAccount);
  });
});

test("the mails about acceptance and instalments announce debits to a tenant who pays from an account", () => {
  const account = { lastFour: "3000" };
  const accepted = render("landlord-accepted", { account });
  expect(accepted.text).toMatch(/Lastschrift von Ihrem Konto mit der Endung 3000[^]*kündigen wir vorher per E-Mail an/);
  expect(accepted.text).not.toContain("Erste Abbuchung:");
  expect(render("repayment-planned", { account }, { language: "en" }).text).toContain(
    "We debit your account ending 3000",
  );
  expect(render("landlord-accepted").text).toContain("von der Karte ab");
});

test.each(["premium-failed", "instalment-failed"] as const)(
  "the mail %s about a returned debit says that the amount is unpaid again and that the fee is ours",
  (kind) => {
    const returned = { isReturned: true, account: { lastFour: "3000" } };
    expect(render(kind, returned).subject).toMatch(/wurde zurückgebucht$/);
    expect(render(kind, returned).text).toMatch(/Endung 3000 zurückgebucht[^]*Bankgebühr dafür übernehmen wir/);
    const over = render(kind, { ...returned, needsAnotherCard: true, nextTryOn: null }, { language: "en" });
    expect(over.subject).toBe("We can no longer debit your account");
    expect(over.text).not.toMatch(/\bcard can no longer|try again/);
  },
);

test.each(["premium-failed", "instalment-failed"] as const)(
  "the mail %s about a card that must not be charged again asks for another one",
  (kind) => {
    const german = render(kind, { needsAnotherCard: true, nextTryOn: null });
    expect(german.subject).toBe("Ihre Karte lässt sich nicht mehr belasten");
    expect(german.text).toContain("Geben Sie eine andere Karte an");
    expect(german.text).not.toMatch(/letzter Versuch|gestohlen|verloren/);
    const english = render(kind, { needsAnotherCard: true, nextTryOn: null }, { language: "en" });
    expect(english.subject).toBe("Your card can no longer be charged");
  },
);
