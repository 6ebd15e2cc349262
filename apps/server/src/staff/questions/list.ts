import { listQuestions } from "@kautia/contract";
import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import { landlordLanguage } from "../../policy/index.ts";
import { contains } from "../../platform/lists/contains.ts";
import { isSince, isUntil } from "../../platform/lists/days.ts";
import { defineList } from "../../platform/lists/define-list.ts";
import { dueAfter } from "../../views/due-at.ts";
import { isAssigned, selectAssignee } from "../assignments/assignee.ts";
import { allTenants } from "../../views/names.ts";
import { selectQuestions } from "../../views/questions.ts";
import type { StaffMember } from "../../platform/http/callers.ts";

const questionId = sql<string>`q.id::text`;
const askedAt = sql.ref<Date>("q.asked_at");

/** Open questions first, oldest first; then answered ones, newest first. */
export const questionList = defineList({
  call: listQuestions,
  query: ({ db, config }: Pick<Deps, "db" | "config"> & { person: StaffMember }) =>
    selectQuestions(db).select(({ ref }) => [
      dueAfter(askedAt, config.brand.promisedWorkingDays, ref("policy.country")).as("dueAt"),
      selectAssignee("QUESTION", questionId).as("assignee"),
    ]),
  filters: {
    assigned: (query, assigned, { person }) => query.where(isAssigned("QUESTION", questionId, assigned, person)),
    from: (query, day) => query.where(({ ref }) => isSince(askedAt, day, ref("policy.country"))),
    to: (query, day) => query.where(({ ref }) => isUntil(askedAt, day, ref("policy.country"))),
    state: (query, state) =>
      state === "ALL" ? query : query.where("q.answered_at", state === "OPEN" ? "is" : "is not", null),
    search: (query, search) =>
      query.where((eb) =>
        contains(
          eb,
          search,
          "policy.landlord_name",
          "policy.landlord_email",
          allTenants("policy"),
          "policy.contract_number",
          "policy.ref_id",
          "q.message",
        ),
      ),
  },
  usualOrder: (query) =>
    query
      .orderBy("q.answered_at", (order) => order.desc().nullsFirst())
      .orderBy("q.asked_at")
      .orderBy("q.id"),
  sortsBecause: "only questions that a person answers are listed",
  orders: { dueAt: ["q.asked_at", "q.id"], askedAt: ["q.asked_at", "q.id"] },
  show: ({ landlord_language, country, ...row }) => ({
    ...row,
    language: landlordLanguage({ landlord_language, country }),
    askedAt: row.askedAt.toISOString(),
    dueAt: row.answeredAt ? null : row.dueAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }),
  csv: {
    columns: [
      ["staff.col.since", ({ askedAt: at }, { time }) => time(at)],
      ["staff.col.what", ({ message }) => message],
      ["staff.col.contract", ({ contractNumber }) => contractNumber],
      ["staff.col.landlord", ({ landlordName }) => landlordName],
      ["staff.col.due", ({ dueAt }, { time }) => time(dueAt)],
      ["staff.col.assignee", ({ assignee }) => assignee && assignee.name],
      ["staff.export.answer", ({ answer }) => answer],
      ["staff.export.answeredBy", ({ answeredBy }) => answeredBy],
      ["staff.export.answeredAt", ({ answeredAt }, { time }) => time(answeredAt)],
    ],
  },
});
