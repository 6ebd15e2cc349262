import { expect, test, type Visit } from "../src/fixtures.ts";
import { mailedLink } from "../src/mailbox.ts";
import { answerQuestions } from "../src/tenant-by-api.ts";
import { followLink, type User, userOf, onQuestion, startOnWelcome } from "../src/tenant-in-browser.ts";
import type { ApiClient } from "../src/api-client.ts";
import { carryToken } from "../src/visitor.ts";

const lookingCall = /^\/api\/v1\/onboarding\/tenant\/resume\/[^/]+$/;
const openingCall = /^\/api\/v1\/onboarding\/tenant\/resume$/;

const tokenIn = async ({ page }: User) => (await page.context().cookies()).find(({ name }) => name === "token")?.value;

/** Expects an expired link in a browser with another application, which must not change. */
async function expectExpired(
  { url, visit, api }: { url: string; visit: Visit; api: ApiClient },
  link: string,
): Promise<User> {
  const own = await answerQuestions(api);
  const { page, expectFailure } = await visit();
  const user = userOf(page);
  await carryToken(page, url, own);
  expectFailure(404, lookingCall);
  await page.goto(link);
  await onQuestion(user).heading("pages.linkExpired.title");
  expect(new URL(page.url()).search).toBe("");
  expect(await tokenIn(user)).toBe(own);
  return user;
}

test("an application started on a computer continues on a phone at the same question, and the computer follows", async ({
  app,
  visit,
  api,
}) => {
  const email = "from.desk.to.phone@example.com";
  const staff = userOf((await visit()).page);
  const { page, input, words } = staff;
  const at = onQuestion(staff);
  await startOnWelcome(staff, app.url);
  await at.heading("questions.name.title");
  await expect(page.getByRole("link", { name: words("resume.elsewhere") })).toHaveCount(0);
  await at.fill("fields.firstName", "Ada");
  await at.fill("fields.lastName", "Weiß");
  await at.fill("fields.email", email);
  await at.phone("fields.phone", "170 1234567");
  await input.press(page.getByRole("button", { name: words("common.continue"), exact: true }));
  await at.heading("questions.usage-purpose.title");
  await input.press(page.getByRole("link", { name: words("resume.elsewhere") }));
  await at.heading("resume.elsewhere");
  await expect(page.getByLabel(words("resume.email"), { exact: true })).toHaveValue(email);
  await input.press(page.getByRole("button", { name: words("resume.send") }));
  await at.heading("resume.sentTitle");

  const phone = userOf((await visit({ width: 360, height: 740 })).page);
  const link = await mailedLink(api, email, "de?token=");
  await followLink(phone, link);
  await onQuestion(phone).heading("questions.usage-purpose.title");
  expect(phone.page.url()).not.toMatch(/[0-9a-f]{32}/);
  expect(await tokenIn(phone)).not.toBe(await tokenIn(staff));
  await phone.input.press(phone.page.getByRole("radio", { name: words("choices.existingRent.false") }));
  await onQuestion(phone).part("questions.current-address.title");

  await input.press(page.getByRole("button", { name: words("pages.toApplication") }));
  await at.part("questions.current-address.title");
});

test("a mailed link reopens a forgotten application, as often as it is needed", async ({ app, visit, api }) => {
  const email = "back@example.com";
  await answerQuestions(api, { email });
  const user = userOf((await visit({ locale: "en-GB" })).page, "en");
  const { page, input, words } = user;
  await page.goto(`${app.url}/en/welcome`);
  await input.press(page.getByRole("link", { name: words("resume.title") }));
  await onQuestion(user).heading("resume.title");
  await page.getByLabel(words("resume.email"), { exact: true }).fill(email);
  await input.press(page.getByRole("button", { name: words("resume.send") }));
  await onQuestion(user).heading("resume.sentTitle");
  const link = await mailedLink(api, email, "de?token=");
  for (const _ of ["once", "twice"]) {
    await followLink(user, link.replace("/de?", "/en?"));
    await onQuestion(user).heading("summary.title");
  }
  await expect(page.getByRole("link", { name: words("resume.elsewhere") })).toBeVisible();

  await expectExpired({ url: app.url, visit, api }, `${app.url}/de?token=${"0".repeat(32)}`);
  await expectExpired({ url: app.url, visit, api }, `${app.url}/de?token=nonsense`);
});

test("a mailed link still works if the response that used it was lost", { tag: "@full" }, async ({ visit, api }) => {
  const email = "lost@example.com";
  await answerQuestions(api, { email });
  await api.post("/onboarding/tenant/resume-link", { email });
  const { page, expectFailure } = await visit();
  const user = userOf(page);
  const { input, words } = user;
  expectFailure("lost", openingCall);
  await page.route(
    /\/tenant\/resume$/,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    // The app repeats it once without being asked.
    { times: 2 },
  );
  await followLink(user, await mailedLink(api, email, "de?token="));
  await page.getByText(words("form.offlineTitle")).waitFor();
  await input.press(page.getByRole("button", { name: words("common.continue"), exact: true }));
  await onQuestion(user).heading("summary.title");
});
