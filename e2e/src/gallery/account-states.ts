import type { ScreenId } from "@kautia/contract";
import { asTenant } from "../account.ts";
import type { Words } from "../tenant-in-browser.ts";
import type { Visitor } from "../visitor.ts";
import type { Scene } from "./scene.ts";
import { press, showPasskeys } from "./show-forms.ts";
import type { ScreenState } from "./states.ts";

/** Opens the list of logins, with a second one from another computer. */
const showLogins =
  (login: string) =>
  async ({ page }: Visitor, words: Words) => {
    await asTenant(new URL(page.url()).origin, login);
    const show = page.getByRole("button", { name: words("sessions.show") });
    await show.click();
    await show.waitFor({ state: "detached" });
  };

/**
 * A page of the account's first contract, whose number nobody knows here: an unknown one leads to the account, and its
 * link on.
 */
const pageOf = (
  account: string,
  link: Parameters<Words>[0],
  then?: ScreenState["act"],
): Pick<ScreenState, "account" | "params" | "act"> => ({
  account,
  params: { contractNumber: "unknown" },
  act: async (visitor, words) => {
    const { page } = visitor;
    await page
      .getByRole("main")
      .getByRole("link", { name: words(link), exact: true })
      .first()
      .click();
    await page.waitForURL(/policies\/[A-Z]+-[^/]+\//);
    await page.locator("main h1").waitFor();
    await then?.(visitor, words);
  },
});

const follow =
  (link: Parameters<Words>[0]): NonNullable<ScreenState["act"]> =>
  async ({ page }, words) => {
    await page
      .getByRole("main")
      .getByRole("link", { name: words(link), exact: true })
      .click();
    await page.getByRole("heading", { name: words(link), exact: true }).waitFor();
  };

/** The states of the account's pages. */
export function accountStates(accounts: Scene["accounts"]) {
  return {
    policies: [
      { name: "accepted", account: accounts.accepted },
      { name: "accepted, with cash to come back", account: accounts.returning },
      { name: "declined", account: accounts.declined },
      { name: "without an answer", account: accounts.silent },
      { name: "with a claim", account: accounts.claimed },
      { name: "with an invoice", account: accounts.invoiced },
      { name: "cancelled", account: accounts.leaving },
      { name: "with a proof of moving out", account: accounts.proving },
      { name: "moved out", account: accounts.moved },
      { name: "released", account: accounts.released },
      { name: "paying back", account: accounts.repaying },
    ],
    "policy-timeline": [
      { name: "", ...pageOf(accounts.accepted, "home.timeline") },
      { name: "with an invoice", ...pageOf(accounts.invoiced, "home.timeline") },
    ],
    "policy-claims": [
      { name: "", ...pageOf(accounts.claimed, "claims.title") },
      {
        name: "agreeing",
        ...pageOf(accounts.guaranteed, "todo.claimGo", async ({ page }, words) => {
          await page.getByRole("button", { name: words("claims.agree"), exact: true }).click();
          await page.getByRole("dialog").getByText(words("claims.agreeFinal")).waitFor();
        }),
      },
    ],
    "policy-repayment": [
      { name: "", ...pageOf(accounts.repaying, "repayment.page") },
      {
        name: "with a choice",
        ...pageOf(accounts.repaying, "repayment.page", async ({ page }, words) => {
          await page.getByRole("radio", { name: words("repayment.months", { count: 3 }), exact: true }).check();
          await page.getByRole("button", { name: words("repayment.payInParts", { count: 3 }), exact: true }).waitFor();
        }),
      },
      { name: "with an invoice", ...pageOf(accounts.invoiced, "repayment.page") },
    ],
    "policy-moving-out": [
      { name: "day", ...pageOf(accounts.claimed, "movingOut.page") },
      { name: "day with errors", ...pageOf(accounts.leaving, "movingOut.page", press("movingOut.next")) },
      { name: "proof", ...pageOf(accounts.proving, "movingOut.page") },
      { name: "release", ...pageOf(accounts.moved, "movingOut.page") },
    ],
    "policy-leaving": [
      { name: "withdrawal", ...pageOf(accounts.accepted, "leaving.withdraw") },
      { name: "cancellation", ...pageOf(accounts.claimed, "leaving.cancel") },
      { name: "cancelled", ...pageOf(accounts.leaving, "leaving.stay") },
    ],
    "policy-message": [
      { name: "", ...pageOf(accounts.accepted, "policies.message") },
      {
        name: "with errors",
        ...pageOf(accounts.accepted, "policies.message", press("policies.messageSend")),
      },
    ],
    "policy-changes": [
      { name: "", ...pageOf(accounts.accepted, "changes.title") },
      { name: "new landlord", ...pageOf(accounts.accepted, "changes.title", follow("changes.NEW_LANDLORD")) },
      { name: "new email address", ...pageOf(accounts.accepted, "changes.title", follow("changes.TENANT_EMAIL")) },
      { name: "new phone or address", ...pageOf(accounts.accepted, "changes.title", follow("changes.TENANT_CONTACT")) },
      { name: "another name", ...pageOf(accounts.accepted, "changes.title", follow("changes.TENANT_NAME")) },
      { name: "higher deposit", ...pageOf(accounts.accepted, "changes.title", follow("changes.HIGHER_DEPOSIT")) },
      { name: "co-tenants", ...pageOf(accounts.accepted, "changes.title", follow("changes.CO_TENANTS")) },
      { name: "other payment period", ...pageOf(accounts.accepted, "changes.title", follow("changes.PAYMENT_PERIOD")) },
    ],
    "policy-declined": [{ name: "", ...pageOf(accounts.declined, "todo.declinedGo") }],
    "account-payments": [
      { name: "", account: accounts.invoiced },
      { name: "paid back", account: accounts.released },
      { name: "of a repayment", account: accounts.repaying },
      { name: "from an account", account: accounts.debited },
      { name: "with a debit under way", account: accounts.debiting },
    ],
    "account-documents": [{ name: "", account: accounts.accepted }],
    "account-login": [
      { name: "", account: accounts.accepted },
      { name: "with the logins shown", account: accounts.silent, act: showLogins(accounts.silent) },
      {
        name: "with another password",
        account: accounts.silent,
        act: async ({ page }, words) => {
          const change = page.getByRole("button", { name: words("account.change") });
          await change.click();
          await page.getByLabel(words("account.currentPassword"), { exact: true }).waitFor();
          await change.click();
          await page.locator("[role=alert], .k-field__error").first().waitFor();
        },
      },
      { name: "with passkeys", account: accounts.declined, act: showPasskeys },
    ],
    "account-data": [{ name: "", account: accounts.accepted }],
    consents: [{ name: "", account: accounts.accepted }],
    "delete-data": [
      { name: "while a contract runs", account: accounts.accepted },
      { name: "", account: accounts.declined },
      { name: "while something is paid back", account: accounts.repaying },
      { name: "with errors", account: accounts.released, act: press("deletion.confirm") },
    ],
  } as const satisfies Partial<Record<ScreenId, readonly [ScreenState, ...ScreenState[]]>>;
}
