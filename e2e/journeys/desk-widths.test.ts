import { apply, logInAtDesk } from "../src/desk.ts";
import { expect, test } from "../src/fixtures.ts";
import { signByWire } from "../src/tenant-by-wire.ts";
import { guestOf } from "../src/tenant-in-browser.ts";

for (const { language, locale } of [
  { language: "de", locale: "de-DE" },
  { language: "en", locale: "en-GB" },
] as const)
  test(`all columns of the desk's tables are visible on a tablet and a small laptop (${language})`, async ({
    app,
    visit,
    wire,
  }) => {
    const [waiting, signed] = [`waiting.${language}@example.com`, `signed.${language}@example.com`];
    await apply(wire, { lastName: "Manual", email: waiting });
    const { refId } = await signByWire(wire, { email: signed });
    const { page } = await visit({ locale });
    const desk = `${app.url}/${language}/staff`;
    await page.goto(desk);
    await logInAtDesk(guestOf(page, language));
    for (const address of [
      `/cases?search=${waiting}`,
      `/policies?search=${signed}`,
      `/policies/${refId}/money`,
      "/partners",
      "/inbox",
    ]) {
      await page.goto(desk + address);
      const table = page.locator(".rows").first();
      await table.waitFor();
      for (const width of [768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const hidden = () => table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        await expect.poll(hidden, `${address} at ${width} px`).toBe(0);
      }
    }
  });
