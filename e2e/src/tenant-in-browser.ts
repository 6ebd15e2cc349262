import type { PageId, QuestionId } from "@kautia/contract";
import { type TextKey, texts } from "@kautia/locales";
import { fillText } from "@kautia/locales/format";
import { keepWordsTogether } from "@kautia/locales/keep-together";
import type { Page } from "@playwright/test";
import type { AnyPage } from "./engines/any-page.ts";
import { type InputMethod, byMouse } from "./input-method.ts";
import { type CoTenant, inDays } from "./tenant-by-api.ts";

export type Words = (key: TextKey, values?: Record<string, string | number>) => string;

/** The app's texts in a language, for finding elements by them. */
export function wordsOf(locale: "de" | "en" | "de-AT" | "en-AT"): Words {
  const all = texts(locale, "staff");
  return (key, values = {}) => keepWordsTogether(fillText(all[key] ?? key, values));
}

/** A person in a browser, with a way to operate pages. */
export interface User<S extends AnyPage = Page> {
  page: S;
  input: InputMethod;
  words: Words;
  language: "de" | "en";
}

export function userOf<S extends AnyPage>(page: S, language: "de" | "en" = "de", input = byMouse()): User<S> {
  return { page, input, words: wordsOf(language), language };
}

export interface TenantAnswers {
  /** Null leaves the field as it is. */
  salutation: "MR" | "MRS" | null;
  firstName: string;
  lastName: string;
  email: string;
  /** Everybody who signs the contract with the tenant. */
  coTenants: readonly CoTenant[];
  landlordEmail: string;
  existingRent: boolean;
  coldRent: string;
  deposit: string;
  income: string;
  /** YYYY-MM-DD; null for the first day of the month after next, which has a button. */
  start: string | null;
  /** Without the dial code; empty for none. */
  phone: string;
  currentAddress: Address;
  propertyAddress: Address;
  landlordAddress: Address;
  /** Whether addresses are picked from suggestions rather than typed into fields; or their streets, as soon as the list has them. */
  searches: boolean | "streets";
  /** Whether to leave out everything optional, and to use the buttons that save typing. */
  skips: boolean;
}

type Address = readonly [street: string, number: string, zip: string, city: string];

export const usualAnswers: TenantAnswers = {
  salutation: "MRS",
  firstName: "Ada",
  lastName: "Weiß",
  email: "ada.weiss@example.com",
  coTenants: [],
  landlordEmail: "eva@example.com",
  existingRent: false,
  coldRent: "500",
  deposit: "1500",
  income: "42000",
  start: inDays(10),
  phone: "170 1234567",
  currentAddress: ["Leopoldstraße", "7a", "80802", "München"],
  propertyAddress: ["Torstraße", "12", "10119", "Berlin"],
  landlordAddress: ["Gartenweg", "3", "10115", "Berlin"],
  searches: false,
  skips: false,
};

/** Answers for a home in Austria. */
export const inAustria = {
  phone: "664 1234567",
  currentAddress: ["Linzer Gasse", "7a", "5020", "Salzburg"],
  propertyAddress: ["Praterstraße", "12", "1020", "Wien"],
  landlordAddress: ["Landstraße", "3", "4020", "Linz"],
} as const satisfies Partial<TenantAnswers>;

/** How the welcome page's button begins once its price is known. */
export function startName(words: Words): string {
  return words("welcome.startWith").split("{price}")[0]?.trim() ?? "";
}

/**
 * From the welcome page to the first question, for a home in Germany. The URL has no region, so the app asks for the
 * country unless the browser's language names it.
 */
export async function startOnWelcome({ page, input, words, language }: User<AnyPage>, url: string): Promise<void> {
  await page.goto(`${url}/${language}`);
  await page.waitForURL(`**/${language}/welcome`);
  await input.press(page.getByRole("button", { name: startName(words) }));
  const germany = page.getByRole("radio", { name: words("country.de"), exact: true });
  const first = page.getByRole("heading", { level: 1, name: words("questions.name.title") });
  const asks = await Promise.any([germany.waitFor().then(() => true), first.waitFor().then(() => false)]);
  if (asks) await input.choose(germany);
}

/** Starts on the page that asks for the country. */
export async function startInAustria({ page, input, words, language }: User<AnyPage>, url: string): Promise<void> {
  await page.goto(`${url}/${language}/choose-country`);
  await input.choose(page.getByRole("radio", { name: words("country.at"), exact: true }));
  await page.waitForURL(`**/${language}/welcome`);
  await input.press(page.getByRole("button", { name: startName(words) }));
}

/** Opens a link to an application and presses the button that opens it. */
export async function followLink({ page, input, words }: User, link: string): Promise<void> {
  await page.goto(link);
  const accept = page.getByRole("button", { name: words("invited.accept"), exact: true });
  await input.press(accept.or(page.getByRole("button", { name: words("common.continue"), exact: true })));
}

/** Opens the fields of an address that has been given. */
export async function changeAddress({ page, words }: Pick<User, "page" | "words">, step: QuestionId): Promise<void> {
  await page
    .locator(`[data-step="${step}"]`)
    .getByRole("button", { name: words("common.change") })
    .click();
}

/** Waits for a question and fills its fields by role and label. */
export function onQuestion({ page, input, words }: User<AnyPage>) {
  const field = (key: TextKey) => page.getByRole("textbox", { name: words(key) });
  const heading = (key: TextKey) => page.getByRole("heading", { level: 1, name: words(key) }).waitFor();
  return {
    field,
    heading,
    /** Waits for a question that has appeared below another one. */
    part: (key: TextKey) => page.getByRole("heading", { level: 2, name: words(key) }).waitFor(),
    shown: (step: PageId) => heading(`questions.${step}.title`),
    fill: (key: TextKey, text: string) => input.type(field(key), text),
    choose: (key: TextKey) => input.choose(page.getByRole("radio", { name: words(key), exact: true })),
    goOn: () => input.press(page.getByRole("button", { name: words("common.continue"), exact: true })),
    async phone(group: TextKey, number: string) {
      const add = page.getByRole("button", { name: words("fields.phoneAdd"), exact: true });
      if ((await add.all()).length > 0) await input.press(add);
      const inGroup = page.getByRole("group", { name: words(group) });
      await input.type(inGroup.getByLabel(words("common.phoneNumber")), number);
    },
    async date(group: TextKey, date: string) {
      const [year = "", month = "", day = ""] = date.split("-");
      const inGroup = page.getByRole("group", { name: words(group) });
      const part = (key: TextKey) => inGroup.getByLabel(words(key), { exact: true });
      await input.type(part("common.day"), day);
      await input.type(part("common.month"), month);
      await input.type(part("common.year"), year);
    },
    /** Types an address into its fields, which are behind the search at first. */
    async address(street: string, number: string, zip: string, city: string) {
      await page.getByRole("combobox", { name: words("address.search") }).waitFor();
      const hidden = (await field("fields.street").all()).length === 0;
      if (hidden) await input.press(page.getByRole("button", { name: words("address.byHand") }));
      await input.type(field("fields.street"), street);
      await input.type(field("fields.streetNumber"), number);
      await input.type(field("fields.zip"), zip);
      await input.type(field("fields.city"), city);
    },
    /** Searches for a street, picks it and adds the number. */
    async searchStreet(street: string, number: string, zip: string, city: string) {
      const search = page.getByRole("combobox", { name: words("address.search") });
      const found = page.getByRole("option", { name: `${street}, ${zip} ${city}`, exact: true });
      await input.find(search, street, found);
      await input.type(field("fields.streetNumber"), number);
    },
    /** Searches for an address and picks it. */
    async searchAddress(street: string, number: string, zip: string, city: string) {
      const found = `${street} ${number}, ${zip} ${city}`;
      const typed = `${street.replace("straße", "str")} ${number}, ${zip}`;
      const search = page.getByRole("combobox", { name: words("address.search") });
      await input.find(search, typed, page.getByRole("option", { name: found, exact: true }));
      await page.getByText(words("address.taken", { address: found })).waitFor();
    },
  };
}

/** Answers all questions in their order, up to the summary. */
export async function answerQuestions(user: User<AnyPage>, changes: Partial<TenantAnswers> = {}): Promise<void> {
  const answers = { ...usualAnswers, ...changes };
  const at = onQuestion(user);
  await at.shown("name");
  await at.fill("fields.firstName", answers.firstName);
  await at.fill("fields.lastName", answers.lastName);
  await at.fill("fields.email", answers.email);
  if (answers.phone !== "") await at.phone("fields.phone", answers.phone);
  if (answers.salutation) await at.choose(`choices.salutation.${answers.salutation}`);
  for (const [index, coTenant] of answers.coTenants.entries()) await addCoTenant(user, coTenant, index);
  await at.goOn();
  await at.shown("usage-purpose");
  await at.choose(answers.existingRent ? "choices.existingRent.true" : "choices.existingRent.false");
  await at.part(`questions.current-address.${answers.existingRent ? "titleExisting" : "title"}`);
  const giveAddress =
    answers.searches === "streets" ? at.searchStreet : answers.searches ? at.searchAddress : at.address;
  await giveAddress(...answers.currentAddress);
  if (!answers.existingRent) {
    // A picked address brings up the next question at once, a typed one only after the button.
    if (answers.searches !== true) await at.goOn();
    await at.part("questions.property-address.title");
    await giveAddress(...answers.propertyAddress);
  }
  await at.goOn();
  await at.shown("home-facts");
  await answerFacts(user, answers);
  await answerMoneyAndLandlord(user, answers);
}

async function addCoTenant({ page, input, words }: User<AnyPage>, person: CoTenant, index: number): Promise<void> {
  const add = words(index === 0 ? "coTenants.add" : "coTenants.addAnother");
  await input.press(page.getByRole("button", { name: add, exact: true }));
  const fields = page.getByRole("group", { name: words("coTenants.person", { number: index + 1 }) });
  await input.type(fields.getByLabel(words("fields.firstName"), { exact: true }), person.firstName);
  await input.type(fields.getByLabel(words("fields.lastName"), { exact: true }), person.lastName);
  const [year = "", month = "", day = ""] = person.birthDate.split("-");
  await input.type(fields.getByLabel(words("common.day"), { exact: true }), day);
  await input.type(fields.getByLabel(words("common.month"), { exact: true }), month);
  await input.type(fields.getByLabel(words("common.year"), { exact: true }), year);
  await input.type(fields.getByLabel(words("fields.email"), { exact: true }), person.email);
}

async function answerFacts(user: User<AnyPage>, answers: TenantAnswers): Promise<void> {
  const { page, input, words } = user;
  const at = onQuestion(user);
  if (answers.skips)
    return input.press(page.getByRole("button", { name: words("questions.home-facts.skip"), exact: true }));
  await at.choose("choices.rentTime.2");
  if (answers.existingRent) await at.choose("choices.rentPay.transfer");
  await at.choose("choices.buildingType.apartment");
  await at.choose("choices.liveWith.couple");
  await at.choose("choices.furnishedType.no");
  await at.choose("choices.pet.none");
  // A tap on the last choice continues automatically. Keys never do.
  if (!user.input.taps) await at.goOn();
}

async function answerMoneyAndLandlord(user: User<AnyPage>, answers: TenantAnswers): Promise<void> {
  const { page, input, words } = user;
  const at = onQuestion(user);
  await at.shown("rent-and-deposit");
  await at.fill("fields.coldRentAmount", answers.coldRent);
  const threeRents = words("fields.depositUse", { multiplier: 3, amount: "" });
  if (answers.skips) await input.press(page.getByRole("button", { name: threeRents }));
  else await at.fill("fields.rentDepositAmount", answers.deposit);
  await at.goOn();
  await at.shown("employment");
  await at.choose("choices.employmentStatus.EMPLOYED");
  await input.type(at.field("fields.grossIncome").first(), answers.income);
  for (const { firstName, lastName, grossIncome } of answers.coTenants)
    await input.type(
      page.getByRole("group", { name: `${firstName} ${lastName}` }).getByLabel(words("fields.grossIncome")),
      String(grossIncome),
    );
  await at.goOn();
  await at.shown("insurance-dates");
  if (answers.start === null)
    await input.press(
      page
        .getByRole("group", { name: words("fields.insuranceStartUsual") })
        .getByRole("button")
        .last(),
    );
  else await at.date("fields.insuranceStart", answers.start);
  await at.goOn();
  await at.shown("landlord-type");
  await at.choose("choices.landlordType.private");
  await at.fill("fields.firstName", "Eva");
  await at.fill("fields.lastName", "Vermieterin");
  await at.fill("fields.landlordEmail", answers.landlordEmail);
  if (!answers.skips) {
    await input.press(page.getByRole("button", { name: words("questions.landlord-address.add"), exact: true }));
    await (answers.searches ? at.searchAddress : at.address)(...answers.landlordAddress);
  }
  await at.goOn();
  await at.shown("tenant-details");
  await at.date("fields.birthDate", "1990-02-28");
  await input.press(page.getByRole("button", { name: words("common.continue"), exact: true }));
  await at.heading("summary.title");
}

/** Answers the open question about the tenant's needs on the summary. */
export async function answerNeeds(user: User<AnyPage>): Promise<void> {
  await onQuestion(user).choose("summary.landlordAccepts.NOT_ASKED");
}

/** Needs, consents, risk check and choice of the plan, up to the card form. */
export async function chooseOffer(user: User<AnyPage>, period: "yearly" | "monthly"): Promise<void> {
  const { page, input, words } = user;
  const at = onQuestion(user);
  await answerNeeds(user);
  await input.tick(page.getByRole("checkbox", { name: words("summary.termsAndPrivacy") }));
  await input.tick(page.getByRole("checkbox", { name: words("summary.initialInformation") }));
  // Asked only if the chosen day is within the withdrawal period; without it, cover would begin later.
  const [wish = ""] = words("summary.earlyFulfilment").split("{start}");
  for (const box of await page.getByRole("checkbox", { name: wish }).all()) await input.tick(box);
  await input.press(page.getByRole("button", { name: words("summary.getOffer") }).last());
  await at.heading("offers.title");
  const plan = words(period === "yearly" ? "common.yearly" : "common.monthly");
  await input.choose(page.getByRole("radio", { name: plan }));
  await input.press(page.getByRole("button", { name: words("offers.continue") }));
  await at.heading("payment.title");
}

export async function typeCard(user: User<AnyPage>, number: string): Promise<void> {
  const at = onQuestion(user);
  await at.fill("payment.number", number.replaceAll(" ", ""));
  await at.fill("payment.expiry", "1231");
  await at.fill("payment.cvc", "123");
  await user.input.press(user.page.getByRole("button", { name: user.words("payment.setUp") }));
}

/** Reads and signs the contract, up to the congratulation page. */
export async function signContract(user: User<AnyPage>, firstName = usualAnswers.firstName): Promise<void> {
  const { page, input, words } = user;
  const at = onQuestion(user);
  await at.heading("payment.summary");
  const boxes = page.getByRole("group", { name: words("payment.understand") }).getByRole("checkbox");
  await boxes.first().waitFor();
  for (const box of await boxes.all()) await input.tick(box);
  await input.press(page.getByRole("button", { name: words("payment.sign") }));
  await page.getByRole("heading", { level: 1, name: words("payment.done", { name: firstName }) }).waitFor();
}
