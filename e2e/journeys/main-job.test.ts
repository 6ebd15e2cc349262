import { expect, test, testWithOwnApp } from "../src/fixtures.ts";
import { keyboardHand } from "../src/hand.ts";
import { acceptAsLandlord, openAsLandlord } from "../src/landlord-in-browser.ts";
import { goodCard, inDays } from "../src/tenant-by-wire.ts";
import {
  answerQuestions,
  chooseOffer,
  guestOf,
  signContract,
  startOnWelcome,
  typeCard,
} from "../src/tenant-in-browser.ts";

testWithOwnApp(
  "a tenant takes out a monthly guarantee, the landlord accepts, and one premium a month is charged",
  async ({ app, page, wire }) => {
    const guest = guestOf(page);
    await startOnWelcome(guest, app.url);
    await answerQuestions(guest);
    await chooseOffer(guest, "monthly");
    await typeCard(guest, goodCard);
    await signContract(guest);
    expect(await wire.charges()).toEqual([]);

    await openAsLandlord(guest, app.url, wire);
    await expect(page.getByRole("main")).toMatchAriaSnapshot(`
      - heading "Eine Bürgschaft anstelle der Barkaution" [level=1]
      - region "Was abgesichert ist":
        - heading "Was abgesichert ist" [level=2]
        - paragraph:
          - text: Bürgschaft bis
          - strong: /1\\.500\\s€/
        - term: Mieter
        - definition: Ada Weiß
        - term: Wohnung
        - definition: Torstraße 12, 10119 Berlin
        - term: Nettokaltmiete
        - definition: /500\\s€ im Monat/
    `);
    await acceptAsLandlord(guest);
    await wire.clock(`${inDays(9)}T10:00:00Z`);
    expect(await wire.charges()).toEqual([]);
    await wire.clock(`${inDays(11)}T10:00:00Z`);
    expect((await wire.charges()).map(({ amount, status }) => [amount, status])).toEqual([[6.35, "succeeded"]]);
    await wire.clock(`${inDays(11 + 31)}T10:00:00Z`);
    expect((await wire.charges()).map(({ amount, status }) => [amount, status])).toEqual([
      [6.35, "succeeded"],
      [6.35, "succeeded"],
    ]);
  },
);

testWithOwnApp(
  "a tenant takes out a yearly guarantee by keyboard, in English, on a narrow screen",
  async ({ app, visit, wire }) => {
    const { page } = await visit({ locale: "en-GB", width: 360, height: 740 });
    const guest = guestOf(page, "en", keyboardHand(page));
    await startOnWelcome(guest, app.url);
    await answerQuestions(guest, { searches: true });
    await chooseOffer(guest, "yearly");
    await typeCard(guest, goodCard);
    await signContract(guest);
    await openAsLandlord(guest, app.url, wire);
    await acceptAsLandlord(guest);
    await wire.clock(`${inDays(11)}T10:00:00Z`);
    expect((await wire.charges()).map(({ amount, status }) => [amount, status])).toEqual([[70.5, "succeeded"]]);
  },
);

test("an existing rental gets only the questions that apply, and the back button returns to the last one", async ({
  app,
  page,
}) => {
  const guest = guestOf(page);
  await startOnWelcome(guest, app.url);
  await answerQuestions(guest, { existingRent: true });
  await page.goBack();
  await expect(
    page.getByRole("heading", { level: 1, name: guest.words("questions.tenant-details.title") }),
  ).toBeVisible();
  await page.goto(`${app.url}/de?step=rent-time&edit=1`);
  await expect(page.getByRole("heading", { level: 1, name: guest.words("questions.home-facts.title") })).toBeVisible();
  await expect(page.getByRole("radio", { name: guest.words("choices.rentTime.2") })).toBeChecked();
});
