import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { texts } from "@kautia/locales";
import { mailRules } from "../mails/index.ts";
import { type Country, countries, countryFacts, legalDocumentKinds } from "@kautia/contract";
import { articleNames, type Block, loadArticle, loadHelp, type Section } from "@kautia/locales/articles";
import { type MailKind, mailKinds, type MailSender, renderMail } from "@kautia/locales/mails";
import {
  parseLegalText,
  type PdfKind,
  sayWithdrawalForLandlord,
  sayWithdrawalRule,
  writePdf,
} from "@kautia/locales/policy-documents";
import { sampleDocuments, sampleMails, sampleSetting } from "@kautia/locales/testing";
import { expect, test } from "vitest";

/*
 * Reads everything that tenants and landlords read, in both languages and countries (docs/law.md).
 */
const places = (["de", "at"] as const).flatMap((country) =>
  (["de", "en"] as const).map((language) => ({ ...sampleSetting, country, language })),
);
const legal = fileURLToPath(import.meta.resolve("@kautia/locales/legal"));
const insurer = sampleSetting.insurer.name;
const kinds = Object.keys(sampleDocuments) as PdfKind[];
const renderSample = (kind: MailKind, setting: MailSender) =>
  renderMail(kind, sampleMails[kind], setting, { reader: mailRules[kind].reader });

const everything: readonly (readonly [where: string, text: string])[] = [
  ...(["de-DE", "de-AT", "en-DE", "en-AT"] as const).map(
    (locale) => [locale, stringsIn(texts(locale, "staff"))] as const,
  ),
  ...readdirSync(legal, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(md|json)$/.test(file))
    .map((file) => [file, readFileSync(join(legal, file), "utf8")] as const),
  ...places.flatMap((setting) => [
    ...mailKinds.map((kind) => [`mail ${kind}`, renderSample(kind, setting).text] as const),
    ...kinds.map((kind) => [kind, stringsIn(writePdf(kind, sampleDocuments[kind], setting))] as const),
  ]),
  ...(await Promise.all(
    (["de", "en"] as const).flatMap((language) => [
      loadHelp(language).then((help) => [`help ${language}`, stringsIn(help)] as const),
      ...articleNames.map(
        async (name) => [`${name} ${language}`, stringsIn(await loadArticle(name, language))] as const,
      ),
    ]),
  )),
];

function stringsIn(value: unknown): string {
  if (typeof value === "string") return `${value}\n`;
  return typeof value === "object" && value !== null ? Object.values(value).map(stringsIn).join("") : "";
}

const forbidden: readonly (readonly [what: string, pattern: RegExp, examples: readonly string[]])[] = [
  [
    "promises the same security as cash",
    /dieselbe Sicherheit|was ihm eine Barkaution gäbe|same security|just as safe/i,
    ["Sie haben dieselbe Sicherheit", "You are just as safe"],
  ],
  [
    "says that a guarantee saves rent",
    /spart (bis zu )?\S+ (Monats)?miete|saves (up to )?\S+ (months of )?rent/i,
    ["spart bis zu {months} Monatsmieten", "saves up to 3 months of rent"],
  ],
  [
    "says that a claim is paid because nobody objected",
    /ohne Widerspruch zahlen|widersprechen Sie nicht, zahlen|without an objection we pay|do not object, we pay/i,
    ["Ohne Widerspruch zahlen wir", "If you do not object, we pay."],
  ],
  [
    "makes a release waive other claims",
    /keine Forderungen mehr an|no more claims against/i,
    ["dass Sie keine Forderungen mehr an {tenant} haben", "no more claims against {tenant}"],
  ],
  [
    "says that one can leave at any time",
    /jederzeit heraus|leave (at )?any time/i,
    ["Sie kommen jederzeit heraus", "You can leave any time"],
  ],
  [
    "says that the contract is concluded without advice",
    /ohne (persönliche )?Beratung|beraten nicht|without (personal )?advice|no advice/i,
    ["Sie schließen ohne persönliche Beratung ab", "give no advice on other insurance"],
  ],
  [
    "announces a charge for a repayment that the tenant did not choose",
    /(ohne Wahl|wählen Sie nicht,) (buchen wir|wird)|(without a choice|do not choose,) (we charge|all of it is)/i,
    ["Ohne Wahl buchen wir am {date} alles ab", "Without a choice all of it is charged", "do not choose, we charge"],
  ],
  [
    "lets the period for a withdrawal begin with the signature alone",
    /Tagen nach der Unterschrift|days of signing/,
    ["binnen 14 Tagen nach der Unterschrift", "within 14 days of signing"],
  ],
  ["calls the tenant covered", /You are covered/, ["You are covered"]],
  ["calls the guarantee directly enforceable", /directly enforceable/, ["a directly enforceable guarantee"]],
  [
    "makes the brand the guarantor",
    /(Bürgschaft|Mietbürgschaften) (von|der) (Kautia|\{brand\})|guarantees? (from|of|by) (Kautia|\{brand\})/,
    ["eine Bürgschaft von Kautia", "rent-deposit guarantee from {brand}"],
  ],
];

test.each(forbidden)("no text %s", (_, pattern, examples) => {
  for (const example of examples) expect(example).toMatch(pattern);
  expect(everything.filter(([, text]) => pattern.test(text)).map(([where]) => where)).toEqual([]);
});

const stated = {
  brand: "Kautia",
  contact: "",
  supportEmail: "",
  insurer,
  insurerFacts: "",
  insurerSupervisor: "",
  claimsAfterEndDays: "183",
};

function legalValues({ country, language }: (typeof places)[number]): Record<string, string> {
  return JSON.parse(readFileSync(join(legal, `${language}-${country.toUpperCase()}`, "values.json"), "utf8"));
}

function wholeMail(kind: MailKind, setting: MailSender): string {
  const { subject, text } = renderSample(kind, setting);
  return `${subject}\n${text}`;
}

const yearsOf = (country: Country) =>
  Object.fromEntries(
    Object.entries(countryFacts[country].retentionYears).map(([name, years]) => [`kept${name}`, String(years)]),
  );

/** What people in this country read, without what is only for the other one and without the desk. */
async function readIn(setting: (typeof places)[number]): Promise<(readonly [where: string, text: string])[]> {
  const { country, language } = setting;
  const region = `${language}-${country === "at" ? "AT" : "DE"}` as const;
  const fileOf = (kind: string) =>
    [region, language].map((folder) => join(legal, folder, `${kind}.md`)).find(existsSync);
  const isHere = (block: Block) => typeof block === "string" || !("only" in block) || block.only === country;
  const bodies = (sections: readonly Section[]) =>
    sections.map(({ title, body }) => stringsIn([title, ...body.filter(isHere)])).join("");
  const supervisor = country === "at" ? "FMA" : "BaFin";
  const here = { ...setting, insurer: { ...setting.insurer, supervisor } };
  return [
    ...Object.entries(texts(region)).map(([key, text]) => [key, text] as const),
    ...mailKinds.map((kind) => [kind, wholeMail(kind, here)] as const),
    ...kinds.map((kind) => [kind, stringsIn(writePdf(kind, sampleDocuments[kind], here))] as const),
    ...legalDocumentKinds.map(
      (kind) =>
        [
          kind,
          stringsIn(
            parseLegalText(readFileSync(fileOf(kind) ?? "", "utf8"), {
              ...legalValues(setting),
              ...stated,
              withdrawalEffect: sayWithdrawalRule(language, country, 183),
              ...yearsOf(country),
            }),
          ),
        ] as const,
    ),
    ["help", bodies((await loadHelp(language)).groups.flatMap(({ questions }) => questions))],
    ...(await Promise.all(
      articleNames.map(async (name) => [name, bodies((await loadArticle(name, language)).sections)] as const),
    )),
  ];
}

const germanLaw = /VersVermV|\bVVG\b|\bBGB\b|BDSG|HGB|BaFin|bfdi|BFSG|Versicherungsombudsmann|vermittlerregister|34d/;

test.each(places.filter(({ country }) => country === "at"))(
  "cites no German law in Austria ($language)",
  async (place) => {
    const all = await readIn(place);
    expect(all.length).toBeGreaterThan(500);
    expect("§ 15 VersVermV").toMatch(germanLaw);
    expect(all.filter(([, text]) => germanLaw.test(text)).map(([where]) => where)).toEqual([]);
  },
);

test.each(places.filter(({ country }) => country === "de"))(
  "cites no Austrian law in Germany ($language)",
  async (place) => {
    const austrianLaw = /VersVG|ABGB|GewO|\bFMA\b|\bBAO\b|UGB|Rücktritt|zurücktreten/;
    // Asked in Austria alone; the answer can be read in every account.
    const austrian = /^(summary|consents)\.electronicCommunication/;
    const found = (await readIn(place)).filter(([where, text]) => !austrian.test(where) && austrianLaw.test(text));
    expect(found.map(([where]) => where)).toEqual([]);
  },
);

test("ombudsman and authorities are named in values.json alone, and everywhere from there", async () => {
  const names =
    /Ombudsmann e\. V\.|Versicherungsombudsmann|verbraucherschlichtung|Beschwerdestelle|Stubenring|dsb\.gv|bfdi/;
  const written = everything.filter(([where, text]) => !where.endsWith("values.json") && names.test(text));
  expect(written.map(([where]) => where)).toEqual([]);
  for (const place of places) {
    const all = new Map(await readIn(place));
    const { ombudsman, dataAuthority } = legalValues(place);
    for (const where of ["welcome.firstInformationComplaints", "imprint"])
      expect(all.get(where)).toContain("{ombudsman}");
    expect(all.get("privacy")).toContain("{dataAuthority}");
    for (const kind of ["avb", "first-info"]) expect(all.get(kind)).toContain(ombudsman);
    expect(all.get("privacy-policy")).toContain(dataAuthority);
  }
});

test("calls withdrawing from the contract 'Rücktritt' in Austria, and 'Widerruf' only that of a consent", async () => {
  const [austria] = places.filter(({ country, language }) => country === "at" && language === "de");
  const all = austria ? await readIn(austria) : [];
  const wrong = all.filter(([, text]) =>
    text.split(/[.:!?]\s|\n/).some((part) => /widerr[iu]f/i.test(part) && !/Einwilligung|Zustimmung/.test(part)),
  );
  expect(wrong.map(([where]) => where)).toEqual([]);
  expect(all.find(([where]) => where === "withdrawn")?.[1]).toContain("von Ihrem Vertrag zurückgetreten");
});

test.each(places)("names the insurer as guarantor, and the brand as intermediary ($country, $language)", (setting) => {
  const { address, register, state, supervisor } = setting.insurer;
  const contract = stringsIn(writePdf("contract", sampleDocuments.contract, setting));
  for (const fact of [insurer, address, register, state, supervisor, setting.brandName])
    expect(contract).toContain(fact);
  const declared = stringsIn(writePdf("certificate", sampleDocuments.certificate, setting));
  expect(declared).toMatch(new RegExp(`^${insurer} (übernimmt|gives)`, "m"));
  for (const kind of ["tenant-invitation", "landlord-invitation"] as const)
    expect(renderSample(kind, setting).text).toContain(insurer);
});

test.each(places)(
  "mails to landlords name source, purpose and rights, and claim no contract ($country, $language)",
  (place) => {
    const source = {
      de: "Erika Mustermann hat Kautia Ihre Adresse genannt",
      en: "Erika Mustermann gave your address to Kautia",
    };
    const purpose = { de: "um Ihnen die Bürgschaft anzubieten", en: "to offer you the guarantee" };
    const rights = { de: "jederzeit widersprechen", en: "object to that at any time" };
    for (const kind of [
      "landlord-invitation",
      "landlord-reminder",
      "landlord-link",
      "tenant-message",
      "landlord-withdrawn",
    ] as const) {
      const text = wholeMail(kind, place);
      for (const part of [source, purpose, rights]) expect(text, kind).toContain(part[place.language]);
      expect(text, kind).toContain(place.privacyUrl);
      expect(text, kind).not.toMatch(
        /Vertrag bei uns|contract with us|abgesichert|Sie sind geschützt|You are (covered|protected)/,
      );
    }
    expect(wholeMail("invitation-confirmation", place)).toContain(place.privacyUrl);
  },
);

test.each(["de", "en"] as const)(
  "the privacy notice has a part for landlords, at the mails' link (%s)",
  async (language) => {
    const { sections } = await loadArticle("privacy", language);
    const landlords = stringsIn(sections.find(({ id }) => sampleSetting.privacyUrl.endsWith(`#${id}`)));
    expect(landlords).toMatch(/Art\. 14/);
    expect(landlords).toMatch(/Art\. 6/);
  },
);

test.each(places)(
  "records in the contract what the tenant needs, by the country's law ($country, $language)",
  (setting) => {
    const record = (needs: Partial<NonNullable<typeof sampleDocuments.contract.needs>>) => {
      const { contract } = sampleDocuments;
      const said = {
        depositAgreed: true,
        landlordAccepts: "YES",
        cashPaid: false,
        cashCents: null,
        goesOn: false,
      } as const;
      return stringsIn(writePdf("contract", { ...contract, needs: { ...said, ...needs } }, setting));
    };
    const words = {
      de: { fits: "Die Bürgschaft passt:", misfit: "Sie passt nicht:", knowingly: "trotzdem weitermachen" },
      en: { fits: "The guarantee fits:", misfit: "It does not fit:", knowingly: "continue anyway" },
    }[setting.language];
    expect(record({})).toContain(words.fits);
    expect(record({})).toContain(setting.country === "de" ? "§§ 61, 62 VVG" : "§ 137g GewO");
    const derived = { de: "nein (aus Ihren Angaben)", en: "no (from your answers)" }[setting.language];
    expect(record({})).not.toContain(derived);
    expect(record({ derived: ["cashPaid"] })).toContain(derived);
    for (const misfit of [{ depositAgreed: false }, { landlordAccepts: "NO" }] as const) {
      const text = record({ ...misfit, goesOn: true });
      expect(text).toContain(words.misfit);
      expect(text).toContain(words.knowingly);
      expect(text).not.toContain(words.fits);
    }
    const cash = record({ cashPaid: true, cashCents: 120_000 });
    expect(cash).toMatch(/1[.,]200/);
    expect(cash.includes("§ 551 BGB")).toBe(setting.country === "de");
  },
);

test.each(places)("marks every document that names a sample insurer ($country, $language)", (setting) => {
  const sample = { ...setting, insurer: { ...setting.insurer, isSample: true } };
  for (const kind of kinds) {
    const [first] = writePdf(kind, sampleDocuments[kind], sample).blocks;
    expect(first).toMatchObject({ kind: "notice", text: expect.stringMatching(/^(Muster|Sample)/) });
  }
});

test.each(places)(
  "claims validity without a signature by hand only under German law ($country, $language)",
  (setting) => {
    const declared = stringsIn(writePdf("certificate", sampleDocuments.certificate, setting));
    expect(declared.includes("350 HGB")).toBe(setting.country === "de");
  },
);

test.each(places)("says in the same words everywhere what a withdrawal does ($country, $language)", (setting) => {
  const { language, country } = setting;
  const rule = sayWithdrawalRule(language, country, setting.insurer.claimsAfterEndDays);
  for (const kind of ["contract", "certificate"] as const)
    expect(stringsIn(writePdf(kind, sampleDocuments[kind], setting)), kind).toContain(rule);
  for (const kind of ["contract-signed", "withdrawn"] as const)
    expect(renderSample(kind, setting).text, kind).toContain(rule);
  const forLandlord = sayWithdrawalForLandlord(language, country, setting.insurer.claimsAfterEndDays);
  expect(rule.startsWith(`${forLandlord} `)).toBe(true);
  for (const kind of ["landlord-invitation", "landlord-withdrawn"] as const) {
    const { text } = renderSample(kind, setting);
    expect(text, kind).toContain(forLandlord);
    expect(text, `${kind} leaves out the premium`).not.toContain(rule.slice(forLandlord.length + 1));
  }
  const onPages = texts(`${language}-${country === "at" ? "AT" : "DE"}`, "staff")["leaving.withdrawalRule"];
  expect(onPages?.replace("{claimDays}", "183")).toBe(rule);
});

test.each(places)("every document says that the German wording prevails ($country, $language)", async (setting) => {
  const words = { de: "Maßgeblich ist die deutsche Fassung.", en: "The German wording decides." }[setting.language];
  for (const kind of kinds)
    expect(stringsIn(writePdf(kind, sampleDocuments[kind], setting)).split(words), kind).toHaveLength(2);
  const all = new Map(await readIn(setting));
  for (const kind of legalDocumentKinds) expect(all.get(kind), kind).toContain(words);
});

test.each(["de", "en"] as const)(
  "the privacy notices name the years of each class of records (%s)",
  async (language) => {
    const { sections } = await loadArticle("privacy", language);
    const duration = stringsIn(sections.find(({ id }) => id === "duration"));
    const paper = readFileSync(join(legal, language, "privacy-policy.md"), "utf8");
    for (const name of Object.keys(countryFacts.de.retentionYears)) {
      expect(duration).toContain(`{kept${name}}`);
      expect(paper).toContain(`{kept${name}}`);
    }
  },
);

test("docs/privacy.md names the years of each class of records in both countries", () => {
  const guide = readFileSync(fileURLToPath(new URL("../../../../docs/privacy.md", import.meta.url)), "utf8");
  const classes = ["DETAILS", "LETTERS", "VOUCHERS", "BOOKS"] as const;
  for (const name of classes) {
    const years = countries.map((country) => `${countryFacts[country].retentionYears[name]} years +\\|`).join(" ");
    expect(guide).toMatch(new RegExp(`\\| ${name.toLowerCase()} +\\|.*\\| ${years}`));
  }
});
