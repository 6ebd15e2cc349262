import { describe, expect, test } from "vitest";
import { type MailData, type MailKind, type MailSetting, mailKinds, recipientName, renderMail } from "./mails.ts";
import { findEnglish } from "./testing/find-english.ts";

const setting: MailSetting = {
  language: "de",
  country: "de",
  brandName: "Kautia",
  supportEmail: "hilfe@example.com",
};
const contract = {
  contractNumber: "DE-7K4M-Q2XD",
  tenantName: "Erika Mustermann",
  landlordName: "Max Müller",
  fullAddress: "Torstraße 12, 10119 Berlin",
  depositCents: 150_000,
};
const premium = { premiumCents: 7_050, paymentPeriod: "YEARLY" } as const;
const applicant = { tenantName: "Erika Mustermann", fullAddress: "Torstraße 12, 10119 Berlin" };
const decidedClaim = {
  ...contract,
  amountCents: 62_050,
  grantedCents: 50_000,
  items: [
    { description: "Miete für März", amountCents: 50_000, grantedCents: 50_000 },
    { description: "Kratzer im Parkett", amountCents: 12_050, grantedCents: 0 },
  ],
  outcome: "PARTLY" as const,
  note: "Die Kratzer standen\nschon im Protokoll.",
};
const samples: MailData = {
  "tenant-invitation": {
    tenantName: "Erika Mustermann",
    inviterName: "Hausverwaltung Müller",
    fullAddress: "Torstraße 12, 10119 Berlin",
    depositCents: 150_000,
    insuranceStart: "2027-01-01",
    expiresOn: "2026-12-21",
    link: "https://example.com/de?invitation-token=0f",
  },
  "landlord-invitation": {
    ...contract,
    insuranceStart: "2027-01-01",
    insuranceEnd: null,
    answerUntil: "2026-12-21",
    link: "https://example.com/de/landlord/0f?a=1&b=2",
  },
  "invitation-confirmation": { expiresOn: "2026-11-28", link: "https://example.com/de/landlord/invite/0f" },
  "landlord-reminder": {
    ...contract,
    insuranceStart: "2027-01-01",
    answerUntil: "2026-12-21",
    link: "https://example.com/de/landlord/0f",
    stopLink: "https://example.com/de/no-reminders/0f",
  },
  "landlord-silent": { ...contract, until: "2026-12-21", link: "https://example.com/de?token=0f" },
  "landlord-link": { ...contract, link: "https://example.com/de/landlord/0f" },
  "contract-documents": {
    tenantName: contract.tenantName,
    fullAddress: contract.fullAddress,
    depositCents: contract.depositCents,
    ...premium,
    draft: {
      tenant: { name: contract.tenantName, birthDate: null, address: null, email: "erika@example.com" },
      landlord: { name: contract.landlordName, email: "max@example.com" },
      fullAddress: contract.fullAddress,
      depositCents: contract.depositCents,
      coldRentCents: 50_000,
      insuranceStart: "2027-01-01",
      insuranceEnd: null,
      ...premium,
      withdrawalDays: 14,
      consents: {
        termsAndPrivacy: true,
        initialInformation: true,
        electronicCommunication: false,
        earlyFulfilment: true,
        at: "2026-11-21T10:00:00.000Z",
      },
    },
  },
  "contract-signed": { ...contract, ...premium, insuranceStart: "2027-01-01", withdrawUntil: "2026-12-05" },
  "landlord-accepted": { ...contract, ...premium, firstChargeOn: "2027-01-01" },
  "landlord-declined": { ...contract, reason: "Wir nehmen\nnur Barkaution." },
  "account-confirmation": {
    ...contract,
    email: "erika@example.com",
    link: "https://example.com/de/new-password?token=0f",
  },
  "new-password": { ...contract, email: "erika@example.com", link: "https://example.com/de/new-password?token=0f" },
  "login-link": { ...contract, email: "erika@example.com", link: "https://example.com/de/login?token=0f" },
  "passkey-added": {
    ...contract,
    email: "erika@example.com",
    on: "2026-11-21",
    link: "https://example.com/de/new-password",
  },
  "password-changed": {
    ...contract,
    email: "erika@example.com",
    on: "2026-11-21",
    link: "https://example.com/de/new-password",
  },
  "deletion-link": { ...contract, email: "erika@example.com", link: "https://example.com/de/policies/delete?token=0f" },
  "data-deleted": {
    tenantName: contract.tenantName,
    on: "2027-03-08",
    kept: [{ contractNumber: contract.contractNumber, until: "2035-12-31" }],
  },
  "tenant-message": { ...contract, message: "Guten Tag,\nwann passt Ihnen die Übergabe?" },
  "rating-request": {
    ...contract,
    link: "https://example.com/de/rate/0f",
    stopLink: "https://example.com/de/no-reminders/0f",
  },
  withdrawn: { ...contract, on: "2026-12-01", refundCents: 635 },
  "landlord-withdrawn": { ...contract, on: "2026-12-01" },
  "withdrawal-too-late": { ...contract, until: "2026-12-05", link: "https://example.com/de/policies" },
  "cancellation-received": { ...contract, on: "2027-03-01" },
  "release-asked": { ...contract, on: "2027-03-01", isReminder: false, link: "https://example.com/de/landlord/0f" },
  "cancellation-taken-back": { ...contract, on: "2027-03-04" },
  "landlord-cancellation-taken-back": { ...contract, on: "2027-03-04", link: "https://example.com/de/landlord/0f" },
  "moving-out-confirmed": {
    ...contract,
    movedOutOn: "2027-03-05",
    premiumUntil: "2027-03-05",
    refundCents: 1_234,
    note: "Im Protokoll steht\nder 5. März.",
    link: "https://example.com/de/policies",
  },
  "landlord-moving-out-confirmed": {
    ...contract,
    movedOutOn: "2027-03-05",
    link: "https://example.com/de/landlord/0f",
  },
  "moving-out-refused": {
    ...contract,
    movedOutOn: "2027-03-05",
    note: "Auf dem Protokoll fehlt\ndie Unterschrift.",
    link: "https://example.com/de/policies",
  },
  released: { ...contract, on: "2027-03-08", refundCents: 1_234, premiumUntil: null },
  "landlord-released": { ...contract, on: "2027-03-08" },
  "claim-reported": {
    ...contract,
    amountCents: 12_050,
    items: [{ description: "Kratzer im Parkett", amountCents: 12_050 }],
    objectUntil: "2027-03-01",
    link: "https://example.com/de/policies",
  },
  "claim-objected": {
    ...contract,
    amountCents: 12_050,
    text: "Die Kratzer waren schon da.",
    link: "https://example.com/de/landlord/0f",
  },
  "claim-decided": {
    ...decidedClaim,
    repayment: { chooseUntil: "2027-03-05", dueOn: "2027-03-19", mostParts: 12 },
    link: "https://example.com/de/policies",
  },
  "repayment-planned": {
    ...contract,
    amountCents: 82_050,
    instalments: [
      { on: "2027-03-19", amountCents: 41_025 },
      { on: "2027-04-19", amountCents: 41_025 },
    ],
    chosen: true,
    link: "https://example.com/de/policies",
  },
  "instalment-failed": {
    ...contract,
    amountCents: 41_025,
    number: 1,
    parts: 2,
    dueOn: "2027-03-19",
    needsConfirmation: false,
    nextTryOn: "2027-03-20",
    link: "https://example.com/de/card/0f",
  },
  repaid: { ...contract, amountCents: 82_050, link: "https://example.com/de/policies" },
  "landlord-claim-decided": { ...decidedClaim, link: "https://example.com/de/landlord/0f" },
  "review-received": applicant,
  "review-accepted": {
    ...applicant,
    depositCents: 150_000,
    yearlyCents: 7_050,
    monthlyCents: 635,
    note: "Alles Gute\nim neuen Heim.",
    link: "https://example.com/de?token=0f",
  },
  "review-refused": { ...applicant, note: "Der Nachweis fehlt.", link: "https://example.com/de?token=0f" },
  "document-requested": {
    ...applicant,
    document: "WORK_CONTRACT",
    note: null,
    link: "https://example.com/de?token=0f",
  },
  "document-refused": {
    ...applicant,
    document: "PASSPORT",
    fileName: "Ausweis ẞ.pdf",
    link: "https://example.com/de?token=0f",
  },
  "documents-checked": { ...applicant, link: "https://example.com/de?token=0f" },
  "application-reminder": {
    ...applicant,
    isLast: false,
    link: "https://example.com/de?token=0f",
    stopLink: "https://example.com/de/no-reminders/0f",
  },
  "resume-link": { ...applicant, link: "https://example.com/de?token=0f" },
  "premium-failed": {
    ...contract,
    amountCents: 635,
    dueOn: "2027-01-01",
    needsConfirmation: false,
    nextTryOn: "2027-01-02",
    link: "https://example.com/de/card/0f",
  },
};
const languages = ["de", "en"] as const;
const render = <Kind extends MailKind>(
  kind: Kind,
  changes: Partial<MailData[Kind]> = {},
  also: Partial<MailSetting> = {},
) => renderMail(kind, { ...samples[kind], ...changes }, { ...setting, ...also });

describe.each(languages)("every mail in %s", (language) => {
  test.each(mailKinds)("%s has no missing values", (kind) => {
    const { subject, text, html } = render(kind, {}, { language });
    for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|null|NaN|Invalid|\[object/);
    expect(subject).not.toContain("\n");
    expect(html).toContain(`<html lang="${language}">`);
  });

  test.each(mailKinds)("%s escapes names in HTML", (kind) => {
    const { html } = render(
      kind,
      { tenantName: '<script>alert("1")</script>', landlordName: "<b>ẞ</b>" },
      { language },
    );
    expect(html).not.toMatch(/<script|<b>/);
  });
});

test("mails to others show what somebody typed shortened and without links", () => {
  const tenantName = `Sie haben gewonnen: www.example.com ${"N".repeat(300)}`;
  const { subject, text, html } = render("landlord-invitation", { tenantName });
  for (const part of [subject, text, html]) expect(part).toContain("Sie haben gewonnen: www. example. com N");
  for (const part of [subject, text, html]) expect(part).not.toMatch(/www\.example|N{80}/);
  expect(render("tenant-message", { message: "Hier: https://example.org/x" }).text).toContain(
    "https: //example. org/x",
  );
});

test("names the tenant or the landlord as the recipient", () => {
  expect(recipientName("landlord-invitation", samples["landlord-invitation"])).toBe("Max Müller");
  expect(recipientName("contract-signed", samples["contract-signed"])).toBe("Erika Mustermann");
  expect(recipientName("invitation-confirmation", samples["invitation-confirmation"])).toBeNull();
});

test.each(mailKinds)("the German %s contains no English words", (kind) => {
  const { subject, text } = render(kind, {}, { language: "de" });
  expect([subject, ...text.split("\n")].filter((line) => findEnglish(line).length > 0)).toEqual([]);
});

test("the text and HTML versions of every mail say the same", () => {
  for (const kind of mailKinds) {
    const { text, html } = render(kind);
    const seen = html.replaceAll("&amp;", "&");
    const words = text.split(/:?\n|: |> |--/).map((line) => line.trim());
    for (const word of words.filter(Boolean)) expect(seen, kind).toContain(word);
  }
});

test("formats money and dates for the reader's language and country", () => {
  expect(render("contract-signed").text).toMatch(/70,50\s€ im Jahr/);
  expect(render("contract-signed").text).toContain("1. Januar 2027");
  expect(render("contract-signed", {}, { country: "at" }).text).toContain("1. Jänner 2027");
  expect(render("contract-signed", {}, { language: "en" }).text).toContain("€70.50 a year");
  expect(render("contract-signed", {}, { language: "en" }).text).toContain("1 January 2027");
});

test("contains the complete invitation link in text and HTML", () => {
  const { text, html } = render("landlord-invitation");
  expect(text).toContain("\nhttps://example.com/de/landlord/0f?a=1&b=2\n");
  expect(html).toContain('href="https://example.com/de/landlord/0f?a=1&amp;b=2"');
});

test("the mail about a file that could not be checked asks for another one and does not speak of harmful software", () => {
  for (const language of languages) {
    const { text } = render("document-refused", { isUnreadable: true }, { language });
    expect(text).toContain("Ausweis ẞ.pdf");
    expect(text).toMatch(/Passwort|password/);
    expect(text).not.toMatch(/Schadsoftware|harmful|Virenscanner|virus/);
  }
});

test("greets a landlord without a name neutrally", () => {
  expect(render("landlord-invitation", { landlordName: null }).text).toMatch(/^Guten Tag,\n/);
  expect(render("landlord-accepted", { landlordName: null }, { language: "en" }).text).toContain("Your landlord has");
});

test("the mail about a declined guarantee says that nothing is charged, and quotes the reason if there is one", () => {
  expect(render("landlord-declined").text).toContain("> Wir nehmen\n> nur Barkaution.");
  expect(render("landlord-declined", { reason: null }).text).not.toContain("Grund wurde angegeben");
  expect(render("landlord-declined", { reason: null }).text).toContain("nichts abgebucht");
});

test("the mail about a failed premium names the next attempt, and after the last one says that a person will help", () => {
  expect(render("premium-failed").text).toContain("Nächster Versuch: 2. Januar 2027");
  expect(render("premium-failed", { nextTryOn: null }).text).toContain("Jemand aus unserem Team");
  expect(render("premium-failed", { needsConfirmation: true }).text).toContain("selbst bestätigen");
});
