import { addMonths, maxStartMonths } from "@kautia/contract";
import { type TextKey, texts } from "@kautia/locales";
import { takeSession } from "./account.ts";
import { logInTenant } from "./codes/after-signing.ts";
import { answerCases } from "./codes/answers.ts";
import { atQuestion, giveLandlordPhone, giveMoney, overwrite, type PageCase, type Stage } from "./codes/error-case.ts";
import { mailedLink } from "./mailbox.ts";
import { answerQuestions, inDays, signByApi } from "./tenant-by-api.ts";

/** One rule of specification §5, and how to break it on a page. */
export interface Rule extends Pick<PageCase, "values"> {
  rule: string;
  /** Opens the form and sends it with only this error. */
  meet: (stage: Stage) => Promise<void>;
  /** The error text at the field and in the summary. */
  seen: TextKey;
  /** Whether other fields are wrong too, so that a summary takes the focus and links to the field. */
  several?: true;
}

const vienna = { street: "Praterstraße", streetNumber: "1", zip: "1020", city: "Wien", country: "at" };

function fillDate(step: string, group: TextKey, date: string): Rule["meet"] {
  return async (stage) => {
    const { page, words } = stage;
    await atQuestion(stage, step);
    const [year = "", month = "", day = ""] = date.split("-");
    const part = (key: TextKey) =>
      page.getByRole("group", { name: words(group) }).getByLabel(words(key), { exact: true });
    await part("common.day").fill(day);
    await part("common.month").fill(month);
    await part("common.year").fill(year);
    await stage.press("common.continue");
  };
}

/** Answers what is needed and gives all consents on the summary except one. */
function leaveOut(missing: TextKey): Rule["meet"] {
  return async ({ api, open, page, words, press }) => {
    // Required for a home in Austria alone.
    const home = missing === "summary.electronicCommunication" ? { home: vienna } : {};
    await open("/summary", await answerQuestions(api, home));
    const boxes = page.getByRole("main").getByRole("checkbox");
    await boxes.first().waitFor();
    await page.getByRole("radio", { name: words("summary.landlordAccepts.YES"), exact: true }).check();
    for (const box of await boxes.all()) await box.check();
    await page.getByRole("checkbox", { name: words(missing) }).uncheck();
    await press("summary.getOffer");
  };
}

function logInAs(login: string): Rule["meet"] {
  return async ({ open, field, press }) => {
    await open("/login?by=password");
    await field("account.login").fill(login);
    await field("account.password").fill("Lang-und-gut-1");
    await press("account.logIn");
  };
}

/** Opens the page behind the password link of a new tenant. */
function setPassword(password: string, repeat: string): Rule["meet"] {
  return async ({ api, open, field, press }) => {
    const { tenant } = await signByApi(api);
    const link = await mailedLink(api, tenant.email, "new-password");
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
  { rule: "required", ...answerCases.FIELD_REQUIRED },
  {
    rule: "required: a last name",
    meet: overwrite("name", "fields.lastName", ""),
    seen: "validation.requiredThen",
    values: wordsFor("required.fields-lastName"),
  },
  { rule: "invalid", meet: overwrite("name", "fields.lastName", "123"), seen: "validation.name" },
  { rule: "too long", ...answerCases.FIELD_INVALID },
  { rule: "email", meet: overwrite("name", "fields.email", "ada@example"), seen: "validation.email" },
  { rule: "phone", meet: overwrite("name", "common.phoneNumber", "1234"), seen: "validation.phone" },
  {
    rule: "landlord's email",
    meet: overwrite("landlord-info", "fields.landlordEmail", "eva"),
    seen: "validation.email",
  },
  { rule: "landlord's phone", meet: giveLandlordPhone("12"), seen: "validation.phone" },
  { rule: "zip", meet: overwrite("property-address", "fields.zip", "1011"), seen: "validation.zip" },
  {
    rule: "address",
    async meet(stage) {
      await atQuestion(stage, "property-address");
      await stage.field("fields.street").fill("");
      await stage.field("fields.streetNumber").fill("");
      await stage.press("common.continue");
    },
    seen: "validation.address",
    several: true,
  },
  {
    rule: "no option chosen",
    async meet(stage) {
      const { page, words } = stage;
      await atQuestion(stage, "employment");
      await page.getByRole("radio", { name: words("choices.employmentStatus.STUDENT"), exact: true }).click();
      await stage.press("common.continue");
    },
    seen: "validation.option",
  },
  { rule: "deposit below the limit", ...answerCases.DEPOSIT_RANGE, seen: "validation.depositRange" },
  { rule: "deposit above the multiple of the rent", ...answerCases.DEPOSIT_MULTIPLIER },
  { rule: "maximum", ...answerCases.MAXIMUM },
  { rule: "no amount", meet: giveMoney("viel", "1500"), seen: "validation.amount" },
  { rule: "no positive amount", meet: giveMoney("0", "1500"), seen: "validation.amount" },
  { rule: "income looks monthly", ...answerCases.INCOME_LOOKS_MONTHLY },
  {
    rule: "a day that is none",
    meet: fillDate("tenant-details", "fields.birthDate", "1990-02-29"),
    seen: "validation.date",
  },
  {
    rule: "the insurance begins in the past",
    // Only the server knows today's date.
    async meet(stage) {
      stage.expectFailure(400, "/api/v1/onboarding/tenant/rent-property-dates");
      await fillDate("insurance-dates", "fields.insuranceStart", inDays(-1))(stage);
    },
    seen: "validation.dateBetween",
    values: (language) => ({
      earliest: writeDay(inDays(0), language),
      latest: writeDay(addMonths(inDays(0), maxStartMonths), language),
    }),
  },
  { rule: "terms and privacy", meet: leaveOut("summary.termsAndPrivacy"), seen: "validation.consent" },
  {
    rule: "initial information",
    meet: leaveOut("summary.initialInformation"),
    seen: "validation.consentInitialInformation",
  },
  {
    rule: "electronic communication, in Austria",
    meet: leaveOut("summary.electronicCommunication"),
    seen: "validation.consentElectronic",
  },
  { rule: "login that is neither email nor phone", meet: logInAs("ada"), seen: "validation.login" },
  { rule: "weak password", meet: setPassword("allesklein", "allesklein"), seen: "validation.requirements" },
  {
    rule: "passwords that differ",
    meet: setPassword("Lang-und-gut-1", "Lang-und-gut-2"),
    seen: "validation.not_match",
  },
  {
    rule: "empty message to the landlord",
    async meet({ api, url, page, open, press, words }) {
      const { headers } = await logInTenant(url, api);
      await takeSession(page, url, headers);
      await open("/policies");
      await page.getByRole("link", { name: words("policies.message"), exact: true }).click();
      await press("policies.messageSend");
    },
    seen: "validation.emptyMessage",
  },
];
