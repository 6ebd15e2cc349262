import { addMonths, maxStartMonths } from "@kautia/contract";
import { type TextKey, texts } from "@kautia/locales";
import { aboveThreeRents, fillNumber, highestAmount, ofMonth } from "./codes/fill-number.ts";
import { logInTenant } from "./codes/after-signing.ts";
import { type Stage } from "./codes/error-case.ts";
import { mailedLink } from "./mailbox.ts";
import { changeAddress } from "./tenant-in-browser.ts";
import { answerQuestions, inDays, signByWire } from "./tenant-by-wire.ts";

/** One rule of specification §5, and how to break it on a page. */
export interface Rule {
  rule: string;
  /** Opens the form and sends it with only this error. */
  breakIt: (stage: Stage) => Promise<void>;
  /** The error text at the field and in the summary. */
  text: TextKey;
  /** Whether other fields are wrong too, so that a summary takes the focus and links to the field. */
  several?: true;
  values?: (language: "de" | "en") => Record<string, string | number>;
}

const vienna = { street: "Praterstraße", streetNumber: "1", zip: "1020", city: "Wien", country: "at" };

async function atStep({ wire, open, page, words }: Stage, step: string): Promise<void> {
  await open(`?step=${step}`, await answerQuestions(wire));
  await page.getByRole("button", { name: words("common.continue"), exact: true }).waitFor();
  if (step === "property-address") await changeAddress({ page, words }, step);
}

/** Opens an answered question and overwrites one field. */
function fill(step: string, field: TextKey, value: string): Rule["breakIt"] {
  return async (stage) => {
    await atStep(stage, step);
    await stage.field(field).fill(value);
    await stage.press("common.continue");
  };
}

function fillDate(step: string, group: TextKey, date: string): Rule["breakIt"] {
  return async (stage) => {
    const { page, words } = stage;
    await atStep(stage, step);
    const [year = "", month = "", day = ""] = date.split("-");
    const part = (key: TextKey) =>
      page.getByRole("group", { name: words(group) }).getByLabel(words(key), { exact: true });
    await part("common.day").fill(day);
    await part("common.month").fill(month);
    await part("common.year").fill(year);
    await stage.press("common.continue");
  };
}

async function fillMoney(stage: Stage, rent: string, deposit: string): Promise<void> {
  await atStep(stage, "rent-and-deposit");
  await stage.field("fields.coldRentAmount").fill(rent);
  await stage.field("fields.rentDepositAmount").fill(deposit);
  await stage.press("common.continue");
}

/** Answers what is needed and gives all consents on the summary except one. */
function leaveOut(missing: TextKey): Rule["breakIt"] {
  return async ({ wire, open, page, words, press }) => {
    // Required for a home in Austria alone.
    const home = missing === "summary.electronicCommunication" ? { home: vienna } : {};
    await open("/summary", await answerQuestions(wire, home));
    const boxes = page.getByRole("main").getByRole("checkbox");
    await boxes.first().waitFor();
    await page.getByRole("radio", { name: words("summary.landlordAccepts.YES"), exact: true }).check();
    for (const box of await boxes.all()) await box.check();
    await page.getByRole("checkbox", { name: words(missing) }).uncheck();
    await press("summary.getOffer");
  };
}

function logInAs(login: string): Rule["breakIt"] {
  return async ({ open, field, press }) => {
    await open("/login");
    await field("account.login").fill(login);
    await field("account.password").fill("Lang-und-gut-1");
    await press("account.logIn");
  };
}

/** Opens the page behind the password link of a new tenant. */
function setPassword(password: string, repeat: string): Rule["breakIt"] {
  return async ({ wire, open, field, press }) => {
    const { tenant } = await signByWire(wire);
    const link = await mailedLink(wire, tenant.email, "new-password");
    await open(`/new-password${new URL(link).search}`);
    await field("account.newPassword").fill(password);
    await field("account.repeat").fill(repeat);
    await press("account.set");
  };
}

/** As pages write it: no line ends between day and month. */
const writeDay = (date: string, language: "de" | "en") =>
  new Intl.DateTimeFormat(language === "de" ? "de" : "en-GB", { dateStyle: "long", timeZone: "UTC" })
    .format(Date.parse(date))
    .replace(/^(\d+\.?) /, "$1\u00a0");

const wordsFor = (key: TextKey) => (language: "de" | "en") => ({ words: texts(language)[key] ?? "" });

/** All rules of specification §5 that a person can break on a page. */
export const rules: Rule[] = [
  {
    rule: "required",
    breakIt: fill("name", "fields.firstName", " "),
    text: "validation.requiredThen",
    values: wordsFor("required.fields-firstName"),
  },
  {
    rule: "required: a last name",
    breakIt: fill("name", "fields.lastName", ""),
    text: "validation.requiredThen",
    values: wordsFor("required.fields-lastName"),
  },
  { rule: "invalid", breakIt: fill("name", "fields.lastName", "123"), text: "validation.name" },
  {
    rule: "too long",
    breakIt: fill("name", "fields.firstName", "ẞ".repeat(301)),
    text: "validation.maxLength",
    values: () => ({ maxLength: 300 }),
  },
  { rule: "email", breakIt: fill("name", "fields.email", "ada@example"), text: "validation.email" },
  { rule: "phone", breakIt: fill("name", "common.phoneNumber", "1234"), text: "validation.phone" },
  {
    rule: "landlord's email",
    breakIt: fill("landlord-info", "fields.landlordEmail", "eva"),
    text: "validation.email",
  },
  {
    rule: "landlord's phone",
    async breakIt(stage) {
      await atStep(stage, "landlord-info");
      await stage.press("fields.phoneAdd");
      await stage.field("common.phoneNumber").fill("12");
      await stage.press("common.continue");
    },
    text: "validation.phone",
  },
  { rule: "zip", breakIt: fill("property-address", "fields.zip", "1011"), text: "validation.zip" },
  {
    rule: "address",
    breakIt: async (stage) => {
      await atStep(stage, "property-address");
      await stage.field("fields.street").fill("");
      await stage.field("fields.streetNumber").fill("");
      await stage.press("common.continue");
    },
    text: "validation.address",
    several: true,
  },
  {
    rule: "no option chosen",
    async breakIt(stage) {
      const { page, words } = stage;
      await atStep(stage, "employment");
      await page.getByRole("radio", { name: words("choices.employmentStatus.STUDENT"), exact: true }).click();
      await stage.press("common.continue");
    },
    text: "validation.option",
  },
  {
    rule: "deposit below the limit",
    async breakIt(stage) {
      // The page requests a price while the tenant types, which is rejected for the same reason.
      stage.expectFailure(400, "/api/v1/onboarding/tenant/price");
      const refused = stage.page.waitForResponse((answer) => answer.url().endsWith("/price") && !answer.ok());
      await fillMoney(stage, "500", "498");
      await refused;
    },
    text: "validation.depositRange",
    values: (language) => ({ lowerLimit: 499, upperLimit: fillNumber(15_000, language) }),
  },
  {
    rule: "deposit above the multiple of the rent",
    breakIt: (stage) => fillMoney(stage, "500", "1501"),
    text: "validation.coldRentAmount",
    values: aboveThreeRents(500),
  },
  {
    rule: "maximum",
    breakIt: (stage) => fillMoney(stage, "100000000", "1500"),
    text: "validation.maximumAmount",
    values: (language) => ({ maxAmount: highestAmount[language] }),
  },
  { rule: "no amount", breakIt: (stage) => fillMoney(stage, "viel", "1500"), text: "validation.amount" },
  { rule: "no positive amount", breakIt: (stage) => fillMoney(stage, "0", "1500"), text: "validation.amount" },
  {
    rule: "income looks monthly",
    breakIt: fill("employment", "fields.grossIncome", "3500"),
    text: "validation.incomeMonthly",
    values: ofMonth(3500),
  },
  {
    rule: "a day that is none",
    breakIt: fillDate("tenant-details", "fields.birthDate", "1990-02-29"),
    text: "validation.date",
  },
  {
    rule: "the insurance begins in the past",
    // Only the server knows today's date.
    async breakIt(stage) {
      stage.expectFailure(400, "/api/v1/onboarding/tenant/rent-property-dates");
      await fillDate("insurance-dates", "fields.insuranceStart", inDays(-1))(stage);
    },
    text: "validation.dateBetween",
    values: (language) => ({
      earliest: writeDay(inDays(0), language),
      latest: writeDay(addMonths(inDays(0), maxStartMonths), language),
    }),
  },
  { rule: "terms and privacy", breakIt: leaveOut("summary.termsAndPrivacy"), text: "validation.consent" },
  {
    rule: "initial information",
    breakIt: leaveOut("summary.initialInformation"),
    text: "validation.consentInitialInformation",
  },
  {
    rule: "electronic communication, in Austria",
    breakIt: leaveOut("summary.electronicCommunication"),
    text: "validation.consentElectronic",
  },
  { rule: "login that is neither email nor phone", breakIt: logInAs("ada"), text: "validation.login" },
  { rule: "weak password", breakIt: setPassword("allesklein", "allesklein"), text: "validation.requirements" },
  {
    rule: "passwords that differ",
    breakIt: setPassword("Lang-und-gut-1", "Lang-und-gut-2"),
    text: "validation.not_match",
  },
  {
    rule: "empty message to the landlord",
    async breakIt({ wire, url, page, open, press }) {
      const { headers } = await logInTenant(url, wire);
      const [name = "", value = ""] = headers.Cookie.split("=");
      await page.context().addCookies([{ name, value, url }]);
      await open("/policies");
      await press("policies.message");
      await press("policies.messageSend");
    },
    text: "validation.emptyMessage",
  },
];
