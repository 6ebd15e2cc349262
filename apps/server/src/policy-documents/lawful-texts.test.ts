import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { texts } from "@kautia/locales";
import { countries, countryFacts, legalDocumentKinds } from "@kautia/contract";
import { articleNames, loadArticle, loadHelp } from "@kautia/locales/articles";
import { mailKinds } from "@kautia/locales/mails";
import { sayWithdrawalForLandlord, sayWithdrawalRule, writePdf } from "@kautia/locales/policy-documents";
import { sampleDocuments, sampleSetting } from "@kautia/locales/testing";
import { expect, test } from "vitest";
import { forbiddenSentences } from "#testing/values/forbidden-sentences.ts";
import {
  insurer,
  kinds,
  legal,
  legalValues,
  places,
  readIn,
  renderSample,
  stated,
  stringsIn,
  wholeMail,
} from "#testing/values/read-texts.ts";

/** Reads everything that tenants and landlords read, in both languages and countries (docs/law.md). */
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

test.each(forbiddenSentences)("no text %s", (_, pattern, examples) => {
  for (const example of examples) expect(example).toMatch(pattern);
  expect(everything.filter(([, text]) => pattern.test(text)).map(([where]) => where)).toEqual([]);
});

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
    // What the insurer may do after wrong answers has this name in both countries (VVG §19).
    const ours = "können wir vom Vertrag zurücktreten";
    const found = (await readIn(place)).filter(
      ([where, text]) => !austrian.test(where) && austrianLaw.test(text.replace(ours, "")),
    );
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

test.each(places)("asks for declarations in the form of the country's law ($country, $language)", async (place) => {
  const all = await readIn(place);
  const forms = { de: /Textform|text form/, at: /geschriebener Form|written form/ };
  const own = forms[place.country];
  const foreign = forms[place.country === "de" ? "at" : "de"];
  expect(all.filter(([, text]) => foreign.test(text)).map(([where]) => where)).toEqual([]);
  for (const where of ["contract", "certificate", "avb", "contract-info", "product-info", "withdrawal-instruction"])
    expect(all.find(([name]) => name === where)?.[1], where).toMatch(own);
});

test.each(places)(
  "the instruction on withdrawal has what the statutory model asks for ($country, $language)",
  async (place) => {
    const text = (await readIn(place)).find(([where]) => where === "withdrawal-instruction")?.[1];
    const model = {
      "de-de": [
        /zwölf Monate und 14 Tage/,
        /Abschnitt 2: Auflistung/,
        /gezogene Nutzungen \(z. B. Zinsen\)/,
        /§ 193 BGB/,
      ],
      "en-de": [/twelve months and 14 days/, /Part 2/, /benefit drawn from it \(such as interest\)/, /section 193 BGB/],
      "de-at": [/erlischt spätestens einen Monat/, /in den Machtbereich/, /ohne Abzüge zurückzuzahlen/, /§ 903 ABGB/],
      "en-at": [
        /lapses no later than one month/,
        /into the control/,
        /refunds them without deductions/,
        /section 903 ABGB/,
      ],
    }[`${place.language}-${place.country}` as const];
    for (const part of model) expect(text).toMatch(part);
    expect(text).toContain(`${insurer}, ${stated.insurerAddress}`);
  },
);

test.each(places)("calls nobody a side of the lease ($country, $language)", async (place) => {
  const found = (await readIn(place)).filter(([, text]) => /(Vermieter|Mieter)seite/.test(text));
  expect(found.map(([where]) => where)).toEqual([]);
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
  "names the landlord of the lease as creditor, and who acts for them ($country, $language)",
  (setting) => {
    const acts = { de: "vertreten durch Hausverwaltung Acme", en: "represented by Hausverwaltung Acme" }[
      setting.language
    ];
    for (const kind of ["contract", "certificate"] as const) {
      const text = stringsIn(writePdf(kind, sampleDocuments[kind], setting));
      for (const part of ["Erbengemeinschaft Weiß", acts, "Karl-Marx-Allee 90, 10243 Berlin"])
        expect(text, kind).toContain(part);
    }
  },
);

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
      de: {
        fits: "Die Bürgschaft passt:",
        misfit: "Sie passt nicht:",
        knowingly: "Trotz dieses Hinweises möchten Sie den Vertrag.",
      },
      en: {
        fits: "The guarantee fits:",
        misfit: "It does not fit:",
        knowingly: "Despite this notice, you want the contract.",
      },
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

test.each(places)("writes dates in words in every document ($country, $language)", (setting) => {
  for (const kind of kinds) {
    const { dated, ...shown } = writePdf(kind, sampleDocuments[kind], setting);
    expect(dated).toMatch(/^\d{4}-\d\d-\d\d/);
    expect(stringsIn(shown), kind).not.toMatch(/\b\d{4}-\d\d-\d\d\b/);
  }
});

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

test.each(places)(
  "contract and certificate say that the insurer may end an unpaid guarantee, if it does so ($country, $language)",
  (setting) => {
    const law = countryFacts[setting.country].unpaidLaw;
    const says = {
      contract: { de: `können wir kündigen (${law})`, en: `we may terminate (${law})` },
      certificate: { de: "endet einen Monat danach", en: "the guarantee ends a month later" },
    };
    for (const kind of ["contract", "certificate"] as const)
      for (const mayEndUnpaid of [true, false]) {
        const insurerOf = { ...setting, insurer: { ...setting.insurer, mayEndUnpaid } };
        const text = stringsIn(writePdf(kind, sampleDocuments[kind], insurerOf));
        expect(text.includes(says[kind][setting.language]), `${kind} ${mayEndUnpaid}`).toBe(mayEndUnpaid);
      }
  },
);

test.each(places)(
  "documents say what a withdrawal does, and mails what this one did ($country, $language)",
  (setting) => {
    const { language, country } = setting;
    const rule = sayWithdrawalRule(language, country, setting.insurer.claimsAfterEndDays);
    for (const kind of ["contract", "certificate"] as const)
      expect(stringsIn(writePdf(kind, sampleDocuments[kind], setting)), kind).toContain(rule);
    const forLandlord = sayWithdrawalForLandlord(language, country, setting.insurer.claimsAfterEndDays);
    expect(rule.startsWith(`${forLandlord} `)).toBe(true);
    for (const kind of ["contract-signed", "withdrawn", "landlord-invitation", "landlord-withdrawn"] as const)
      expect(renderSample(kind, setting).text, kind).not.toContain(forLandlord);
    expect(renderSample("contract-signed", setting).text).toMatch(/Belehrung im Anhang|attached instruction/);
    // Withdrawn on 1 December 2026.
    for (const kind of ["withdrawn", "landlord-withdrawn"] as const)
      expect(renderSample(kind, setting).text, kind).toMatch(/1\.? Jun[ie] 2027/);
    expect(renderSample("withdrawn", setting).text).toMatch(/0,81|0\.81/);
    for (const kind of ["landlord-invitation", "landlord-withdrawn"] as const)
      expect(renderSample(kind, setting).text, `${kind} leaves out the premium`).not.toMatch(/Beitr[aä]g|premium/);
    const onPages = texts(`${language}-${country === "at" ? "AT" : "DE"}`, "staff")["leaving.withdrawalRule"];
    expect(onPages?.replace("{claimDays}", "183")).toBe(rule);
  },
);

test.each(places)("every document says that the German wording prevails ($country, $language)", async (setting) => {
  const words = { de: "Maßgeblich ist die deutsche Fassung.", en: "The German version is binding." }[setting.language];
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
