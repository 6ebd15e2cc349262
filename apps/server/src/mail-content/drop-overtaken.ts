import { isOver } from "@kautia/contract";
import type { MailKind } from "@kautia/locales/mails";
import type { Selectable, Transaction } from "kysely";
import type { Database } from "../platform/database/schema.ts";
import { isStopped } from "../application/index.ts";

type Mail = Selectable<Database["mail"]>;
type Check = (transaction: Transaction<Database>, refId: string, mail: Mail) => Promise<boolean>;

/** Their links lead into an account, and it may have been deleted in the moment in which they were written. */
const hasAccount: Check = async (transaction, refId) => {
  const owner = await transaction
    .selectFrom("account_policy")
    .select("account_id")
    .where("ref_id", "=", refId)
    .executeTakeFirst();
  return owner !== undefined;
};

/** Mails that speak of what may be over or done by the time they are sent, and whether it still is so. */
const checks: Partial<Record<MailKind, Check>> = {
  "account-confirmation": hasAccount,
  "new-password": hasAccount,
  "login-link": hasAccount,
  "deletion-link": hasAccount,

  async "landlord-reminder"(transaction, refId) {
    const policy = await transaction
      .selectFrom("policy")
      .select("status")
      .where("ref_id", "=", refId)
      .executeTakeFirstOrThrow();
    return policy.status === "SIGNED";
  },

  async "release-asked"(transaction, refId) {
    const { status } = await transaction
      .selectFrom("policy")
      .select("status")
      .where("ref_id", "=", refId)
      .executeTakeFirstOrThrow();
    // The tenant stays after all. Who has released meanwhile is not confused by having been asked.
    return status === "CANCELLATION_REQUESTED" || isOver(status);
  },

  async "application-reminder"(transaction, refId, { created_at, to_address }) {
    const application = await transaction
      .selectFrom("application")
      .select(["signed_at", "updated_at"])
      .where("ref_id", "=", refId)
      .executeTakeFirstOrThrow();
    const goesOn = application.signed_at !== null || application.updated_at > created_at;
    return !goesOn && !(await isStopped(transaction, to_address));
  },
};

/** What a landlord never confirmed may be gone by now, and its link with it. */
async function isAwaited(transaction: Transaction<Database>, { id, kind }: Mail): Promise<boolean> {
  if (kind !== "invitation-confirmation") return true;
  const invite = await transaction
    .selectFrom("landlord_invite")
    .select("id")
    .where("mail_id", "=", id)
    .executeTakeFirst();
  return invite !== undefined;
}

/** Takes out what a mail server that was down for hours would make untrue; answers the mails that are left. */
export async function dropOvertaken(transaction: Transaction<Database>, mails: readonly Mail[]): Promise<Mail[]> {
  const left: Mail[] = [];
  for (const mail of mails) {
    const check = checks[mail.kind];
    const due =
      mail.ref_id === null
        ? await isAwaited(transaction, mail)
        : !check || (await check(transaction, mail.ref_id, mail));
    if (due) left.push(mail);
    else await transaction.deleteFrom("mail").where("id", "=", mail.id).execute();
  }
  return left;
}
