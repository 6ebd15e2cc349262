import type { TextKey } from "@kautia/locales";
import { password, setPassword } from "../src/account.ts";
import { cookieFrom } from "../src/codes/cookie-from.ts";
import { demo } from "../src/codes/desk.ts";
import { apply } from "../src/desk.ts";
import { expect, test, type Visit } from "../src/fixtures.ts";
import { acceptAsLandlord } from "../src/landlord-in-browser.ts";
import { mailedLink } from "../src/mailbox.ts";
import { addToPartner, askToInvite, inviteByWire, sampleLink } from "../src/partner.ts";
import { expectOneApplication, openDevices, press, scan } from "../src/scanner.ts";
import { anotherPerson, answerQuestions, expectSuccess, inDays, signByWire } from "../src/tenant-by-wire.ts";
import { guestOf, onQuestion } from "../src/tenant-in-browser.ts";

/** Opens the link on a device where it has been used up, and expects the page that says so. */
async function expectUsed(visit: Visit, link: string, refused: [status: number, path: RegExp], title: TextKey) {
  const { page, expectFailure } = await visit({ width: 390, height: 844 });
  const device = guestOf(page);
  expectFailure(...refused);
  await page.goto(link);
  return { device, seen: () => onQuestion(device).heading(title) };
}

test("an invitation opens after a scanner has opened it", async ({ visit, wire }) => {
  const { email } = anotherPerson();
  await inviteByWire(wire, inDays(10), { tenant: { email, firstName: "Ada", lastName: "Weiß" } });
  const link = await mailedLink(wire, email, "de?invitation-token=");
  await scan(visit, link);
  expect(await wire.mails(email)).toHaveLength(1);
  await expectOneApplication({ visit, wire }, link, "short.title");
});

test("a link signed by a partner opens after a scanner has opened it", async ({ app, visit, wire }) => {
  const link = await sampleLink(app.url);
  await scan(visit, link);
  await expectOneApplication({ visit, wire }, link, "short.title");
});

test("a link to an application opens after a scanner has opened it", async ({ visit, wire }) => {
  const { email } = anotherPerson();
  await answerQuestions(wire, { email });
  expectSuccess(await wire.post("/onboarding/tenant/resume-link", { email }));
  const link = await mailedLink(wire, email, "de?token=");
  await scan(visit, link);
  await expectOneApplication({ visit, wire }, link, "summary.title");
});

test("the link in the mail about a decision opens after a scanner has opened it", async ({ app, visit, wire }) => {
  const { email } = anotherPerson();
  const token = await apply(wire, { email, lastName: "Manual" });
  const { refId } = expectSuccess(await wire.get(`/onboarding/tenant/${token}`));
  const desk = { cookie: await cookieFrom(app.url, "/staff/session", demo) };
  const { decisionId } = expectSuccess(await wire.get(`/staff/applications/${refId}`, desk));
  expectSuccess(await wire.post(`/staff/applications/${refId}/accept`, { decisionId, note: "" }, desk));
  const link = await mailedLink(wire, email, "de?token=");
  await scan(visit, link);
  await expectOneApplication({ visit, wire }, link, "offers.title");
});

test("a landlord confirms an invitation whose link a scanner has opened", async ({ visit, wire }) => {
  const { email, landlordEmail } = anotherPerson();
  await askToInvite(wire, landlordEmail, undefined, undefined, { email });
  const link = await mailedLink(wire, landlordEmail, "landlord/invite/");
  await scan(visit, link);
  const [computer] = await openDevices(visit);
  await computer.page.goto(link);
  await press(computer, "invite.confirm");
  await onQuestion(computer).heading("invite.doneTitle");
  const { seen } = await expectUsed(visit, link, [410, /\/landlord\/invitations\//], "pages.linkExpired.title");
  await seen();
});

test("a landlord accepts a guarantee whose link a scanner has opened", async ({ visit, wire }) => {
  const { tenant } = await signByWire(wire, anotherPerson());
  const link = await mailedLink(wire, tenant.landlordEmail, "landlord/");
  const before = (await wire.mails(tenant.email)).length;
  await scan(visit, link);
  expect(await wire.mails(tenant.email)).toHaveLength(before);
  const [computer, phone] = await openDevices(visit);
  await computer.page.goto(link);
  await acceptAsLandlord(computer);
  await phone.page.goto(link);
  await phone.page.getByText(phone.words("landlord.status.ACCEPTED")).first().waitFor();
});

test("links for password, login and deletion work after a scanner has opened them", async ({ app, visit, wire }) => {
  const { tenant, refId } = await signByWire(wire, anotherPerson());
  const [computer, phone] = await openDevices(visit);
  const first = await mailedLink(wire, tenant.email, "new-password");
  await scan(visit, first);
  await computer.page.goto(first);
  await setPassword(computer.page, computer.words);
  const used = await expectUsed(visit, first, [404, /\/user\/confirm-account\//], "pages.wrongToken");
  await used.seen();

  expectSuccess(await wire.post("/user/login-link", { login: tenant.email }));
  const login = await mailedLink(wire, tenant.email, "login");
  await scan(visit, login);
  await phone.page.goto(login);
  await press(phone, "account.logIn");
  await onQuestion(phone).heading("policies.title");

  const cookie = await cookieFrom(app.url, "/session", { login: tenant.email, password });
  expectSuccess(await wire.post(`/policies/${refId}/cancel`, {}, { cookie }));
  expectSuccess(await wire.post("/account/deletion/link", undefined, { cookie }));
  const deletion = await mailedLink(wire, tenant.email, "policies/delete");
  await scan(visit, deletion, [401, "/api/v1/account/deletion"]);
  for (const device of [computer, phone]) {
    await device.page.goto(deletion);
    await device.page.getByRole("button", { name: device.words("deletion.confirm") }).waitFor();
  }
  expect(expectSuccess(await wire.get("/policies", { cookie })).policies).toHaveLength(1);
});

test("partner and desk logins work after a scanner has opened their links", async ({ app, visit, wire }) => {
  const email = "lea@example.com";
  await addToPartner(app.url, wire, email);
  expectSuccess(await wire.post("/partner/session/link", { email }));
  const login = await mailedLink(wire, email, "partner/login?token=");
  await scan(visit, login);
  const [computer] = await openDevices(visit);
  await computer.page.goto(login);
  await press(computer, "manager.link.go");
  await onQuestion(computer).heading("manager.tab.invitations");

  const desk = { cookie: await cookieFrom(app.url, "/staff/session", demo) };
  const colleague = { email: "ute@example.com", name: "Ute Weiß", role: "underwriter" };
  expectSuccess(await wire.post("/staff/people", colleague, desk));
  const invitation = await mailedLink(wire, colleague.email, "staff/invited");
  await scan(visit, invitation);
  for (const device of await openDevices(visit)) {
    await device.page.goto(invitation);
    await device.page.getByLabel(device.words("account.newPassword"), { exact: true }).waitFor();
  }
});
