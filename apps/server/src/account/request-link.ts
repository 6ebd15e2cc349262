import { accountPageQuery, type Country, readAccountPage, readLogin } from "@kautia/contract";
import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/database/in-transaction.ts";

interface Wanted {
  /** As it was typed: an email address or a phone number. */
  login: string;
  wants: "PASSWORD" | "LOGIN";
  page: string | null;
  contract: string | null;
}

/**
 * Stores the request for a mailed link. A worker looks up the account later, so neither the response nor its timing reveals
 * whether the account exists.
 */
export async function requestLink(deps: Deps, country: Country, { login: typed, wants, page, contract }: Wanted) {
  const login = readLogin(typed, country);
  if (login) {
    const asked = readAccountPage(page, contract);
    const leads_to = asked && accountPageQuery(asked);
    const row = { id: deps.random.uuid(), login_kind: login.kind, login_key: login.key, wants, leads_to };
    await inTransaction(deps.db, async (transaction) => {
      await transaction
        .insertInto("password_request")
        .values({ ...row, created_at: deps.clock.now() })
        .execute();
    });
    deps.jobs.wake();
  }
  return { sent: true as const };
}
