import { addDays } from "@kautia/contract";
import type { App } from "../../../e2e/src/app.ts";
import { answerQuestions, askForQuote, expectSuccess, failingCard, signByApi } from "../../../e2e/src/tenant-by-api.ts";
import { type ApiClient, apiClientFor } from "../../../e2e/src/api-client.ts";

const day = 86_400_000;
/** Until the last day of the data. */
const days = 900;
const lastNames = words(
  "Müller Weiß Şahin Großmann Öztürk Nowak Schmidt Jäger Kühn Hofer Grünwald Bauer Łoś Strauß Özdemir Köhler",
);
const homes = [
  { street: "Torstraße", zip: "10119", city: "Berlin", country: "de" },
  { street: "Venloer Straße", zip: "50667", city: "Köln", country: "de" },
  { street: "Leopoldstraße", zip: "80802", city: "München", country: "de" },
  { street: "Königstraße", zip: "90402", city: "Nürnberg", country: "de" },
  { street: "Mariahilfer Straße", zip: "1060", city: "Wien", country: "at" },
  { street: "Herrengasse", zip: "8010", city: "Graz", country: "at" },
];

/** Something that happens on a day of the data. */
interface Happening {
  day: number;
  act(): Promise<unknown>;
}

/**
 * Lets the product make policies and as many applications that nobody signs, and live through the years until all are as old
 * as real ones: half of the policies are younger than ten months, and one in four has ended. Returns the last moment.
 */
export async function makePolicies(app: App, count: number): Promise<Date> {
  const api = apiClientFor(app.url);
  const began = Date.now();
  const happenings = Array.from({ length: count }, (_, index) => {
    const age = Math.min(days, -Math.log(1 - (index + 0.5) / count) * 430);
    const dayOf = (share: number) => days - age * (1 - share);
    const dateOf = (time: number) => new Date(began + time * day).toISOString().slice(0, 10);
    return [
      { day: dayOf(0), act: () => applyOnly(api, index, dateOf(dayOf(0))) },
      ...live(api, index, age, { dayOf, dateOf }),
    ];
  }).flat();
  for (const { day: at, act } of happenings.toSorted((a, b) => a.day - b.day)) {
    await api.clock(new Date(began + at * day).toISOString());
    await act();
  }
  const last = new Date(began + days * day);
  await api.clock(last.toISOString());
  return last;
}

function tenantOf(index: number, date: string) {
  const home = homes[index % homes.length] ?? homes[0];
  const coldRentAmount = 400 + ((index * 37) % 600);
  return {
    lastName: lastNames[index % lastNames.length] ?? "",
    email: `ada.weiss.${index}@example.com`,
    landlordEmail: `verwaltung.${index}@example.org`,
    home: { street: "", zip: "", city: "", country: "de", ...home, streetNumber: String(index + 1) },
    coldRentAmount,
    rentDepositAmount: 3 * coldRentAmount,
    insuranceStart: addDays(date, 20),
    paymentPeriod: index % 9 < 4 ? ("MONTHLY" as const) : ("YEARLY" as const),
    cardNumber: index % 30 === 11 ? failingCard : undefined,
  };
}

/** From the signature to the landlord's answer, and for one in three to the release, for some of them with a claim. */
function live(
  api: ApiClient,
  index: number,
  age: number,
  { dayOf, dateOf }: { dayOf: (share: number) => number; dateOf: (time: number) => string },
): Happening[] {
  let landlord = "";
  const post = (call: string, body: object) => async () =>
    expectSuccess(await api.post(`/landlord/${landlord}/${call}`, body));
  const sign = async () => {
    const { cardNumber, ...tenant } = tenantOf(index, dateOf(dayOf(0)));
    ({ landlordToken: landlord } = await signByApi(api, { ...tenant, ...(cardNumber && { cardNumber }) }));
  };
  const signed = { day: dayOf(0), act: sign };
  if (index % 20 === 7 || age < 12) return [signed];
  const answered = { day: dayOf(0) + 1, act: post(index % 20 === 3 ? "decline" : "accept", {}) };
  if (index % 20 === 3 || index % 3 > 0 || age < 60) return [signed, answered];
  const items = [{ description: "Parkett im Wohnzimmer geschliffen", amount: 250 }];
  const claimed = index % 12 === 0 ? [{ day: dayOf(0.7), act: post("claims", { items }) }] : [];
  return [signed, answered, ...claimed, { day: dayOf(0.8), act: post("release", { signature: true }) }];
}

/** Half of the applicants stop after a question, and one in four is refused; a person decides about the newest. */
async function applyOnly(api: ApiClient, index: number, date: string): Promise<void> {
  const { cardNumber: _, ...tenant } = { ...tenantOf(index, date), email: `eva.gross.${index}@example.com` };
  if (index % 2 === 0) {
    const phone = { dialCode: "+49", number: "170 1234567" };
    const { lastName, email } = tenant;
    const name = { salutation: "MRS", firstName: "Eva", lastName, email, phone };
    expectSuccess(await api.post("/onboarding/tenant/name", name));
    return;
  }
  const refused = index % 4 === 1 ? { employmentStatus: "JOB_SEEKER", grossIncome: 0 } : {};
  const reviewed = index === 3 ? { employmentStatus: "SELF_EMPLOYED", grossIncome: 24 * tenant.coldRentAmount } : {};
  const token = await answerQuestions(api, { ...tenant, ...refused, ...reviewed });
  const austrian = { electronicCommunication: true, earlyFulfilment: true };
  await askForQuote(api, token, tenant.home.country === "at" ? austrian : {});
}

function words(said: string): readonly string[] {
  return said.split(" ");
}
