import { expect, test } from "@playwright/test";
import { firefox } from "../src/engines/firefox.ts";
import { openRemotePage } from "../src/engines/remote-page.ts";
import { webkit } from "../src/engines/webkit.ts";
import { holdScripts } from "../src/engines/hold-scripts.ts";
import { provideApp } from "../src/fixtures.ts";
import { acceptAsLandlord, openAsLandlord } from "../src/landlord-in-browser.ts";
import { expectSuccess, goodCard, inDays } from "../src/tenant-by-api.ts";
import {
  answerQuestions,
  chooseOffer,
  userOf,
  signContract,
  startOnWelcome,
  typeCard,
} from "../src/tenant-in-browser.ts";
import { apiClientFor } from "../src/api-client.ts";

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
          const user = userOf(openRemotePage(driver));
          const api = apiClientFor(url);
          await startOnWelcome(user, url);
          await answerQuestions(user);
          await chooseOffer(user, "monthly");
          await typeCard(user, goodCard);
          await signContract(user);
          await openAsLandlord(user, url, api);
          await acceptAsLandlord(user);
          await api.clock(`${inDays(11)}T10:00:00Z`);
          expect((await api.charges()).map(({ amount, status }) => [amount, status])).toEqual([[6.35, "succeeded"]]);
        } finally {
          await info.attach("last page", { body: await driver.picture(), contentType: "image/png" });
          await driver.close();
        }
      });
    });

  test(`text typed before the app has started is kept in ${place}`, async ({}, info) => {
    info.skip(missing !== null);
    await provideApp(async ({ url }) => {
      const { token } = expectSuccess(await apiClientFor(url).post("/onboarding/tenant/init"));
      const held = await holdScripts(url);
      const driver = await engine.open({ width: 390, height: 844 });
      try {
        const page = openRemotePage(driver);
        const { words } = userOf(page);
        await driver.goto(`${held.url}/de/404`);
        await driver.run(`document.cookie = "token=${token}; path=/"`);
        await driver.goto(`${held.url}/de?step=name`);
        await page.getByRole("textbox", { name: words("fields.firstName") }).fill("Ada");
        await page.getByRole("button", { name: words("common.continue"), exact: true }).click();
        held.release();
        await page
          .getByText(words("form.errorsMany", { count: 2 }))
          .first()
          .waitFor();
        expect(await page.getByRole("textbox", { name: words("fields.firstName") }).inputValue()).toBe("Ada");
      } finally {
        await driver.close();
        await held.close();
      }
    });
  });
}
