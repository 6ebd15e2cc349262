import { listCases } from "@kautia/contract";
import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import { defineList } from "../../platform/lists/define-list.ts";
import type { Asked } from "../../platform/lists/filters.ts";
import { caseDue, selectCases } from "../../views/cases.ts";
import { dueInOrder } from "../../views/due-at.ts";
import { isAssigned, selectAssignee } from "../assignments/assignee.ts";
import { tidySearch } from "../search/find.ts";
import type { StaffMember } from "../../platform/http/callers.ts";

const caseId = sql.ref<string>("a.ref_id");

export type CaseListNeeds = Pick<Deps, "db" | "config"> & { person: StaffMember };

/** Open cases by the day on which they are due, all others newest first. */
export const caseList = defineList({
  call: listCases,
  query: ({ db, config }: CaseListNeeds, { state, search }: Asked<typeof listCases>) =>
    selectCases(db, {
      state,
      words: search && tidySearch(search),
      workingDays: config.brand.promisedWorkingDays,
    }).select(selectAssignee("CASE", caseId).as("assignee")),
  filters: {
    state: (query, state) => (state === "REFUSED" ? query.where("d.opened_at", "is", null) : query),
    cause: (query, cause) => query.where("d.review_cause", "=", cause),
    assigned: (query, assigned, { person }) => query.where(isAssigned("CASE", caseId, assigned, person)),
    search: "in query",
  },
  usualOrder: (query, { state }) =>
    (state === "OPEN" ? query.orderBy("dueAt").orderBy("d.opened_at") : query)
      .orderBy("d.at", "desc")
      .orderBy("d.ref_id"),
  sortsBecause: "when an open case is due depends on its documents; few are open",
  orders: {
    openedAt: [sql`coalesce(d.opened_at, d.at)`, "d.ref_id"],
    dueAt: ({ config }, direction) => [dueInOrder(caseDue(config.brand.promisedWorkingDays), direction), "d.ref_id"],
  },
  countsInOrder: ({ search }) => search === null,
  show: (row) => ({
    ...row,
    openedAt: row.openedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    dueAt: row.dueAt?.toISOString() ?? null,
  }),
  csv: {
    key: ["openedAt", "refId"],
    columns: [
      ["staff.export.number", ({ refId }) => refId],
      ["staff.col.tenant", ({ tenantName }) => tenantName],
      ["staff.email", ({ email }) => email],
      ["staff.col.cause", ({ cause }, { t }) => cause && t(`staff.cause.${cause}`)],
      [
        "staff.col.employment",
        ({ employmentStatus }, { t }) => employmentStatus && t(`choices.employmentStatus.${employmentStatus}`),
      ],
      ["staff.col.income", ({ grossIncome }, { amount }) => amount(grossIncome)],
      ["staff.col.rent", ({ coldRentAmount }, { amount }) => amount(coldRentAmount)],
      ["staff.col.deposit", ({ rentDepositAmount }, { amount }) => amount(rentDepositAmount)],
      ["staff.col.owed", ({ owed }) => owed],
      ["staff.col.due", ({ dueAt }, { time }) => time(dueAt)],
      ["staff.col.since", ({ openedAt }, { time }) => time(openedAt)],
      [
        "staff.col.state",
        ({ cause, outcome }, { t }) => {
          if (cause === null) return t("staff.cases.refused");
          return t(outcome === "MANUAL_REVIEW" ? "staff.cases.open" : `staff.outcome.${outcome}`);
        },
      ],
      ["staff.col.assignee", ({ assignee }) => assignee && assignee.name],
      ["staff.export.decidedBy", ({ decidedBy }) => decidedBy],
      ["staff.export.decidedAt", ({ decidedAt }, { time }) => time(decidedAt)],
    ],
  },
});
