import { type answerQuestion, type CallInput, listQuestions } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { isUuid } from "../../platform/rules/uuid.ts";
import { writeAnswer } from "../../landlord/index.ts";
import { writeMail } from "../../mails/index.ts";
import { landlordLanguage, lockPolicy, policyMailData, toLandlord } from "../../policy/index.ts";
import { contains } from "../../platform/lists/contains.ts";
import { isSince, isUntil } from "../../platform/lists/days.ts";
import { defineList } from "../../platform/lists/define-list.ts";
import { dueAfter } from "../../views/due-at.ts";
import { isAssigned, selectAssignee } from "../assignments/assignee.ts";
import { selectQuestions } from "../../views/questions.ts";
import { refuseAsDecided } from "../refuse-as-decided.ts";
import { recordAct } from "../session.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { staffName } from "../../views/names.ts";

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
          "policy.tenant_name",
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
      ["staff.col.when", ({ askedAt: at }, { time }) => time(at)],
      ["staff.col.what", ({ message }) => message],
      ["staff.col.contract", ({ contractNumber }) => contractNumber],
      ["staff.col.landlord", ({ landlordName }) => landlordName],
      ["staff.col.assignee", ({ assignee }) => assignee && assignee.name],
      ["staff.export.answer", ({ answer }) => answer],
      ["staff.export.answeredBy", ({ answeredBy }) => answeredBy],
      ["staff.export.answeredAt", ({ answeredAt }, { time }) => time(answeredAt)],
    ],
  },
});

/** Mails the answer to the landlord, once. A second person learns who was faster. */
export async function sendAnswer(
  deps: Deps,
  person: StaffMember,
  { id, answer }: CallInput<typeof answerQuestion>["params"] & { answer: string },
): Promise<{ answered: true } | Refusal> {
  if (!isUuid(id)) return refuse("NOT_FOUND");
  const outcome = await inTransaction(deps.db, async (transaction) => {
    const question = await readQuestion(transaction, id);
    if (!question) return refuse("NOT_FOUND");
    const policy = await lockPolicy(transaction, question.ref_id);
    const now = deps.clock.now();
    const written = await writeAnswer(transaction, { id, answer, staffId: person.id, at: now });
    if (!written) {
      const first = await readQuestion(transaction, id);
      // The same person repeats the same answer because the response was lost.
      if (first?.staff_id === person.id && first.answer === answer) return { answered: true as const };
      return refuseAsDecided(first?.name ?? null, localDay(policy.country, first?.answered_at ?? now));
    }
    await recordAct(transaction, deps, {
      by: person.id,
      act: "answer-question",
      refId: policy.ref_id,
      detail: { question: id },
    });
    await writeMail(transaction, deps, {
      ...toLandlord(policy),
      reason: `question-answered:${id}`,
      kind: "question-answered",
      data: { ...policyMailData(policy), message: written.message, answer },
    });
    return { answered: true as const };
  });
  deps.jobs.wake();
  return outcome;
}

function readQuestion(transaction: Transaction<Database>, id: string) {
  return transaction
    .selectFrom("landlord_question as q")
    .select(["q.ref_id", "q.answer", "q.answered_at", "q.staff_id"])
    .select(({ ref }) => staffName(ref("q.staff_id")).as("name"))
    .where("q.id", "=", id)
    .executeTakeFirst();
}
