import { expect, test, type Visit } from "../src/fixtures.ts";
import { acceptAsLandlord } from "../src/landlord-in-browser.ts";
import { answerShortOnboarding, inviteByApi, invitedTenant, inviter, partnerKey, sampleLink } from "../src/partner.ts";
import {
  answerQuestions,
  anotherPerson,
  askForQuote,
  eventually,
  goodCard,
  inDays,
  landlordTokenFor,
} from "../src/tenant-by-api.ts";
import {
  chooseOffer,
  followLink,
  type User,
  userOf,
  onQuestion,
  signContract,
  typeCard,
} from "../src/tenant-in-browser.ts";
import { carryToken } from "../src/visitor.ts";

/** The calls that look at a link. */
const lookingCalls = /^\/api\/v1\/onboarding\/tenant\/(signed-offer|invitation\/[0-9a-f]+)$/;

const cookies = ({ page }: User) => page.context().cookies();

/** Expects link-expired and an unchanged browser. */
async function expectExpired(visit: Visit, link: string, status: 404 | 410 = 410): Promise<void> {
  const { page, expectFailure } = await visit();
  const user = userOf(page);
  expectFailure(status, lookingCalls);
  await page.goto(link);
  await onQuestion(user).heading("pages.linkExpired.title");
  expect(new URL(page.url()).pathname).toBe("/de/link-expired");
  expect(new URL(page.url()).search).toBe("");
  expect((await cookies(user)).filter(({ name }) => name === "token")).toEqual([]);
}

test("an invited tenant opens the mailed link, answers the remaining questions, signs, and is charged nothing before the start", async ({
  app,
  visit,
  api,
}) => {
  const { email, landlordEmail } = anotherPerson();
  const { invitationUrl, id } = await inviteByApi(api, inDays(10), {
    tenant: { ...invitedTenant, email },
    landlord: { email: landlordEmail, type: "property_manager", companyName: inviter },
  });
  const mail = await eventually(async () => (await api.mails(email))[0]);
  expect(mail.links).toContain(invitationUrl);

  const user = userOf((await visit()).page);
  const { page, words, input } = user;
  const at = onQuestion(user);
  await page.goto(invitationUrl);
  await expect(page.getByRole("heading", { level: 1, name: words("invited.title", { inviter }) })).toBeVisible();
  expect(page.url()).not.toContain(id);
  await expect(page.getByText("70,50").first()).toBeVisible();
  await input.press(page.getByRole("button", { name: words("invited.accept") }));
  await answerShortOnboarding(user);
  await page.goBack();
  await at.heading("short.employment");
  await page.goBack();
  await at.heading("short.where");
  await page.goForward();
  await page.goForward();
  await at.heading("summary.title");
  await chooseOffer(user, "yearly");
  await typeCard(user, goodCard);
  await signContract(user, invitedTenant.firstName);

  const landlordToken = await landlordTokenFor(api, landlordEmail);
  await page.goto(`${app.url}/de/landlord/${landlordToken}`);
  await acceptAsLandlord(user);
  const { refId } = (await api.get(`/partner/invitations/${id}`, partnerKey)).body;
  expect(await api.charges(refId)).toEqual([]);
  expect((await api.get(`/partner/invitations/${id}`, partnerKey)).body).toMatchObject({ status: "USED" });
});

test(
  "a link signed by a partner opens the same application on a second phone, until it is signed",
  { tag: "@full" },
  async ({ app, visit }) => {
    const link = (await sampleLink(app.url)).replace("/de?", "/en?");
    const open = async () => {
      const user = userOf((await visit({ locale: "en-GB", width: 360, height: 740 })).page, "en");
      await followLink(user, link);
      return user;
    };
    const first = await open();
    await answerShortOnboarding(first);
    const second = await open();
    await onQuestion(second).heading("summary.title");
    await chooseOffer(second, "yearly");
    await typeCard(second, goodCard);
    await signContract(second, invitedTenant.firstName);
    await expectExpired(visit, link.replace("/en?", "/de?"));
    await first.page.reload();
    await expect(first.page).toHaveURL(`${app.url}/en/payment`);
  },
);

test(
  "withdrawn, forged and unknown invitation links are shown as expired",
  { tag: "@full" },
  async ({ app, visit, api }) => {
    const withdrawn = await inviteByApi(api);
    await fetch(`${app.url}/api/v1/partner/invitations/${withdrawn.id}`, { method: "DELETE", headers: partnerKey });
    await expectExpired(visit, withdrawn.invitationUrl);
    await expectExpired(visit, `${app.url}/de?invitation-token=${"0".repeat(32)}`, 404);
    const forged = await sampleLink(app.url);
    await expectExpired(
      visit,
      forged.replace(/\.([^.]+)$/, (_, signature: string) => `.${signature.split("").toReversed().join("")}`),
    );
  },
);

test("a withdrawn invitation does not change the browser's own application", async ({ app, visit, api }) => {
  const { invitationUrl } = await inviteByApi(api);
  const withdrawn = await inviteByApi(api);
  await fetch(`${app.url}/api/v1/partner/invitations/${withdrawn.id}`, { method: "DELETE", headers: partnerKey });
  const { page, expectFailure } = await visit();
  const user = userOf(page);
  await followLink(user, invitationUrl);
  await onQuestion(user).heading("short.title");
  const before = await cookies(user);
  expectFailure(410, lookingCalls);
  await page.goto(withdrawn.invitationUrl);
  await onQuestion(user).heading("pages.linkExpired.title");
  expect(await cookies(user)).toMatchObject(before.map(({ name, value }) => ({ name, value })));
  await user.input.press(user.page.getByRole("link", { name: user.words("pages.toApplication") }));
  await onQuestion(user).heading("short.title");
});

test(
  "of two browsers that accept the same invitation at once, both get the same application",
  { tag: "@full" },
  async ({ visit, api }) => {
    const { invitationUrl } = await inviteByApi(api);
    const users = [userOf((await visit()).page), userOf((await visit()).page)];
    await Promise.all(users.map((user) => followLink(user, invitationUrl)));
    await Promise.all(users.map((user) => onQuestion(user).heading("short.title")));
    const refIds = await Promise.all(
      users.map(async (user) => {
        const token = (await cookies(user)).find(({ name }) => name === "token")?.value;
        return (await api.get(`/onboarding/tenant/${token}`)).body.refId;
      }),
    );
    expect(refIds[0]).toMatch(/^[0-9a-f]{24}$/);
    expect(refIds[1]).toBe(refIds[0]);
  },
);

test(
  "an invitation asks before it replaces an application with an offer",
  { tag: "@full" },
  async ({ app, visit, api }) => {
    const { invitationUrl } = await inviteByApi(api);
    const own = await answerQuestions(api);
    await askForQuote(api, own);
    const user = userOf((await visit()).page);
    const { page, words, input } = user;
    await carryToken(page, app.url, own);
    await page.goto(invitationUrl);
    await expect(page.getByText(words("open.otherTitle"))).toBeVisible();
    await input.press(page.getByRole("link", { name: words("open.stay") }));
    await page.waitForURL("**/de/offers");
    await followLink(user, invitationUrl);
    await onQuestion(user).heading("short.title");
  },
);
