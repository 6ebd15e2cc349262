import { isUuid } from "../../platform/rules/uuid.ts";
import type { CallAnswer, CallInput, listTroubledMails, StaffMailRow } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import type { Deps } from "../../deps.ts";
import { lockOwner } from "../../mails/index.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { toLikePattern } from "../../platform/rules/like-pattern.ts";
import { renderStoredMail, type StoredMail } from "../render-stored-mail.ts";
import { recordAct, type Person } from "../session.ts";
import { findPage } from "./find-page.ts";
import { enclosures } from "../../policy-documents/index.ts";
import { isTestApplication } from "../../platform/database/is-test-application.ts";

/** SQL for whether a mail belongs to a test application. An invitation has none yet, so its mail's data says so. */
export const isOfTest = (mail: string) =>
  `(${isTestApplication(`${mail}.ref_id`)} OR ${mail}.data ->> 'isTest' IS NOT NULL)`;

/** SQL for whether a mail can be sent again. An invitation cannot, because its link is not stored. */
const mayRepeat = "status = 'REFUSED' AND kind <> 'tenant-invitation'";

const text = `
  SELECT m.id, m.kind, m.data, m.language, m.country, m.to_address AS "to", m.ref_id AS "refId", m.status AS state,
    m.created_at AS "createdAt", m.tries, m.last_error AS "lastError",
    m.misconfigured AS "isMisconfigured",
    CASE WHEN m.status = 'POST' THEN postal_address(m.ref_id, $3) END AS "postalAddress",
    ${mayRepeat} AS "mayRepeat", false AS "isTest"
  FROM mail m
  WHERE (m.status IN ('REFUSED', 'POST') OR m.status = 'WAITING' AND m.last_error IS NOT NULL)
    AND m.settled_at IS NULL
    AND NOT ${isOfTest("m")}
    AND ($1::text IS NULL OR m.status = $1)
    AND ($2::text IS NULL OR concat_ws(' ', m.to_address, m.ref_id) ILIKE $2)
  ORDER BY m.created_at DESC, m.id`;

type Row = Omit<StaffMailRow, "createdAt" | "subject" | "hasEnclosure"> & StoredMail & { createdAt: Date };

export async function findTroubledMails(
  deps: Pick<Deps, "sql" | "config" | "clock">,
  { state, search, page }: CallInput<typeof listTroubledMails>["query"],
): Promise<CallAnswer<typeof listTroubledMails>> {
  const values = [state ?? null, toLikePattern(search), deps.clock.now()];
  return findPage(
    deps,
    { name: "staff-mails", text, values, page, key: ["createdAt", "id"] },
    ({ kind, data, language, country, isTest, ...row }: Row) => ({
      ...row,
      hasEnclosure: row.state === "POST" && kind in enclosures,
      subject: renderStoredMail(deps, { kind, data, language, country, isTest }).subject,
      createdAt: row.createdAt.toISOString(),
    }),
  );
}

/** Resends a mail with a new link. Refuses a second call. */
export async function resendMail(deps: Deps, person: Person, id: string): Promise<{ sent: true } | Refusal> {
  const { db } = deps;
  const known = isUuid(id) && (await db.selectFrom("mail").select("id").where("id", "=", id).executeTakeFirst());
  if (!known) return refuse("MAIL_UNKNOWN");
  const { sent } = await resendMails(deps, person, [id]);
  return sent.length > 0 ? { sent: true } : refuse("MAIL_NOT_REFUSED");
}

/** Resends the mails that can be resent, and records an act for each. */
export async function resendMails(deps: Deps, person: Person, ids: string[]): Promise<{ sent: string[] }> {
  const wanted = ids.filter(isUuid);
  const sent = await inTransaction(deps.db, async (transaction) => {
    await lockOwners(transaction, wanted);
    const mails = await transaction
      .updateTable("mail")
      .set({
        status: "WAITING",
        tries: 0,
        send_at: deps.clock.now(),
        last_error: null,
        misconfigured: false,
        settled_at: null,
      })
      .where((where) => where("id", "=", where.fn.any(where.val(wanted))))
      .where(sql.raw<boolean>(mayRepeat))
      .returning(["id", "ref_id", "kind"])
      .execute();
    for (const { id, kind, ref_id: refId } of mails)
      await recordAct(transaction, deps, { by: person.id, act: "send-mail-again", refId, detail: { mail: id, kind } });
    return mails.map(({ id }) => id);
  });
  if (sent.length > 0) deps.jobs.wake();
  return { sent };
}

/** Marks a refused mail as dealt with in another way, such as by phone. Only the first call is recorded. */
export async function settleRefusedMail(deps: Deps, person: Person, id: string): Promise<{ settled: true } | Refusal> {
  if (!isUuid(id)) return refuse("MAIL_UNKNOWN");
  return inTransaction(deps.db, async (transaction) => {
    await lockOwners(transaction, [id]);
    const mails = transaction.selectFrom("mail").select(["ref_id", "kind", "status", "settled_at"]);
    const mail = await mails.where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
    if (!mail) return refuse("MAIL_UNKNOWN");
    if (mail.status !== "REFUSED") return refuse("MAIL_NOT_REFUSED");
    if (!mail.settled_at) {
      await transaction.updateTable("mail").set({ settled_at: deps.clock.now() }).where("id", "=", id).execute();
      const detail = { mail: id, kind: mail.kind };
      await recordAct(transaction, deps, { by: person.id, act: "settle-mail", refId: mail.ref_id, detail });
    }
    return { settled: true as const };
  });
}

async function lockOwners(transaction: Transaction<Database>, ids: readonly string[]): Promise<void> {
  const owners = await transaction
    .selectFrom("mail")
    .select("ref_id")
    .distinct()
    .where((where) => where("id", "=", where.fn.any(where.val(ids))))
    .orderBy("ref_id")
    .execute();
  for (const { ref_id } of owners) await lockOwner(transaction, ref_id);
}
