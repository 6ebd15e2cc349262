import { isUuid } from "../../platform/rules/uuid.ts";
import type { Transaction } from "kysely";
import type { Deps } from "../../deps.ts";
import { lockOwner, repeatMail, settleMail } from "../../mails/index.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { recordAct } from "../session.ts";
import type { StaffMember } from "../../platform/http/callers.ts";

/** Resends a mail with a new link. Refuses a second call. */
export async function resendMail(deps: Deps, person: StaffMember, id: string): Promise<{ sent: true } | Refusal> {
  const { db } = deps;
  const known = isUuid(id) && (await db.selectFrom("mail").select("id").where("id", "=", id).executeTakeFirst());
  if (!known) return refuse("MAIL_UNKNOWN");
  const sent = await inTransaction(db, async (transaction) => {
    await lockOwnerOf(transaction, id);
    const mail = await repeatMail(transaction, deps, id);
    if (!mail) return false;
    const detail = { mail: id, kind: mail.kind };
    await recordAct(transaction, deps, { by: person.id, act: "send-mail-again", refId: mail.ref_id, detail });
    return true;
  });
  if (!sent) return refuse("MAIL_NOT_REFUSED");
  deps.jobs.wake();
  return { sent };
}

/** Marks a refused mail as dealt with in another way, such as by phone. Only the first call is recorded. */
export async function settleRefusedMail(
  deps: Deps,
  person: StaffMember,
  id: string,
): Promise<{ settled: true } | Refusal> {
  if (!isUuid(id)) return refuse("MAIL_UNKNOWN");
  return inTransaction(deps.db, async (transaction) => {
    await lockOwnerOf(transaction, id);
    const mails = transaction.selectFrom("mail").select(["ref_id", "kind", "status", "settled_at"]);
    const mail = await mails.where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
    if (!mail) return refuse("MAIL_UNKNOWN");
    if (mail.status !== "REFUSED") return refuse("MAIL_NOT_REFUSED");
    if (!mail.settled_at) {
      await settleMail(transaction, deps, id);
      const detail = { mail: id, kind: mail.kind };
      await recordAct(transaction, deps, { by: person.id, act: "settle-mail", refId: mail.ref_id, detail });
    }
    return { settled: true as const };
  });
}

async function lockOwnerOf(transaction: Transaction<Database>, id: string): Promise<void> {
  const mail = await transaction.selectFrom("mail").select("ref_id").where("id", "=", id).executeTakeFirst();
  await lockOwner(transaction, mail?.ref_id ?? null);
}
