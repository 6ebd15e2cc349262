import type { TextKey } from "@kautia/locales";
import { password, setPassword, cookieFrom } from "../src/account.ts";
import { demo } from "../src/staff.ts";
import { expect, test, type Visit } from "../src/fixtures.ts";
import { acceptAsLandlord } from "../src/landlord-in-browser.ts";
import { mailedLink, secretOf } from "../src/mailbox.ts";
import { addToPartner, askToInvite, inviteByApi, sampleLink } from "../src/partner.ts";
import { expectOneApplication, openDevices, press, scan } from "../src/scanner.ts";
import { anotherPerson, answerQuestions, expectSuccess, inDays, signByApi, apply } from "../src/tenant-by-api.ts";
import { userOf, onQuestion } from "../src/tenant-in-browser.ts";

/** Opens the link on a device where it has been used up, and expects the page that says so. */
async function expectUsed(visit: Visit, link: string, refused: [status: number, path: RegExp], title: TextKey) {
  const { page, expectFailure } = await visit({ width: 390, height: 844 });
  const device = userOf(page);
  expectFailure(...refused);
  await page.goto(link);
  return { device, seen: () => onQuestion(device).heading(title) };
}

test("an invitation opens after a scanner has opened it", async ({ visit, api }) => {
  const { email } = anotherPerson();
  await inviteByApi(api, inDays(10), { tenant: { email, firstName: "Ada", lastName: "Weiß" } });
  const link = await mailedLink(api, email, "de?invitation-token=");
  await scan(visit, link);
  expect(await api.mails(email)).toHaveLength(1);
  await expectOneApplication({ visit, api }, link, "short.title");
});

test("a link signed by a partner opens after a scanner has opened it", async ({ app, visit, api }) => {
  const link = await sampleLink(app.url);
  await scan(visit, link);
  await expectOneApplication({ visit, api }, link, "short.title");
});

test("a link to an application opens after a scanner has opened it", async ({ visit, api }) => {
  const { email } = anotherPerson();
  await answerQuestions(api, { email });
  expectSuccess(await api.post("/onboarding/tenant/resume-link", { email }));
  const link = await mailedLink(api, email, "de?token=");
  await scan(visit, link);
  await expectOneApplication({ visit, api }, link, "summary.title");
});

test("the link in the mail about a decision opens after a scanner has opened it", async ({ app, visit, api }) => {
  const { email } = anotherPerson();
  const token = await apply(api, { email, lastName: "Manual" });
  const { refId } = expectSuccess(await api.get(`/onboarding/tenant/${token}`));
  const staff = { cookie: await cookieFrom(app.url, "/staff/session", demo) };
  const { decisionId } = expectSuccess(await api.get(`/staff/applications/${refId}`, staff));
  expectSuccess(await api.post(`/staff/applications/${refId}/accept`, { decisionId, note: "" }, staff));
  const link = await mailedLink(api, email, "de?token=");
  await scan(visit, link);
  await expectOneApplication({ visit, api }, link, "offers.title");
});

test("a landlord confirms an invitation whose link a scanner has opened", async ({ visit, api }) => {
  const { email, landlordEmail } = anotherPerson();
  await askToInvite(api, landlordEmail, undefined, undefined, { email });
  const link = await mailedLink(api, landlordEmail, "landlord/invite/");
  await scan(visit, link);
  const [computer] = await openDevices(visit);
  await computer.page.goto(link);
  await press(computer, "invite.confirm");
  await onQuestion(computer).heading("invite.doneTitle");
  const { seen } = await expectUsed(visit, link, [410, /\/landlord\/invitations\//], "pages.linkExpired.title");
  await seen();
});

test("a landlord accepts a guarantee whose link a scanner has opened", async ({ visit, api }) => {
  const { tenant } = await signByApi(api, anotherPerson());
  const link = await mailedLink(api, tenant.landlordEmail, "landlord/");
  await scan(visit, link);
  const { status } = expectSuccess(await api.get(`/landlord/${secretOf(link)}`));
  expect(status).toBe("SIGNED");
  const [computer, phone] = await openDevices(visit);
  await computer.page.goto(link);
  await acceptAsLandlord(computer);
  await phone.page.goto(link);
  await phone.page.getByText(phone.words("landlord.status.ACCEPTED")).first().waitFor();
});

test("links for password, login and deletion work after a scanner has opened them", async ({ app, visit, api }) => {
  const { tenant, refId } = await signByApi(api, anotherPerson());
  const [computer, phone] = await openDevices(visit);
  const first = await mailedLink(api, tenant.email, "new-password");
  await scan(visit, first);
  await computer.page.goto(first);
  await setPassword(computer.page, computer.words);
  const used = await expectUsed(visit, first, [404, /\/user\/confirm-account\//], "pages.wrongToken");
  await used.seen();

  expectSuccess(await api.post("/user/login-link", { login: tenant.email }));
  const login = await mailedLink(api, tenant.email, "login");
  await scan(visit, login);
  await phone.page.goto(login);
  await press(phone, "account.logIn");
  await onQuestion(phone).heading("policies.title");

  const cookie = await cookieFrom(app.url, "/session", { login: tenant.email, password });
  expectSuccess(await api.post(`/policies/${refId}/cancel`, {}, { cookie }));
  expectSuccess(await api.post("/account/deletion/link", undefined, { cookie }));
  const deletion = await mailedLink(api, tenant.email, "policies/delete");
  await scan(visit, deletion, [401, "/api/v1/account/deletion"]);
  for (const device of [computer, phone]) {
    await device.page.goto(deletion);
    await device.page.getByRole("button", { name: device.words("deletion.confirm") }).waitFor();
  }
  expect(expectSuccess(await api.get("/policies", { cookie })).policies).toHaveLength(1);
});

test("partner and desk logins work after a scanner has opened their links", async ({ app, visit, api }) => {
  const email = "lea@example.com";
  await addToPartner(app.url, api, email);
  expectSuccess(await api.post("/partner/session/link", { email }));
  const login = await mailedLink(api, email, "partner/login?token=");
  await scan(visit, login);
  const [computer] = await openDevices(visit);
  await computer.page.goto(login);
  await press(computer, "partners.link.go");
  await onQuestion(computer).heading("partners.tab.invitations");

  const staff = { cookie: await cookieFrom(app.url, "/staff/session", demo) };
  const colleague = { email: "ute@example.com", name: "Ute Weiß", role: "underwriter" };
  expectSuccess(await api.post("/staff/people", colleague, staff));
  const invitation = await mailedLink(api, colleague.email, "staff/invited");
  await scan(visit, invitation);
  for (const device of await openDevices(visit)) {
    await device.page.goto(invitation);
    await device.page.getByLabel(device.words("account.newPassword"), { exact: true }).waitFor();
  }
});
