import type { answerQuestion, CallInput } from "@kautia/contract";
import type { Transaction } from "kysely";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { isUuid } from "../../platform/rules/uuid.ts";
import { writeAnswer } from "../../landlord/index.ts";
import { writeMail } from "../../mails/index.ts";
import { lockPolicy, policyMailData, toLandlord } from "../../policy/index.ts";
import { refuseAsDecided } from "../refuse-as-decided.ts";
import { recordAct } from "../session.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { staffName } from "../../views/names.ts";

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
