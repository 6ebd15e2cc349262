import { describe, expect, test } from "vitest";
import {
  type MailData,
  type MailKind,
  type MailOptions,
  type MailSender,
  mailKinds,
  recipientName,
  renderLetter,
  renderMail,
} from "@kautia/locales/mails";
import { findEnglish, sampleMails as samples, sampleSetting as setting } from "@kautia/locales/testing";
import { mailRules } from "./kinds/index.ts";

const languages = ["de", "en"] as const;
const render = <Kind extends MailKind>(
  kind: Kind,
  changes: Partial<MailData[Kind]> = {},
  also: Partial<MailSender> = {},
) => renderMail(kind, { ...samples[kind], ...changes }, { ...setting, ...also }, { reader: mailRules[kind].reader });

describe.each(languages)("every mail in %s", (language) => {
  test.each(mailKinds)("%s has no missing values", (kind) => {
    const { subject, text, html } = render(kind, {}, { language });
    for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|null|NaN|Invalid|\[object/);
    expect(subject).not.toContain("\n");
    expect(html).toContain(`<html lang="${language}">`);
  });

  test.each(mailKinds)("%s has no contract number in its subject", (kind) => {
    expect(render(kind, {}, { language }).subject).not.toMatch(/[A-Z]{2}-[A-Z0-9]{4}-/);
  });

  test.each(mailKinds)("%s has its button on the first screen of a phone", (kind) => {
    const [before = "", after] = render(kind, {}, { language }).html.split('<a class="button"');
    if (after === undefined) return;
    const read = before.slice(before.indexOf("<h1")).replaceAll(/<[^>]*>/g, "");
    // Measured at 390 px: so much text and the head end above 600 px (docs/mail.md).
    expect(read.length, read).toBeLessThan(440);
    expect(before).not.toContain('<table role="presentation" style="width');
  });

  test.each(mailKinds)("%s links to whole addresses", (kind) => {
    const { html } = render(kind, {}, { language });
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href);
    expect(links.filter((href) => !/^(?:https:\/\/|mailto:)[^\s<>]+$/.test(href))).toEqual([]);
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

test.each(languages)("no long paragraph stands in more than two mails, or in both sides' mails (%s)", (language) => {
  const found = new Map<string, MailKind[]>();
  for (const kind of mailKinds)
    for (const paragraph of render(kind, {}, { language }).text.split("\n\n"))
      // Every refusal has to name the arbitration body.
      if (paragraph.length > 140 && !paragraph.startsWith("--") && !paragraph.includes(setting.arbitration))
        found.set(paragraph, [...(found.get(paragraph) ?? []), kind]);
  const readers = (kinds: MailKind[]) =>
    new Set(kinds.map((kind) => (mailRules[kind].reader === "landlord" ? "landlord" : "tenant")));
  expect([...found].filter(([, kinds]) => kinds.length > 2 || readers(kinds).size > 1)).toEqual([]);
});

test.each(languages)("a mail to a tenant does not speak of the tenant (%s)", (language) => {
  for (const kind of mailKinds.filter((each) => mailRules[each].reader === "tenant"))
    expect(render(kind, {}, { language }).text, kind).not.toMatch(/\b(des Mieters|der Mieter|the tenant)\b/);
});

test("a German letter goes on in lower case after its greeting", () => {
  const byPeople: MailKind[] = ["desk-message", "desk-message-landlord"];
  const amendments = ["TENANT_NAME", "CO_TENANTS", "PAYMENT_PERIOD", "START", "HOME"] as const;
  const letters = [
    ...mailKinds.filter((kind) => !byPeople.includes(kind)).map((kind) => render(kind)),
    ...amendments.map((kind) => render("amendment-applied", { kind, number: null })),
    ...(["TENANT_NAME", "START", "HOME"] as const).map((kind) => render("landlord-amendment-applied", { kind })),
    render("amendment-undone", { hadAgreed: true }),
  ];
  for (const { text } of letters) {
    const [, first] = text.split("\n\n");
    expect(first).not.toMatch(/^(?!Sie|Ihre?n?|Erika|Max|Ben|Bo|Bürgende|Hausverwaltung)\p{Lu}/u);
  }
});

test.each(languages)("a co-tenant who is to leave is spoken to, not about (%s)", (language) => {
  const { subject, text } = render("co-tenant-asked", {}, { language });
  for (const part of [subject, text.slice(text.indexOf("\n\n"))]) expect(part).not.toContain("Ben Beispiel");
});

test.each(languages)("a letter on paper calls itself a letter, and speaks of no link (%s)", (language) => {
  const posted = { to: "Erika Mustermann", on: "2027-01-15", accountUrl: "https://example.com", addressed: null };
  for (const kind of mailKinds.filter((each) => mailRules[each].byPost)) {
    const { reader } = mailRules[kind];
    const { blocks, guarantor } = renderLetter(kind, samples[kind], { ...setting, language }, { ...posted, reader });
    expect(JSON.stringify(blocks), kind).not.toMatch(
      /diese E-Mail|[Aa]nhang|[Dd]er Link|this email|attach|[Tt]he link/,
    );
    expect(guarantor?.name, kind).toContain("Bürgende AG");
  }
});

test("German mails count the people who have not signed", () => {
  expect(render("co-tenant-signed").text).toContain("Es fehlen noch: Cem Kaya und Dora Dahl.");
  expect(render("co-tenants-waiting").text).toContain("Es fehlt noch: Cem Kaya.");
});

test("mails to others shorten typed text and remove its links", () => {
  const tenantName = `Sie haben gewonnen: www.example.com ${"N".repeat(300)}`;
  const { subject, text, html } = render("landlord-invitation", { tenantName });
  for (const part of [subject, text, html]) expect(part).toContain("Sie haben gewonnen: www. example. com N");
  for (const part of [subject, text, html]) expect(part).not.toMatch(/www\.example|N{80}/);
  expect(render("tenant-message", { message: "Hier: https://example.org/x" }).text).toContain(
    "https: //example. org/x",
  );
});

test.each(languages)("a mail to an applicant gives no contract as its reason (%s)", (language) => {
  const footer = (kind: MailKind) => render(kind, {}, { language }).text.split("\n--\n").at(-1);
  const kinds = mailKinds.filter((kind) => mailRules[kind].reader === "applicant");
  for (const kind of kinds) expect(footer(kind), kind).not.toMatch(/Vertrag|contract/);
  expect(footer("review-refused")).toMatch(/Mietbürgschaft beantragen|applying for a guarantee/);
  expect(footer("released")).toMatch(/Vertrag|contract/);
});

test("names the tenant or the landlord as the recipient", () => {
  expect(recipientName(mailRules["landlord-invitation"].reader, samples["landlord-invitation"])).toBe("Max Müller");
  expect(recipientName(mailRules["contract-signed"].reader, samples["contract-signed"])).toBe("Erika Mustermann");
  expect(recipientName(mailRules["landlord-claim-paid-out"].reader, samples["landlord-claim-paid-out"])).toBe(
    "Max Müller",
  );
  expect(recipientName(mailRules["invitation-confirmation"].reader, samples["invitation-confirmation"])).toBeNull();
});

test.each(languages)(
  "the receipt of a withdrawal is the same whether or not it belongs to a tenant's contract (%s)",
  (language) => {
    const receipt = (addressed: MailOptions["addressed"]) =>
      renderMail(
        "withdrawal-received",
        samples["withdrawal-received"],
        { ...setting, language },
        { reader: "anybody", addressed },
      );
    expect(receipt({ salutation: "MRS", lastName: "Weiß" })).toEqual(receipt(null));
  },
);

test.each(mailKinds)("the German %s contains no English words", (kind) => {
  const { subject, text } = render(kind, {}, { language: "de" });
  expect([subject, ...text.split("\n")].filter((line) => findEnglish(line).length > 0)).toEqual([]);
});

test("the text and HTML versions of every mail say the same", () => {
  for (const kind of mailKinds) {
    const { text, html } = render(kind);
    const seen = html
      .replaceAll(/<\/?span[^>]*>/g, "")
      .replaceAll("&amp;", "&")
      .replaceAll("\u00A0", " ");
    const words = text.split(/:?\n|: |> |--|\* \* \*/).map((line) => line.trim());
    for (const word of words.filter(Boolean)) expect(seen, kind).toContain(word.replaceAll("\u00A0", " "));
  }
});

test("every mail has the logo beside our name, and says who guarantees and how to reach both", () => {
  for (const kind of mailKinds) {
    const { text, html } = render(kind);
    expect(html, kind).toMatch(/<img src="cid:logo"[^>]+alt=""[\s\S]+>Kautia<\/span>/);
    expect(text, kind).toMatch(
      /Kautia: Kautia Vermittlung GmbH, Beispielweg 1, 10115 Berlin, Telefon \+49 30 23125 002, hilfe@example.com\nBürge: Bürgende AG, Beispielallee 2, 10115 Berlin, Telefon \+49 30 23125 001\n$/,
    );
  }
  const alone = { operator: { name: null, address: null, phone: null } };
  expect(render("landlord-link", {}, alone).text).toContain("\nKautia, hilfe@example.com\n");
});

test.each(languages)("a mail to all tenants tells the news before it says who acted for them (%s)", (language) => {
  const together = { tenantNames: ["Erika Mustermann", "Ben Beispiel"], isToAll: true, declaredBy: "Ben Beispiel" };
  const [, news, declared] = render("withdrawn", together, { language }).text.split("\n\n");
  expect(news).toMatch(/^(Sie haben Ihren Vertrag|You withdrew)/);
  expect(declared).toMatch(/^Ben Beispiel (hat das|did this) /);
});

test("a mail has a button where the tenant can do something: prove the moving out, change how to pay, see what is owed", () => {
  for (const kind of ["cancellation-received", "debit-announced", "released"] as const) {
    const { html, text } = render(kind, { isStillOwing: true });
    expect(html, kind).toContain('href="https://example.com/de/policies"');
    expect(text, kind).toMatch(/:\nhttps:\/\/example\.com\/de\/policies\n/);
  }
  expect(render("released").text).not.toContain("https://example.com/de/policies");
});

test("says where the refund goes before it asks for what is still owed", () => {
  for (const language of languages) {
    const { text } = render("released", { isStillOwing: true }, { language });
    expect(text).toMatch(/(dorthin zurück|goes back)[^]*(Bezahlt werden muss noch|You still have to pay)/);
  }
});

test.each([
  [undefined, "Erika Mustermann hat Kautia Ihre Adresse genannt."],
  ["MANAGER", "Ihre Adresse haben wir von Ihrer Hausverwaltung oder von Erika Mustermann."],
  ["LANDLORD", "Ihre Adresse haben wir vom bisherigen Vermieter oder seiner Hausverwaltung."],
  ["SOMEBODY", "Ihre Adresse wurde uns als die des neuen Vermieters genannt."],
] as const)("a landlord whose address came from %s reads who gave it to us", (namedBy, source) => {
  const footer = render("new-landlord-asked", namedBy ? { namedBy } : {})
    .text.split("\n--\n")
    .at(-1);
  expect(footer?.startsWith(`${source} Wir nutzen sie nur`), footer).toBe(true);
});

test("says who wrote a note", () => {
  for (const kind of ["review-accepted", "document-requested", "moving-out-confirmed"] as const) {
    const note = "Bis Freitag, bitte.";
    expect(render(kind, { note }).text, kind).toContain("Dazu schreibt unser Team:\n\n> Bis Freitag, bitte.");
    expect(render(kind, { note: null }).text, kind).not.toContain("unser Team:");
    expect(render(kind, { note }, { language: "en" }).text, kind).toContain(
      "Our team writes:\n\n> Bis Freitag, bitte.",
    );
  }
});

test("avoids single words on the last line, also in headings and buttons", () => {
  const { html } = render("cancellation-received");
  expect(html).toMatch(/<body[^>]+text-wrap:pretty/);
  expect(html).toMatch(/<h1[^>]+text-wrap:balance/);
  expect(html).toMatch(/<a class="button"[^>]+text-wrap:balance/);
});

test("keeps street and number, and postal code and city, on one line", () => {
  const { text, html } = render("landlord-invitation");
  expect(html).toContain("Torstraße\u00A012, 10119\u00A0Berlin");
  expect(html).toContain('<span style="white-space:nowrap">DE-7K4M-Q2XD</span>');
  expect(text).toContain("Torstraße 12, 10119 Berlin");
});

test("keeps day and month, and the word 'phone' and its number, on one line", () => {
  const german = render("landlord-invitation");
  expect(german.html).toContain("1.\u00A0Januar 2027");
  expect(german.html).toContain('<span style="white-space:nowrap">Telefon +49 30 23125 001</span>');
  expect(german.text).toContain("1. Januar 2027");
  const english = render("landlord-invitation", {}, { language: "en" });
  expect(english.html).toContain("1\u00A0January 2027");
  expect(english.html).toContain('<span style="white-space:nowrap">phone +49 30 23125 002</span>');
});

test("keeps a short email address on one line, in the footer too, and leaves the text for copying as it is", () => {
  const { html, text } = render("landlord-invitation", {}, { supportEmail: "hilfe-at@kautia.example" });
  expect(html).toContain('<span style="white-space:nowrap">hilfe-at@kautia.example</span>');
  expect(text).toContain("hilfe-at@kautia.example");
});

test("keeps 'E-Mail' on one line", () => {
  const { html, text } = render("staff-link");
  expect(html).toContain('diese <span style="white-space:nowrap">E-Mail</span> bitte nicht weiter');
  expect(text).toContain("diese E-Mail bitte nicht weiter");
});

test("says which instalment failed, and its amount once", () => {
  const failed = { number: 2, parts: 6, amountCents: 13_675 };
  expect(render("instalment-failed", failed).text).toMatch(/die Rate 2 von 6 \(136,75\s€\) nicht abbuchen/);
  expect(render("instalment-failed", { ...failed, parts: 1 }).text).toMatch(/die Zahlung von 136,75\s€ nicht abbuchen/);
  expect(render("instalment-failed", failed, { language: "en" }).text).toContain(
    "We couldn’t charge instalment 2 of 6 (€136.75) to your card.",
  );
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
    for (const kind of ["document-refused", "file-refused", "landlord-file-refused"] as const) {
      const { text } = render(kind, { isUnreadable: true }, { language });
      expect(text).toContain(samples[kind].fileName);
      expect(text).toMatch(/Passwort|password/);
      expect(text).not.toMatch(/Schadsoftware|harmful|Virenscanner|virus/);
    }
  }
});

test("greets a landlord without a name neutrally", () => {
  expect(render("landlord-invitation", { landlordName: null }).text).toMatch(/^Guten Tag,\n/);
  expect(render("landlord-accepted", { landlordName: null }, { language: "en" }).text).toContain("your landlord has");
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

test("the notice before a debit names amount, day, account, mandate and creditor", () => {
  const german = render("debit-announced");
  expect(german.subject).toBe("Am 2. Januar 2027 buchen wir 6,35\u00a0€ ab");
  const facts = ["Abbuchung am: 2. Januar 2027", "A1B2C3D4E5F60718", "DE98ZZZ09999999999", "Endung 3000"];
  for (const fact of facts) expect(german.text).toContain(fact);
  const english = render("debit-announced", { creditorId: null }, { language: "en" });
  expect(english.text).toContain("account ending 3000");
  expect(english.text).not.toContain("Creditor ID");
});

test.each(languages)("only mails of a trial are marked as such in %s, in the subject and at the top", (language) => {
  const head = { de: "Test: Es entsteht kein Vertrag", en: "Test: no contract is made" }[language];
  for (const kind of mailKinds) {
    const { subject, text, html } = render(kind, {}, { language, isTrial: true });
    expect(subject).toMatch(/^\[Test\] /);
    expect(text.startsWith(head), kind).toBe(true);
    expect(html).toContain(head);
    expect(render(kind, {}, { language }).text).not.toContain(head);
  }
});
