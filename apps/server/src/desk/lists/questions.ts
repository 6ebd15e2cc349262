import {
  type answerQuestion,
  type CallAnswer,
  type CallInput,
  type listQuestions,
  type StaffQuestionRow,
} from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { isUuid } from "../../platform/rules/uuid.ts";
import { writeMail } from "../../mails/index.ts";
import { landlordLanguage, lockPolicy, type Policy, policyMailData, toLandlord } from "../../policy/index.ts";
import { toLikePattern } from "../../platform/rules/like-pattern.ts";
import { refuseAsDecided } from "../refuse-as-decided.ts";
import { type Person, recordAct } from "../session.ts";
import { findPage } from "./find-page.ts";

/** Open questions first, oldest first; then answered ones, newest first. */
const text = `
  SELECT q.id, ref_id AS "refId", contract_number AS "contractNumber", landlord_name AS "landlordName",
    landlord_language, country,
    q.message, q.asked_at AS "askedAt", q.answer, q.answered_at AS "answeredAt", s.name AS "answeredBy"
  FROM landlord_question q JOIN policy USING (ref_id) LEFT JOIN staff_account s ON s.id = q.staff_id
  WHERE NOT policy.is_test AND CASE $1::text WHEN 'OPEN' THEN q.answered_at IS NULL WHEN 'ANSWERED' THEN q.answered_at IS NOT NULL ELSE true END
    AND ($2::text IS NULL
      OR concat_ws(' ', landlord_name, landlord_email, tenant_name, contract_number, ref_id, q.message) ILIKE $2)
  ORDER BY q.answered_at DESC NULLS FIRST, q.asked_at, q.id`;

type Row = Omit<StaffQuestionRow, "askedAt" | "answeredAt" | "language"> & {
  askedAt: Date;
  answeredAt: Date | null;
} & Pick<Policy, "landlord_language" | "country">;

export async function findQuestions(
  deps: Pick<Deps, "sql">,
  { state, search, page }: CallInput<typeof listQuestions>["query"],
): Promise<CallAnswer<typeof listQuestions>> {
  const values = [state, toLikePattern(search)];
  return findPage(
    deps,
    { name: "staff-questions", text, values, page, key: ["askedAt", "id"] },
    ({ landlord_language, country, ...row }: Row) => ({
      ...row,
      language: landlordLanguage({ landlord_language, country }),
      askedAt: row.askedAt.toISOString(),
      answeredAt: row.answeredAt?.toISOString() ?? null,
    }),
  );
}

/** Mails the answer to the landlord, once. A second person learns who was faster. */
export async function sendAnswer(
  deps: Deps,
  person: Person,
  { id, answer }: CallInput<typeof answerQuestion>["params"] & { answer: string },
): Promise<{ answered: true } | Refusal> {
  if (!isUuid(id)) return refuse("NOT_FOUND");
  const outcome = await inTransaction(deps.db, async (transaction) => {
    const question = await readQuestion(transaction, id);
    if (!question) return refuse("NOT_FOUND");
    const policy = await lockPolicy(transaction, question.ref_id);
    const now = deps.clock.now();
    const written = await transaction
      .updateTable("landlord_question")
      .set({ answer, answered_at: now, staff_id: person.id })
      .where("id", "=", id)
      .where("answered_at", "is", null)
      .returning("message")
      .executeTakeFirst();
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
    .leftJoin("staff_account as s", "s.id", "q.staff_id")
    .select(["q.ref_id", "q.answer", "q.answered_at", "q.staff_id", "s.name"])
    .where("q.id", "=", id)
    .executeTakeFirst();
}
