import { asTenant, setPasswordByApi, takeSession } from "../account.ts";
import type { ApiClient } from "../api-client.ts";
import { mailedLink, secretOf } from "../mailbox.ts";
import { acceptByApi, anotherPerson, expectSuccess, inDays, signByApi, waitForCover } from "../tenant-by-api.ts";
import { type PageCase } from "./error-case.ts";

// Errors on the landlord's page, the rating page and the account's pages.

/** Signs, sets a password and logs in by the API. */
export async function logInTenant(
  url: string,
  api: ApiClient,
): Promise<{ refId: string; headers: { cookie: string } }> {
  const { tenant, refId } = await signByApi(api);
  await setPasswordByApi(api, tenant);
  return { refId, headers: await asTenant(url, tenant.email) };
}

/** A guarantee in force: accepted, with cover from today. Returns the landlord's token. */
async function makePolicyInForce(api: ApiClient): Promise<string> {
  const { landlordToken } = await acceptByApi(api, { insuranceStart: inDays(0) });
  await waitForCover(api, landlordToken);
  return landlordToken;
}

export const afterSigningCases = {
  CLAIM_AMOUNT_BIGGER_THAN_DEPOSIT: {
    how: "A landlord claims one cent more than the deposit",
    found: "page",
    async meet({ api, field, open, press }) {
      await open(`/landlord/${await makePolicyInForce(api)}/claim`);
      await field("claims.amount").fill("1500,01");
      await field("claims.description").fill("Parkett");
      await press("claims.review");
    },
  },
  POLICY_STATUS_CONFLICT: {
    how: "A landlord declines in one tab and accepts in another",
    found: "server",
    seen: "landlord.conflict",
    async meet({ api, page, words, open, press }) {
      const { landlordToken } = await signByApi(api);
      await open(`/landlord/${landlordToken}`);
      await page.getByRole("button", { name: words("landlord.accept"), exact: true }).waitFor();
      expectSuccess(await api.post(`/landlord/${landlordToken}/decline`, {}));
      await press("landlord.accept");
      await press("landlord.acceptConfirm");
    },
  },
  RISK_REFUSED: {
    how: "A tenant whose income has fallen asks for a higher guarantee",
    found: "server",
    async meet({ url, api, page, words, field, open, press }) {
      const { refId, tenant } = await acceptByApi(api);
      await setPasswordByApi(api, tenant);
      const session = await asTenant(url, tenant.email);
      await takeSession(page, url, session);
      const { contractNumber } = expectSuccess(await api.get(`/policies/${refId}`, session));
      await open(`/policies/${contractNumber}/changes?kind=HIGHER_DEPOSIT`);
      await field("changes.HIGHER_DEPOSIT.amount").fill("1600");
      await page.getByLabel(words("fields.coldRentAmount")).fill("800");
      await page.getByLabel(words("fields.grossIncome")).fill("9000");
      await press("changes.ask");
    },
  },
  RATING_UNKNOWN: {
    how: "Somebody opens a rating link with a missing letter",
    found: "server",
    meet: ({ open }) => open(`/rate/${"0".repeat(31)}`),
  },
  TOKEN_UNKNOWN: {
    how: "A tenant opens the mailed link to an application after it has expired",
    found: "server",
    seen: "pages.linkExpired.title",
    meet: ({ open }) => open(`?token=${"0".repeat(32)}`),
  },
  INVITATION_UNKNOWN: {
    how: "Somebody opens an invitation link with a missing letter",
    found: "server",
    seen: "pages.linkExpired.title",
    meet: ({ open }) => open("?invitation-token=lost"),
  },
  WRONG_TOKEN: {
    how: "A tenant opens the mailed password link a second time",
    found: "server",
    seen: "pages.wrongToken",
    async meet({ api, open }) {
      const { tenant } = await signByApi(api);
      const link = await setPasswordByApi(api, tenant);
      await open(`/new-password?token=${secretOf(link)}`);
    },
  },
  PASSWORD_TOO_COMMON: {
    how: "A tenant chooses the password 'P@ssw0rd'",
    found: "page",
    async meet({ api, field, open, press }) {
      const { tenant } = await signByApi(api);
      const link = await mailedLink(api, tenant.email, "new-password");
      await open(`/new-password${new URL(link).search}`);
      await field("account.newPassword").fill("P@ssw0rd");
      await field("account.repeat").fill("P@ssw0rd");
      await press("account.set");
    },
  },
  LOGIN_REQUIRED: {
    how: "A tenant logs out in one tab and writes to the landlord in another",
    found: "server",
    seen: "account.loginTitle",
    async meet({ url, api, page, words, field, open, press }) {
      const { headers } = await logInTenant(url, api);
      await takeSession(page, url, headers);
      await open("/policies");
      await page.getByRole("link", { name: words("policies.message"), exact: true }).click();
      await field("policies.messageLabel").fill("Wann ist die Übergabe?");
      await page.context().clearCookies();
      await press("policies.messageSend");
      await page.waitForURL(/\/login/);
    },
  },
  LOGIN_FAILED: {
    how: "Somebody logs in with a wrong password",
    found: "server",
    async meet({ field, open, press }) {
      await open("/login?by=password");
      await field("account.login").fill(anotherPerson().email);
      await field("account.password").fill("Not-my-password-1");
      await press("account.logIn");
    },
  },
  RATE_LIMITED: {
    how: "Somebody tries one password after another",
    found: "server",
    async meet({ api, field, open, press }) {
      const { email } = anotherPerson();
      await open("/login?by=password");
      await field("account.login").fill(email);
      await field("account.password").fill("Guess-and-guess-1");
      const guess = async () => (await api.post("/session", { login: email, password: "Guess-1" })).status;
      while ((await guess()) !== 429);
      await press("account.logIn");
    },
  },
} satisfies Record<string, PageCase>;
