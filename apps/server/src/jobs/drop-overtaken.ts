import type { MailKind } from "@kautia/locales/mails";
import type { Selectable, Transaction } from "kysely";
import type { MailTable } from "../database/policy-tables.ts";
import type { Database } from "../database/tables.ts";

type Mail = Selectable<MailTable>;
type Check = (transaction: Transaction<Database>, refId: string) => Promise<boolean>;

/** Mails that remind of what may have been done by the time they are sent, and whether it still is to be done. */
const checks: Partial<Record<MailKind, Check>> = {
  async "landlord-reminder"(transaction, refId) {
    const policy = await transaction
      .selectFrom("policy")
      .select("status")
      .where("ref_id", "=", refId)
      .executeTakeFirstOrThrow();
    return policy.status === "SIGNED";
  },
};

/** Takes out what a mail server that was down for hours would make untrue; answers the mails that are left. */
export async function dropOvertaken(transaction: Transaction<Database>, mails: readonly Mail[]): Promise<Mail[]> {
  const left: Mail[] = [];
  for (const mail of mails) {
    const check = checks[mail.kind];
    if (mail.ref_id === null || !check || (await check(transaction, mail.ref_id))) left.push(mail);
    else await transaction.deleteFrom("mail").where("id", "=", mail.id).execute();
  }
  return left;
}
