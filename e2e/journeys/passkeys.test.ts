import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { type App, startApp } from "../src/app.ts";
import { addAuthenticator } from "../src/authenticator.ts";
import { closeBrowser, type Visit, visit } from "../src/browser.ts";
import { mailedLink } from "../src/mailbox.ts";
import { eventually, signByWire, taken } from "../src/tenant-by-wire.ts";
import { wordsOf } from "../src/tenant-in-browser.ts";
import { type Wire, wireTo } from "../src/wire.ts";

const password = "Lang-und-gut-1";

/** A key on the tenant's own device, in a real browser with a device of its own. */
describe("a passkey in a browser", () => {
  let app: App;
  let wire: Wire;
  let visitor: Visit;
  beforeEach(async () => {
    app = await startApp();
    wire = wireTo(app.url);
  });
  afterEach(async () => {
    await visitor.close();
    await app.dispose();
  });
  afterAll(closeBrowser);

  const button = (name: string) => visitor.page.getByRole("button", { name, exact: true });
  const box = (name: string) => visitor.page.getByLabel(name, { exact: true });
  const heading = (name: string) => visitor.page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
  const told = (title: string) => visitor.page.getByText(title, { exact: true }).waitFor();

  it.each(["de", "en"] as const)("logs in, gets a name, and when it is removed no more (%s)", async (language) => {
    const words = wordsOf(language);
    const { tenant } = await signByWire(wire);
    const link = await mailedLink(wire, tenant.email, "new-password");
    const token = /[0-9a-f]{32}/.exec(link)?.[0];
    taken(await wire.post("/user/confirm-account", { token, password }));
    visitor = await visit({ locale: language === "de" ? "de-DE" : "en-GB", width: 320, height: 640 });
    const { page } = visitor;
    const device = await addAuthenticator(page);
    await page.goto(`${app.url}/${language}/login`);
    await box(words("account.login")).fill(tenant.email);
    await box(words("account.password")).fill(password);
    await button(words("account.logIn")).click();
    await heading(words("policies.title"));

    await button(words("passkeys.show")).click();
    await told(words("passkeys.empty"));
    await device.refuse(true);
    await button(words("passkeys.add")).click();
    await told(words("passkeys.noneMade"));
    await device.refuse(false);
    await button(words("passkeys.add")).click();
    await told(words("passkeys.added"));
    expect(await device.keys()).toBe(1);
    await button(words("passkeys.add")).click();
    await told(words("passkeys.taken"));
    const mail = await eventually(async () =>
      (await wire.mails()).find(({ to, subject }) => to.includes(tenant.email) && subject.includes("Passkey")),
    );
    expect(mail.links.some((one) => one.endsWith("/de/new-password"))).toBe(true);

    await button(words("policies.logOut")).click();
    await heading(words("account.loginTitle"));
    await button(words("passkeys.logIn")).click();
    await heading(words("policies.title"));

    await button(words("passkeys.show")).click();
    const edit = page.getByRole("button", { name: new RegExp(`^${words("passkeys.edit")}: `) });
    await edit.click();
    await box(words("passkeys.name")).fill("Omas „Telefon“ <b>ẞ</b>");
    await button(words("passkeys.save")).click();
    await told(words("passkeys.named"));
    await page.reload();
    await button(words("passkeys.show")).click();
    await page.getByText("Omas „Telefon“ <b>ẞ</b>", { exact: true }).waitFor();
    await edit.click();
    await button(words("passkeys.remove")).click();
    await told(words("passkeys.removed"));
    await told(words("passkeys.empty"));

    await button(words("policies.logOut")).click();
    await heading(words("account.loginTitle"));
    visitor.expectFailure(401, "/api/v1/session/passkey");
    await button(words("passkeys.logIn")).click();
    await told(words("passkeys.refused"));
    await page.goto(`${app.url}/${language}/policies`);
    await heading(words("account.loginTitle"));
  });
});
