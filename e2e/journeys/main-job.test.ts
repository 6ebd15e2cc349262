import { expect, test, testWithOwnApp } from "../src/fixtures.ts";
import { byKeyboard } from "../src/input-method.ts";
import { acceptAsLandlord, openAsLandlord } from "../src/landlord-in-browser.ts";
import { goodCard, inDays } from "../src/tenant-by-api.ts";
import {
  answerQuestions,
  chooseOffer,
  userOf,
  signContract,
  startOnWelcome,
  typeCard,
} from "../src/tenant-in-browser.ts";

testWithOwnApp(
  "a tenant takes out a monthly guarantee, the landlord accepts, and one premium a month is charged",
  async ({ app, page, api }) => {
    const user = userOf(page);
    await startOnWelcome(user, app.url);
    await answerQuestions(user);
    await chooseOffer(user, "monthly");
    await typeCard(user, goodCard);
    await signContract(user);
    expect(await api.charges()).toEqual([]);

    await openAsLandlord(user, app.url, api);
    await expect(page.getByRole("main")).toMatchAriaSnapshot(`
      - heading /1\\.500\\s€ Sicherheit von Muster-Versicherung AG, für Sie kostenlos/ [level=1]
      - term: Mieter
      - definition: Ada Weiß
      - term: Wohnung
      - definition: Torstraße 12, 10119 Berlin
    `);
    await acceptAsLandlord(user);
    await api.clock(`${inDays(9)}T10:00:00Z`);
    expect(await api.charges()).toEqual([]);
    await api.clock(`${inDays(11)}T10:00:00Z`);
    expect((await api.charges()).map(({ amount, status }) => [amount, status])).toEqual([[6.35, "succeeded"]]);
    await api.clock(`${inDays(11 + 31)}T10:00:00Z`);
    expect((await api.charges()).map(({ amount, status }) => [amount, status])).toEqual([
      [6.35, "succeeded"],
      [6.35, "succeeded"],
    ]);
  },
);

testWithOwnApp(
  "a tenant takes out a yearly guarantee by keyboard, in English, on a narrow screen",
  async ({ app, visit, api }) => {
    const { page } = await visit({ locale: "en-GB", width: 360, height: 740 });
    const user = userOf(page, "en", byKeyboard(page));
    await startOnWelcome(user, app.url);
    await answerQuestions(user, { searches: true });
    await chooseOffer(user, "yearly");
    await typeCard(user, goodCard);
    await signContract(user);
    await openAsLandlord(user, app.url, api);
    await acceptAsLandlord(user);
    await api.clock(`${inDays(11)}T10:00:00Z`);
    expect((await api.charges()).map(({ amount, status }) => [amount, status])).toEqual([[70.5, "succeeded"]]);
  },
);

test("an existing rental gets only the questions that apply, and the back button returns to the last one", async ({
  app,
  page,
}) => {
  const user = userOf(page);
  await startOnWelcome(user, app.url);
  await answerQuestions(user, { existingRent: true });
  await page.goBack();
  await expect(
    page.getByRole("heading", { level: 1, name: user.words("questions.tenant-details.title") }),
  ).toBeVisible();
  await page.goto(`${app.url}/de?step=rent-time&edit=1`);
  await expect(page.getByRole("heading", { level: 1, name: user.words("questions.home-facts.title") })).toBeVisible();
  await expect(page.getByRole("radio", { name: user.words("choices.rentTime.2") })).toBeChecked();
});
