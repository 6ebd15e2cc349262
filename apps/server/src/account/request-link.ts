import { type Country, readLogin } from "@kautia/contract";
import type { Deps } from "../deps.ts";

/**
 * Notes that somebody wants a mailed link. Whether there is such an account is found out later, by jobs/answer-password-requests:
 * neither the answer nor its time can tell.
 */
export async function askForLink(deps: Deps, typed: string, country: Country, wants: "PASSWORD" | "LOGIN") {
  const login = readLogin(typed, country);
  if (login) {
    const row = { id: deps.random.uuid(), login_kind: login.kind, login_key: login.key, wants };
    await deps.db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto("password_request")
        .values({ ...row, created_at: deps.clock.now() })
        .execute();
      await deps.jobs.nudge(transaction);
    });
    deps.jobs.wake();
  }
  return { sent: true as const };
}
