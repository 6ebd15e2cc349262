import { logIn, logOut, openTab, setPasswordByApi } from "../src/account.ts";
import { addAuthenticator } from "../src/authenticator.ts";
import { expect, test } from "../src/fixtures.ts";
import { languagesOr, localeOf } from "../src/level.ts";
import { screenOf } from "../src/screen.ts";
import { eventually, signByApi } from "../src/tenant-by-api.ts";
import { wordsOf } from "../src/tenant-in-browser.ts";

for (const language of languagesOr("de"))
  test(`a passkey is added, logs in, is renamed, and no longer logs in after its removal (${language})`, async ({
    app,
    visit,
    api,
  }) => {
    const words = wordsOf(language);
    const { tenant } = await signByApi(api);
    await setPasswordByApi(api, tenant);
    const { page, expectFailure } = await visit({ locale: localeOf(language), width: 320, height: 640 });
    const { button, box, heading, text } = screenOf(page);
    const device = await addAuthenticator(page);
    await logIn(page, words, `${app.url}/${language}`, tenant.email);

    await openTab(page, words, "profile");
    await button(words("passkeys.show")).click();
    await expect(text(words("passkeys.empty"))).toBeVisible();
    await device.refuse(true);
    await button(words("passkeys.add")).click();
    await expect(text(words("passkeys.noneMade"))).toBeVisible();
    await device.refuse(false);
    await button(words("passkeys.add")).click();
    await expect(text(words("passkeys.added"))).toBeVisible();
    expect(await device.keys()).toBe(1);
    await button(words("passkeys.add")).click();
    await expect(text(words("passkeys.taken"))).toBeVisible();
    const mail = await eventually(async () =>
      (await api.mails(tenant.email)).find(({ subject }) => subject.includes("Passkey")),
    );
    expect(mail.links.some((link) => link.endsWith("/de/new-password"))).toBe(true);

    await logOut(page, words);
    await button(words("passkeys.logIn")).click();
    await expect(heading(words("policies.title"))).toBeVisible();

    await openTab(page, words, "profile");
    await button(words("passkeys.show")).click();
    const edit = page.getByRole("button", { name: new RegExp(`^${words("passkeys.edit")}: `) });
    await edit.click();
    await box(words("passkeys.name")).fill("Omas „Telefon“ <b>ẞ</b>");
    await button(words("passkeys.save")).click();
    await expect(text(words("passkeys.named"))).toBeVisible();
    await page.reload();
    await button(words("passkeys.show")).click();
    await expect(page.getByText("Omas „Telefon“ <b>ẞ</b>", { exact: true })).toBeVisible();
    await edit.click();
    await button(words("passkeys.remove")).click();
    await expect(text(words("passkeys.removed"))).toBeVisible();
    await expect(text(words("passkeys.empty"))).toBeVisible();

    await logOut(page, words);
    expectFailure(401, "/api/v1/session/passkey");
    await button(words("passkeys.logIn")).click();
    await expect(text(words("passkeys.refused"))).toBeVisible();
    await page.goto(`${app.url}/${language}/policies`);
    await expect(heading(words("account.loginTitle"))).toBeVisible();
  });
