import {
  type CallInput,
  countries,
  type Country,
  fromCents,
  listNotices,
  type NoticeTrouble,
  type settleNotice,
} from "@kautia/contract";
import type { TextKey } from "@kautia/locales";
import { type Selectable, sql, type Transaction } from "kysely";
import { settleOpenNotice } from "../../billing/index.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { Deps } from "../../deps.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { contains } from "../../platform/lists/contains.ts";
import { isSince, isUntil } from "../../platform/lists/days.ts";
import { defineList } from "../../platform/lists/define-list.ts";
import { dueAfter } from "../../views/due-at.ts";
import { isAssigned, selectAssignee } from "../assignments/assignee.ts";
import { noticeKey, selectNotices } from "../../views/notices.ts";
import { refuseAsDecided } from "../refuse-as-decided.ts";
import { selectChargedApplication } from "../select-charged-application.ts";
import { recordAct } from "../session.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { staffName } from "../../views/names.ts";

const troubles: Record<NoticeTrouble, TextKey> = {
  disputed: "staff.trouble.disputed",
  "dispute won": "staff.trouble.disputeWon",
  "dispute lost": "staff.trouble.disputeLost",
  "fraud warning": "staff.trouble.fraud",
  "refund failed": "staff.trouble.refund",
  "refunded by hand": "staff.trouble.byHand",
  "paid after it had failed": "staff.trouble.paid",
  "unexplained movement": "staff.trouble.unexplained",
};

const receivedAt = sql.ref<Date>("n.received_at");

/** Open notices first, oldest first; then settled ones, newest first. */
export const noticeList = defineList({
  call: listNotices,
  query: ({ db, config }: Pick<Deps, "db" | "config"> & { person: StaffMember }) =>
    selectNotices(db).select(({ ref }) => [
      dueAfter(receivedAt, config.brand.promisedWorkingDays, ref("n.country")).as("dueAt"),
      selectAssignee("NOTICE", noticeKey).as("assignee"),
    ]),
  filters: {
    assigned: (query, assigned, { person }) => query.where(isAssigned("NOTICE", noticeKey, assigned, person)),
    from: (query, day) => query.where(({ ref }) => isSince(receivedAt, day, ref("n.country"))),
    to: (query, day) => query.where(({ ref }) => isUntil(receivedAt, day, ref("n.country"))),
    state: (query, state) =>
      state === "ALL" ? query : query.where("n.settled_at", state === "OPEN" ? "is" : "is not", null),
    search: (query, search) =>
      query.where((eb) =>
        contains(
          eb,
          search,
          "n.id",
          "n.kind",
          "n.trouble",
          "policy.contract_number",
          "policy.tenant_name",
          "policy.ref_id",
        ),
      ),
  },
  usualOrder: (query) =>
    query
      .orderBy("n.settled_at", (order) => order.desc().nullsFirst())
      .orderBy("n.received_at")
      .orderBy("n.country")
      .orderBy("n.id"),
  sortsBecause: "only notices that a person settles are listed",
  orders: {
    dueAt: ["n.received_at", "n.country", "n.id"],
    receivedAt: ["n.received_at", "n.country", "n.id"],
  },
  show: (row) => ({
    ...row,
    amount: row.amount === null ? null : fromCents(row.amount),
    receivedAt: row.receivedAt.toISOString(),
    dueAt: row.settledAt ? null : row.dueAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
  }),
  csv: {
    columns: [
      ["staff.col.when", ({ receivedAt: at }, { time }) => time(at)],
      ["staff.col.what", ({ trouble }, { t }) => t(troubles[trouble])],
      ["staff.export.provider", ({ id }) => id],
      ["staff.col.contract", ({ contractNumber }) => contractNumber],
      ["staff.col.tenant", ({ tenantName }) => tenantName],
      ["staff.col.amount", ({ amount: of }, { amount }) => amount(of)],
      ["staff.col.state", ({ settledAt }, { t }) => t(settledAt ? "staff.notice.SETTLED" : "staff.notice.OPEN")],
      ["staff.col.assignee", ({ assignee }) => assignee && assignee.name],
      ["staff.notice.note", ({ note }) => note],
      ["staff.export.settledBy", ({ settledBy }) => settledBy],
      ["staff.export.settledAt", ({ settledAt }, { time }) => time(settledAt)],
    ],
  },
});

/** Settles a notice. If two people do so at once, the second learns who was faster. */
export async function markNoticeSettled(
  deps: Deps,
  person: StaffMember,
  { country: countryParam, id }: CallInput<typeof settleNotice>["params"],
  note: string,
): Promise<{ settled: true } | Refusal> {
  const country = countries.find((item) => item === countryParam);
  if (!country) return refuse("NOT_FOUND");
  return inTransaction(deps.db, async (transaction) => {
    const by = { note, staffId: person.id, at: deps.clock.now() };
    const settled = await settleOpenNotice(transaction, { country, id }, by);
    if (!settled) return answerNotOpen(transaction, person, { country, id, note });
    const refId = await findChargedRefId(transaction, settled);
    await recordAct(transaction, deps, {
      by: person.id,
      act: "settle-notice",
      refId,
      detail: { country, notice: id },
    });
    return { settled: true as const };
  });
}

/** The answer if the notice is not open: it is unknown, was settled before, or nobody has to handle it. */
async function answerNotOpen(
  transaction: Transaction<Database>,
  person: StaffMember,
  { country, id, note }: { country: Country; id: string; note: string },
): Promise<{ settled: true } | Refusal> {
  const first = await transaction
    .selectFrom("payment_notice")
    .select(["settled_at", "settled_by", "payment_notice.note"])
    .select(({ ref }) => staffName(ref("settled_by")).as("name"))
    .where("country", "=", country)
    .where("payment_notice.id", "=", id)
    .executeTakeFirst();
  if (!first?.settled_at) return refuse("NOT_FOUND");
  // The same person repeats the same note because the response was lost.
  if (first.settled_by === person.id && first.note === note) return { settled: true };
  return refuseAsDecided(first.name, localDay(country, first.settled_at));
}

/** The application of the charge that a notice is about; null if the notice is about none of ours. */
async function findChargedRefId(
  transaction: Transaction<Database>,
  notice: Pick<Selectable<Database["payment_notice"]>, "attempt_id" | "charge_id">,
): Promise<string | null> {
  const charged = await selectChargedApplication(transaction)
    .where((where) =>
      where.or([
        where("charge_attempt.id", "=", notice.attempt_id),
        where("provider_charge_id", "=", notice.charge_id),
      ]),
    )
    .executeTakeFirst();
  return charged?.ref_id ?? null;
}
