import type { Locator, Page } from "@playwright/test";
import { openTab, setPassword } from "../src/account.ts";
import { expect, test as base } from "../src/fixtures.ts";
import { acceptAsLandlord, openAsLandlord } from "../src/landlord-in-browser.ts";
import { mailedLink } from "../src/mailbox.ts";
import { screenOf } from "../src/screen.ts";
import { answerQuestions as answerByApi, anotherPerson, expectSuccess, goodCard } from "../src/tenant-by-api.ts";
import {
  answerQuestions,
  chooseOffer,
  userOf,
  onQuestion,
  signContract,
  startOnWelcome,
  typeCard,
  wordsOf,
} from "../src/tenant-in-browser.ts";
import { translatePages } from "../src/translate.ts";
import { carryToken, type Visitor } from "../src/visitor.ts";

const words = wordsOf("de");

/** The browser translates every page. */
const test = base.extend({
  page: async ({ visitor }, provide) => {
    await translatePages(visitor.page);
    await provide(visitor.page);
  },
});

test("a tenant signs, reads the account, and the landlord accepts while the browser translates every page", async ({
  app,
  page,
  visitor,
  api,
}) => {
  const person = anotherPerson();
  const user = userOf(page);
  expectRenderedAgain(visitor);
  await startOnWelcome(user, app.url);
  await onQuestion(user).shown("name");
  await expectTranslated(page);
  await answerQuestions(user, person);
  await chooseOffer(user, "monthly");
  await typeCard(user, goodCard);
  await signContract(user);
  await expectTranslated(page);

  await page.goto(await mailedLink(api, person.email, "new-password"));
  await setPassword(page, words);
  for (const tab of ["payments", "documents", "profile", "contracts"] as const) {
    await openTab(page, words, tab);
    const heading = words(tab === "contracts" ? "policies.title" : `account.tab.${tab}`);
    await expect(screenOf(page).heading(heading)).toBeVisible();
  }
  await expectTranslated(page);

  expectRenderedAgain(visitor);
  await openAsLandlord(user, app.url, api, person.landlordEmail);
  await expectTranslated(page);
  await acceptAsLandlord(user);
});

test("a translated page shows the price of the deposit that is typed, and none for an empty field", async ({
  app,
  page,
  api,
}) => {
  await signIn(page, app.url, await answerByApi(api));
  await page.goto(`${app.url}/de?step=rent-and-deposit&edit=1`);
  // No price is shown for a deposit of more than three rents.
  await page.getByRole("textbox", { name: words("fields.coldRentAmount") }).fill("2000");
  const deposit = page.getByRole("textbox", { name: words("fields.rentDepositAmount") });
  const places = [
    page.getByRole("complementary", { name: words("rail.title") }),
    page.getByRole("region", { name: words("price.title") }),
  ];
  const prices = [
    { typed: "1000", yearly: "47", monthly: "4,23" },
    { typed: "", yearly: null, monthly: null },
    { typed: "1500", yearly: "70,50", monthly: "6,35" },
  ];
  const amounts = prices.flatMap(({ yearly, monthly }) => [yearly, monthly].filter((amount) => amount !== null));
  const readPrices = async (place: Locator) => {
    const text = await place.innerText();
    return amounts.filter((amount) => new RegExp(String.raw`(?<!\d)${amount}\s€`).test(text));
  };
  for (const { typed, yearly, monthly } of prices) {
    await deposit.fill(typed);
    for (const place of places)
      await expect.poll(() => readPrices(place)).toEqual(yearly === null ? [] : [yearly, monthly]);
  }
  await expectTranslated(page);
});

test("a translated page shows the current error of a field, also one with an email address, and the chosen language", async ({
  app,
  page,
  visitor,
  api,
}) => {
  const { token } = expectSuccess(await api.post("/onboarding/tenant/init"));
  await signIn(page, app.url, token);
  expectRenderedAgain(visitor);
  await page.goto(`${app.url}/de?step=name`);
  const { button } = screenOf(page);
  const email = page.getByRole("textbox", { name: words("fields.email") });
  for (const [typed, error] of [
    ["ada", words("validation.email")],
    ["", words("required.fields-email")],
    ["ada@example.com", ""],
    ["ada@", words("validation.email")],
  ] as const) {
    await email.fill(typed);
    await button(words("common.continue")).click();
    await expect(email).toHaveAccessibleDescription(error);
  }
  const english = wordsOf("en");
  await button(words("common.language", { language: "Deutsch" })).click();
  await page.getByRole("link", { name: "English", exact: true }).click();
  await expect(screenOf(page).heading(english("questions.name.title"))).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText(words("common.continue"));
});

/** The browser has translated the page before the app has started on it. */
function expectRenderedAgain(visitor: Visitor): void {
  visitor.expectLine(/The page was rendered again/);
}

async function signIn(page: Page, url: string, token: string): Promise<void> {
  await carryToken(page, url, token);
}

async function expectTranslated(page: Page): Promise<void> {
  await expect(page.locator("h1 font").first()).toBeVisible();
}
