import { fromCents, listFollowUps } from "@kautia/contract";
import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { contains } from "../../platform/lists/contains.ts";
import { isSince, isUntil } from "../../platform/lists/days.ts";
import { defineList } from "../../platform/lists/define-list.ts";
import { contactPhone } from "../../views/contact-phone.ts";
import { selectFollowUpReasons, selectFollowUps } from "../../views/follow-ups.ts";
import { isAssigned, selectAssignee } from "../assignments/assignee.ts";

const id = sql.ref<string>("f.id");
const since = sql.ref<Date>("f.since");
const toInstant = (text: string) => new Date(text).toISOString();

export const followUpList = defineList({
  call: listFollowUps,
  query: ({ db, clock, config }: Pick<Deps, "db" | "clock" | "config"> & { person: StaffMember }) =>
    db
      .selectFrom(selectFollowUps(db, { now: clock.now(), workingDays: config.brand.promisedWorkingDays }).as("f"))
      .select(["f.id", "f.tenants as tenantName", "f.tenant_email as email", "f.reasons", "f.amount_cents"])
      .select(["f.since", "f.due_at as dueAt", selectAssignee("FOLLOW_UP", id).as("assignee")])
      .select((eb) =>
        eb
          .selectFrom("application as a")
          .select(contactPhone("a", "tenantPhone").as("phone"))
          .whereRef("a.ref_id", "=", "f.ref_id")
          .as("phone"),
      ),
  filters: {
    kind: (query, kind) => query.where(sql<boolean>`${kind} = ANY(f.kinds)`),
    assigned: (query, assigned, { person }) => query.where(isAssigned("FOLLOW_UP", id, assigned, person)),
    from: (query, day) => query.where(isSince(since, day)),
    to: (query, day) => query.where(isUntil(since, day)),
    search: (query, search) => query.where((eb) => contains(eb, search, "f.tenants", "f.tenant_email", "f.contracts")),
  },
  usualOrder: "dueAt",
  sortsBecause: "four tables are read in turn for what a person follows up",
  orders: { dueAt: ["f.due_at", "f.id"], since: ["f.since", "f.id"], amount: ["f.amount_cents", "f.id"] },
  show: ({ amount_cents, reasons, ...row }) => ({
    ...row,
    amount: fromCents(amount_cents),
    since: row.since.toISOString(),
    dueAt: row.dueAt.toISOString(),
    reasons: reasons.map(({ amountCents, last, ...reason }) => ({
      ...reason,
      amount: amountCents === null ? null : fromCents(amountCents),
      since: toInstant(reason.since),
      last: last && { ...last, at: toInstant(last.at) },
    })),
  }),
  csv: {
    columns: [
      ["staff.col.tenant", ({ tenantName }) => tenantName],
      ["staff.email", ({ email }) => email],
      ["common.phoneNumber", ({ phone }) => phone, "phone"],
      ["staff.col.contract", ({ reasons }) => [...new Set(reasons.map((item) => item.contractNumber))].join(", ")],
      ["staff.col.what", ({ reasons }, { t }) => reasons.map(({ kind }) => t(`staff.followUp.${kind}`)).join(", ")],
      ["staff.col.amount", ({ amount: of }, { amount }) => amount(of)],
      [
        "staff.followUps.note",
        ({ reasons }, { t }) => {
          const [last] = reasons.flatMap((item) => item.last ?? []);
          return last ? t(`staff.followUp.outcome.${last.outcome}`) : null;
        },
      ],
      ["staff.col.since", ({ since: at }, { time }) => time(at)],
      ["staff.col.due", ({ dueAt }, { time }) => time(dueAt)],
      ["staff.col.assignee", ({ assignee }) => assignee && assignee.name],
    ],
  },
});

/** For how many reasons somebody has to be in touch about this contract. */
export async function countFollowUps({ db, clock }: Pick<Deps, "db" | "clock">, refId: string): Promise<number> {
  const open = await selectFollowUpReasons(db, clock.now()).where("policy.ref_id", "=", refId).execute();
  return open.length;
}
