import { expect, test } from "@playwright/test";
import { firefox } from "../src/engines/firefox.ts";
import { openSheet } from "../src/engines/remote-sheet.ts";
import { webkit } from "../src/engines/webkit.ts";
import { holdScripts } from "../src/engines/hold-scripts.ts";
import { provideApp } from "../src/fixtures.ts";
import { acceptAsLandlord, openAsLandlord } from "../src/landlord-in-browser.ts";
import { expectSuccess, goodCard, inDays } from "../src/tenant-by-wire.ts";
import {
  answerQuestions,
  chooseOffer,
  guestOf,
  signContract,
  startOnWelcome,
  typeCard,
} from "../src/tenant-in-browser.ts";
import { wireTo } from "../src/wire.ts";

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

for (const engine of [firefox, webkit]) {
  const missing = engine.missing();
  const place = missing === null ? engine.name : `${engine.name}, which is missing (apt-get install ${missing})`;

  for (const size of sizes)
    test(`a tenant takes out a guarantee and the landlord accepts in ${place}, at ${size.width} px`, async ({}, info) => {
      info.skip(missing !== null);
      await provideApp(async ({ url }) => {
        const driver = await engine.open(size);
        try {
          expect(await driver.run("innerWidth")).toBe(size.width);
          const guest = guestOf(openSheet(driver));
          const wire = wireTo(url);
          await startOnWelcome(guest, url);
          await answerQuestions(guest);
          await chooseOffer(guest, "monthly");
          await typeCard(guest, goodCard);
          await signContract(guest);
          await openAsLandlord(guest, url, wire);
          await acceptAsLandlord(guest);
          await wire.clock(`${inDays(11)}T10:00:00Z`);
          expect((await wire.charges()).map(({ amount, status }) => [amount, status])).toEqual([[6.35, "succeeded"]]);
        } finally {
          await info.attach("last page", { body: await driver.picture(), contentType: "image/png" });
          await driver.close();
        }
      });
    });

  test(`text typed before the app has started is kept in ${place}`, async ({}, info) => {
    info.skip(missing !== null);
    await provideApp(async ({ url }) => {
      const { token } = expectSuccess(await wireTo(url).post("/onboarding/tenant/init"));
      const held = await holdScripts(url);
      const driver = await engine.open({ width: 390, height: 844 });
      try {
        const sheet = openSheet(driver);
        const { words } = guestOf(sheet);
        await driver.goto(`${held.url}/de/404`);
        await driver.run(`document.cookie = "token=${token}; path=/"`);
        await driver.goto(`${held.url}/de?step=name`);
        await sheet.getByRole("textbox", { name: words("fields.firstName") }).fill("Ada");
        await sheet.getByRole("button", { name: words("common.continue"), exact: true }).click();
        held.release();
        await sheet
          .getByText(words("form.errorsMany", { count: 2 }))
          .first()
          .waitFor();
        expect(await sheet.getByRole("textbox", { name: words("fields.firstName") }).inputValue()).toBe("Ada");
      } finally {
        await driver.close();
        await held.close();
      }
    });
  });
}
