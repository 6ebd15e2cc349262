import { expect, test, type Visit } from "../src/fixtures.ts";
import { mailedLink } from "../src/mailbox.ts";
import { answerShortOnboarding, invitedTenant } from "../src/partner.ts";
import { inDays } from "../src/tenant-by-api.ts";
import { type User, userOf, onQuestion } from "../src/tenant-in-browser.ts";

async function expectExpired(visit: Visit, link: string): Promise<User> {
  const { page, expectFailure } = await visit();
  const user = userOf(page);
  expectFailure(410, /^\/api\/v1\/landlord\/invitations\/[^/]+$/);
  await user.page.goto(link);
  await onQuestion(user).heading("pages.linkExpired.title");
  return user;
}

test("a landlord invites a tenant and confirms, and the tenant follows the mailed link up to the summary", async ({
  app,
  visit,
  api,
}) => {
  const [landlordEmail, email] = ["lena@example.com", "lenas.tenant@example.com"];
  const landlord = userOf((await visit({ width: 360, height: 740 })).page);
  const { page, input, words } = landlord;
  const at = onQuestion(landlord);
  await page.goto(`${app.url}/de/welcome`);
  await input.press(page.getByRole("link", { name: words("invite.name") }));
  await at.heading("invite.title");
  await at.goOn();
  await expect(page.locator('[aria-invalid="true"]')).toBeVisible();
  await at.fill("invite.tenantEmail", email);
  await at.fill("invite.tenantFirstName", invitedTenant.firstName);
  await at.goOn();
  await at.heading("invite.homeTitle");
  await at.address("Torstraße", "12", "10119", "Berlin");
  await at.goOn();
  await at.heading("invite.rentTitle");
  await at.fill("fields.coldRentAmount", "500");
  await at.fill("fields.rentDepositAmount", "1500");
  await at.date("fields.insuranceStart", inDays(10));
  await at.goOn();
  await at.heading("invite.youTitle");
  await at.fill("fields.firstName", "Lena");
  await at.fill("fields.lastName", "Lohmann");
  await at.fill("invite.email", landlordEmail);
  await input.press(page.getByRole("button", { name: words("invite.send") }));
  await at.heading("invite.sentTitle");
  expect(await api.mails(email)).toEqual([]);

  const confirmation = await mailedLink(api, landlordEmail, "landlord/invite/");
  await page.goto(confirmation);
  await at.heading("invite.confirmTitle");
  await expect(page.getByText(email)).toBeVisible();
  await input.press(page.getByRole("button", { name: words("invite.confirm") }));
  await at.heading("invite.doneTitle");

  const tenant = userOf((await visit()).page);
  await tenant.page.goto(await mailedLink(api, email, "de?invitation-token"));
  await expect(
    tenant.page.getByRole("heading", { level: 1, name: words("invited.title", { inviter: "Lena Lohmann" }) }),
  ).toBeVisible();
  await tenant.input.press(tenant.page.getByRole("button", { name: words("invited.accept") }));
  await tenant.input.press(tenant.page.getByText(tenant.words("short.givenAll")));
  await expect(tenant.page.getByText(landlordEmail)).toBeVisible();
  await tenant.page.getByRole("textbox", { name: words("fields.lastName") }).fill("Weiß");
  await answerShortOnboarding(tenant);

  await expectExpired(visit, confirmation);
  await expectExpired(visit, `${app.url}/de/landlord/invite/${"0".repeat(32)}`);
});
