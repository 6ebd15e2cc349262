import { staffLinkDays } from "@kautia/contract";
import type { Transaction } from "kysely";
import { refuseIfTooCommon } from "../../account/index.ts";
import type { Deps } from "../../deps.ts";
import { writeMail } from "../../mails/index.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { RequestLocale } from "../../platform/http/locale.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { findLink, consumeLink } from "../../access/index.ts";
import { recordAct } from "../session.ts";
import { endAccess } from "./accounts.ts";
import { day, later } from "../../platform/rules/durations.ts";

const life = staffLinkDays * day;

interface Invited {
  name: string;
  email: string;
}

export async function mailStaffLink(
  transaction: Transaction<Database>,
  deps: Pick<Deps, "clock" | "random">,
  { id, name, email }: Invited & { id: string },
  { language, country }: Pick<RequestLocale, "language" | "country">,
): Promise<void> {
  const expiresOn = localDay(country, later(deps.clock.now(), life));
  const link_mail_id = await writeMail(transaction, deps, {
    reason: `staff-link:${deps.random.uuid()}`,
    kind: "staff-link",
    refId: null,
    to: email,
    language,
    country,
    data: { personName: name, expiresOn },
  });
  await transaction.updateTable("staff_account").set({ link_mail_id }).where("id", "=", id).execute();
}

/**
 * The person whom a mailed link invites. Unknown, used and expired links and those of disabled accounts get the same refusal.
 */
export async function findInvited(
  deps: Pick<Deps, "db" | "clock">,
  token: string,
): Promise<(Invited & { id: string }) | Refusal> {
  const link = await findLink(deps, token, "desk-access");
  if (!link) return refuse("WRONG_TOKEN");
  const found = await deps.db
    .selectFrom("staff_account")
    .select(["id", "name", "email"])
    .where("id", "=", link.subject)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  return found ?? refuse("WRONG_TOKEN");
}

/**
 * Sets a password, clears the authenticator, and ends all sessions and other links. The next login sets up an
 * authenticator.
 */
export async function setPassword(deps: Deps, token: string, password: string): Promise<Invited | Refusal> {
  // First, because hashing the password is expensive.
  const known = await findInvited(deps, token);
  if (!("email" in known)) return known;
  const tooCommon = await refuseIfTooCommon(deps, password);
  if (tooCommon) return tooCommon;
  const password_hash = await deps.passwords.hash(password);
  return inTransaction(deps.db, async (transaction) => {
    // Lock order: account before link, as when an administrator ends the person's access.
    await transaction.selectFrom("staff_account").select("id").where("id", "=", known.id).forNoKeyUpdate().execute();
    if (!(await consumeLink(transaction, deps, token, ["desk-access"]))) return refuse("WRONG_TOKEN");
    const updated = await transaction
      .updateTable("staff_account")
      .set({ password_hash, totp_secret: null, totp_since: null, totp_last_step: null, demo: false })
      .where("id", "=", known.id)
      .where("disabled_at", "is", null)
      .returning("id")
      .executeTakeFirst();
    if (!updated) return refuse("WRONG_TOKEN");
    await endAccess(transaction, updated.id);
    await recordAct(transaction, deps, { by: updated.id, act: "set-password" });
    return known;
  });
}
