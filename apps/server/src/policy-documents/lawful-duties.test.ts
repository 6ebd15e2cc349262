import { expect, test } from "vitest";
import { insurer, legalValues, places, readIn, stated } from "#testing/values/read-texts.ts";

test.each(places)(
  "the operator's own documents name number, register and insurer, and promise no version of the insurer's ($country, $language)",
  async (place) => {
    const all = new Map(await readIn(place));
    for (const part of [stated.registerNumber, legalValues(place)["register"], insurer, stated.insurerAddress])
      expect(all.get("first-info")).toContain(part);
    for (const kind of ["first-info", "privacy-policy", "terms-of-use"]) {
      expect(all.get(kind), kind).toMatch(/^(Mustertext|Sample text)\. .*Kautia/m);
      expect(all.get(kind), kind).not.toMatch(/Fassung des Versicherers|wording of the insurer/);
    }
    expect(all.get("welcome.firstInformationStatus")).toContain("{insurer}");
    for (const part of ["{status}", "{titleState}", "{register}", "{insurerRepresentatives}"])
      expect(all.get("imprint")).toContain(part);
    expect(all.get("contract-info")).toContain(stated.insurerRepresentatives);
  },
);

test.each(places)(
  "says whose money premiums are, and who takes them for the insurer ($country, $language)",
  async (place) => {
    const all = new Map(await readIn(place));
    const rule = legalValues(place)["collectionRule"] ?? "";
    expect(rule).toMatch({ de: /69.*VVG/, at: /138.*(GewO|Trade Code)/ }[place.country]);
    const counts = { de: "gilt als an uns gezahlt", en: "counts as paid to us" }[place.language];
    for (const part of [rule, stated.collectionAccount, counts]) expect(all.get("terms-and-condition")).toContain(part);
    for (const part of [rule, counts]) expect(all.get("avb")).toContain(part);
    const through = { de: `${insurer}, über Kautia`, en: `${insurer}, through Kautia` }[place.language];
    for (const kind of ["receipt", "payment"]) expect(all.get(kind), kind).toContain(through);
    for (const part of ["{creditor}", "{address}", "{insurer}"]) expect(all.get("payment.mandate")).toContain(part);
    expect(all.get("payment.mandateCreditor")).toMatch(/wiederkehrend|recurrent/);
  },
);

test.each(places)("names the button that obliges to pay as the page does ($country, $language)", async (place) => {
  const all = new Map(await readIn(place));
  const button = all.get("payment.sign") ?? "";
  expect(button).toMatch(/^Zahlungspflichtig unterschreiben$|and agree to pay$/);
  for (const kind of ["contract", "terms-and-condition"]) expect(all.get(kind), kind).toContain(button);
});

test.each(places)(
  "says in Austria that nothing is guaranteed without the signed certificate ($country, $language)",
  async (place) => {
    const all = new Map(await readIn(place));
    for (const kind of ["contract", "avb", "contract-info", "product-info", "landlord.rule3", "payment.startLater"])
      expect(/unterschriebene Urkunde|signed certificate/.test(all.get(kind) ?? ""), kind).toBe(place.country === "at");
  },
);

test.each(places)("prints the rent by which the country limits the deposit ($country, $language)", async (place) => {
  const contract = new Map(await readIn(place)).get("contract");
  expect(/laut Mietvertrag|as agreed in the lease/.test(contract ?? "")).toBe(place.country === "at");
});

test.each(places)("says who settles disputes, and refusals how to complain ($country, $language)", async (place) => {
  const all = new Map(await readIn(place));
  const { participation = "", dutyRule = "" } = legalValues(place);
  expect(participation).toMatch({ de: /VSBG/, at: /AStG/ }[place.country]);
  for (const where of ["avb", "contract-info"]) expect(all.get(where), where).toContain(participation);
  expect(all.get("imprint")).toContain("{participation}");
  for (const kind of ["review-refused", "moving-out-refused", "withdrawal-too-late"])
    expect(all.get(kind), kind).toContain(place.arbitration);
  expect(all.get("terms-and-condition")).toContain(dutyRule);
  expect(all.get("terms-and-condition")).toMatch(/Folgen falscher Angaben|What wrong answers lead to/);
  for (const where of ["contract", "contract-info", "product-info"])
    expect(all.get(where), where).toMatch(/am ersten Tag (seines|jedes)|on the first day of (its|each)/);
});

test.each(places)(
  "the privacy notices name every recipient and what Art. 13 and 14 ask for ($country, $language)",
  async (place) => {
    const all = new Map(await readIn(place));
    const words = {
      de: [
        /Hausverwaltung/,
        /Vermieter/,
        /Zahlungsdienst/,
        /Auskunftei/,
        /Freiwillig sind/,
        /EWR/,
        /Datenschutzbeauftragte/,
      ],
      en: [
        /property manager/,
        /landlord/,
        /payment service/,
        /credit bureau/,
        /are optional/,
        /the EEA/,
        /[Dd]ata protection officer/,
      ],
    }[place.language];
    const page = all.get("privacy");
    for (const part of [
      ...words,
      /\{insurer\}, \{insurerAddress\}/,
      /\{bureau\}/,
      /\{thirdCountries\}/,
      /\{operatorPrivacyOfficer\}/,
    ])
      expect(page).toMatch(part);
    expect(page).toMatch(/Bewertet Ihr Mieter uns|If your tenant rates us/);
    const paper = all.get("privacy-policy");
    for (const part of words) expect(paper).toMatch(part);
    for (const part of [insurer, stated.privacyContact, stated.bureauName]) expect(paper).toContain(part);
    expect(paper).toMatch(/Bewertet Ihre Mieterin|If your tenant rates us/);
    expect(paper).not.toMatch(/Andere erhalten Daten nur|Others receive data only/);
  },
);
