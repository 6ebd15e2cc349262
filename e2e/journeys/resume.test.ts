import { expect, test, type Visit } from "../src/fixtures.ts";
import { mailedLink } from "../src/mailbox.ts";
import { answerQuestions } from "../src/tenant-by-wire.ts";
import { followLink, type Guest, guestOf, onQuestion, startOnWelcome } from "../src/tenant-in-browser.ts";
import type { Wire } from "../src/wire.ts";

const lookingCall = /^\/api\/v1\/onboarding\/tenant\/resume\/[^/]+$/;
const openingCall = /^\/api\/v1\/onboarding\/tenant\/resume$/;

const tokenIn = async ({ page }: Guest) => (await page.context().cookies()).find(({ name }) => name === "token")?.value;

/** Expects an expired link in a browser with another application, which must not change. */
async function expectExpired(
  { url, visit, wire }: { url: string; visit: Visit; wire: Wire },
  link: string,
): Promise<Guest> {
  const own = await answerQuestions(wire);
  const { page, expectFailure } = await visit();
  const guest = guestOf(page);
  await page.context().addCookies([{ name: "token", value: own, url }]);
  expectFailure(404, lookingCall);
  await page.goto(link);
  await onQuestion(guest).heading("pages.linkExpired.title");
  expect(new URL(page.url()).search).toBe("");
  expect(await tokenIn(guest)).toBe(own);
  return guest;
}

test("an application started on a computer continues on a phone at the same question, and the computer follows", async ({
  app,
  visit,
  wire,
}) => {
  const email = "from.desk.to.phone@example.com";
  const desk = guestOf((await visit()).page);
  const { page, hand, words } = desk;
  const at = onQuestion(desk);
  await startOnWelcome(desk, app.url);
  await at.heading("questions.name.title");
  await expect(page.getByRole("link", { name: words("resume.elsewhere") })).toHaveCount(0);
  await at.fill("fields.firstName", "Ada");
  await at.fill("fields.lastName", "Weiß");
  await at.fill("fields.email", email);
  await at.phone("fields.phone", "170 1234567");
  await hand.press(page.getByRole("button", { name: words("common.continue"), exact: true }));
  await at.heading("questions.usage-purpose.title");
  await hand.press(page.getByRole("link", { name: words("resume.elsewhere") }));
  await at.heading("resume.elsewhere");
  await expect(page.getByLabel(words("resume.email"), { exact: true })).toHaveValue(email);
  await hand.press(page.getByRole("button", { name: words("resume.send") }));
  await at.heading("resume.sentTitle");

  const phone = guestOf((await visit({ width: 360, height: 740 })).page);
  const link = await mailedLink(wire, email, "de?token=");
  await followLink(phone, link);
  await onQuestion(phone).heading("questions.usage-purpose.title");
  expect(phone.page.url()).not.toMatch(/[0-9a-f]{32}/);
  expect(await tokenIn(phone)).not.toBe(await tokenIn(desk));
  await phone.hand.press(phone.page.getByRole("radio", { name: words("choices.existingRent.false") }));
  await onQuestion(phone).part("questions.current-address.title");

  await hand.press(page.getByRole("button", { name: words("pages.toApplication") }));
  await at.part("questions.current-address.title");
});

test("a mailed link reopens a forgotten application, as often as it is needed", async ({ app, visit, wire }) => {
  const email = "back@example.com";
  await answerQuestions(wire, { email });
  const guest = guestOf((await visit({ locale: "en-GB" })).page, "en");
  const { page, hand, words } = guest;
  await page.goto(`${app.url}/en/welcome`);
  await hand.press(page.getByRole("link", { name: words("resume.title") }));
  await onQuestion(guest).heading("resume.title");
  await page.getByLabel(words("resume.email"), { exact: true }).fill(email);
  await hand.press(page.getByRole("button", { name: words("resume.send") }));
  await onQuestion(guest).heading("resume.sentTitle");
  const link = await mailedLink(wire, email, "de?token=");
  for (const _ of ["once", "twice"]) {
    await followLink(guest, link.replace("/de?", "/en?"));
    await onQuestion(guest).heading("summary.title");
  }
  await expect(page.getByRole("link", { name: words("resume.elsewhere") })).toBeVisible();

  await expectExpired({ url: app.url, visit, wire }, `${app.url}/de?token=${"0".repeat(32)}`);
  await expectExpired({ url: app.url, visit, wire }, `${app.url}/de?token=nonsense`);
});

test("a mailed link still works if the response that used it was lost", async ({ visit, wire }) => {
  const email = "lost@example.com";
  await answerQuestions(wire, { email });
  await wire.post("/onboarding/tenant/resume-link", { email });
  const { page, expectFailure } = await visit();
  const guest = guestOf(page);
  const { hand, words } = guest;
  expectFailure("lost", openingCall);
  await page.route(
    /\/tenant\/resume$/,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    // The app repeats it once by itself.
    { times: 2 },
  );
  await followLink(guest, await mailedLink(wire, email, "de?token="));
  await page.getByText(words("form.offlineTitle")).waitFor();
  await hand.press(page.getByRole("button", { name: words("common.continue"), exact: true }));
  await onQuestion(guest).heading("summary.title");
});
