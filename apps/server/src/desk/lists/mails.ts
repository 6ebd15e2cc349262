import { isUuid } from "../../platform/rules/uuid.ts";
import { listTroubledMails, mailFailure, type StaffMailRow, type WorkKind } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import type { Deps } from "../../deps.ts";
import { enclosureOf, lockOwner, mayRepeat, repeatMail, settleMail } from "../../mails/index.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { contains } from "../../platform/lists/contains.ts";
import { isSince, isUntil } from "../../platform/lists/days.ts";
import { defineList } from "../../platform/lists/define-list.ts";
import { dueAfter } from "../../views/due-at.ts";
import { policyColumn } from "../../views/policy-column.ts";
import { isAssigned, selectAssignee } from "../assignments/assignee.ts";
import { renderStoredMail } from "../render-stored-mail.ts";
import { selectPostalAddress } from "../../views/postal-address.ts";
import { recordAct } from "../session.ts";
import type { StaffMember } from "../../platform/http/callers.ts";

const mailId = sql<string>`m.id::text`;
const writtenAt = sql.ref<Date>("m.created_at");
const workKind = sql<WorkKind>`CASE m.status WHEN 'POST' THEN 'LETTER' ELSE 'MAIL' END`;

export const mailList = defineList({
  call: listTroubledMails,
  query: ({ db, clock, config }: Pick<Deps, "db" | "clock" | "config"> & { person: StaffMember }) =>
    db
      .selectFrom("mail as m")
      .select(["m.id", "m.kind", "m.data", "m.language", "m.country", "m.to_address as to", "m.ref_id as refId"])
      .select((eb) => [
        eb.ref("m.status").$castTo<StaffMailRow["state"]>().as("state"),
        sql<
          string | null
        >`CASE WHEN m.status = 'POST' THEN ${selectPostalAddress(eb.ref("m.ref_id"), clock.now())} END`.as(
          "postalAddress",
        ),
        mayRepeat.as("mayRepeat"),
        policyColumn(eb.ref("m.ref_id").$notNull(), "contract_number").as("contractNumber"),
        sql<Date | null>`CASE WHEN m.status <> 'WAITING' THEN ${dueAfter(writtenAt, config.brand.promisedWorkingDays, eb.ref("m.country"))} END`.as(
          "dueAt",
        ),
        selectAssignee(workKind, mailId).as("assignee"),
      ])
      .select([
        "m.created_at as createdAt",
        "m.returned_at as returnedAt",
        "m.tries",
        "m.last_error as lastError",
        "m.misconfigured as isMisconfigured",
      ])
      .where(sql<boolean>`(m.status IN ('REFUSED', 'POST') OR m.status = 'WAITING' AND m.last_error IS NOT NULL)`)
      .where("m.settled_at", "is", null),
  filters: {
    state: (query, state) => query.where("m.status", "=", state),
    assigned: (query, assigned, { person }) => query.where(isAssigned(workKind, mailId, assigned, person)),
    from: (query, day) => query.where(({ ref }) => isSince(writtenAt, day, ref("m.country"))),
    to: (query, day) => query.where(({ ref }) => isUntil(writtenAt, day, ref("m.country"))),
    search: (query, search) => query.where((eb) => contains(eb, search, "m.to_address", "m.ref_id")),
  },
  usualOrder: "dueAt",
  // What was written first is due first.
  orders: { dueAt: ["m.created_at", "m.id"], createdAt: ["m.created_at", "m.id"] },
  show: ({ kind, data, language, country, ...row }, deps) => ({
    ...row,
    hasEnclosure: row.state === "POST" && enclosureOf(kind) !== null,
    subject: renderStoredMail(deps, { kind, data, language, country }).subject,
    createdAt: row.createdAt.toISOString(),
    dueAt: row.dueAt?.toISOString() ?? null,
    returnedAt: row.returnedAt?.toISOString() ?? null,
  }),
  csv: {
    columns: [
      ["staff.col.to", ({ to, postalAddress }) => postalAddress ?? to],
      ["staff.col.subject", ({ subject }) => subject],
      ["staff.col.written", ({ createdAt }, { time }) => time(createdAt)],
      ["staff.col.tries", ({ tries }) => tries],
      [
        "staff.col.error",
        ({ lastError, isMisconfigured }, { t }) =>
          lastError &&
          `${t(isMisconfigured ? "staff.mail.misconfigured" : `staff.failure.${mailFailure(lastError)}`)} (${lastError})`,
      ],
      ["staff.col.state", ({ state }, { t }) => t(`staff.mail.${state}`)],
    ],
  },
});

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
