import { countryFacts, countryOfContract, staffCountry } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import type { Deps } from "../../deps.ts";
import {
  lockUnmatchedWithdrawal,
  receiptReason,
  recordWithdrawalAnswered,
  recordWithdrawalHandled,
  type UnmatchedWithdrawal,
} from "../../leaving/index.ts";
import { writeMail } from "../../mails/index.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import { isUuid } from "../../platform/rules/uuid.ts";
import { staffName } from "../../views/names.ts";
import type { Done } from "../change-known.ts";
import { refuseAsDecided, staffDay } from "../refuse-as-decided.ts";
import { recordAct } from "../session.ts";

export interface Handling {
  person: StaffMember;
  id: string;
}

/** Writes to the person who declared the withdrawal, which stays open. */
export async function answerPerson(deps: Deps, { person, id }: Handling, message: string): Promise<Done | Refusal> {
  const answer = await withWithdrawal(deps, id, async (transaction, request) => {
    if (request.handled_at) return refuseAsHandled(transaction, request);
    const now = deps.clock.now();
    const country = countryOfContract(request.contract_number) ?? staffCountry;
    await writeMail(transaction, deps, {
      reason: `withdrawal-answered:${deps.random.uuid()}`,
      kind: "withdrawal-answered",
      refId: null,
      to: request.email_key,
      language: (await readLanguage(transaction, id)) ?? countryFacts[country].language,
      country,
      data: {
        contractNumber: request.contract_number,
        tenantName: request.name,
        on: localDay(country, request.created_at),
        message,
      },
    });
    await recordWithdrawalAnswered(transaction, id, now);
    await recordAct(transaction, deps, { by: person.id, act: "answer-withdrawal", detail: { withdrawal: id } });
    return { done: true as const };
  });
  deps.jobs.wake();
  return answer;
}

/** Closes a withdrawal once. A second person learns who was faster. */
export async function closeWithNote(deps: Deps, { person, id }: Handling, note: string): Promise<Done | Refusal> {
  return withWithdrawal(deps, id, async (transaction, request) => {
    // The same person repeats the same note because the response was lost.
    const isRepeated = request.handled_by === person.id && request.outcome === "CLOSED" && request.note === note;
    if (isRepeated) return { done: true };
    if (request.handled_at) return refuseAsHandled(transaction, request);
    const at = deps.clock.now();
    await recordWithdrawalHandled(transaction, id, { by: person.id, at, outcome: "CLOSED", note, matchedTo: null });
    await recordAct(transaction, deps, { by: person.id, act: "close-withdrawal", detail: { withdrawal: id } });
    return { done: true };
  });
}

/** Locks the withdrawal, so that of two people the second sees what the first did. */
export async function withWithdrawal(
  deps: Pick<Deps, "db">,
  id: string,
  handle: (transaction: Transaction<Database>, request: UnmatchedWithdrawal) => Promise<Done | Refusal>,
): Promise<Done | Refusal> {
  if (!isUuid(id)) return refuse("NOT_FOUND");
  return inTransaction(deps.db, async (transaction) => {
    const request = await lockUnmatchedWithdrawal(transaction, id);
    return request ? handle(transaction, request) : refuse("NOT_FOUND");
  });
}

export async function refuseAsHandled(
  transaction: Transaction<Database>,
  { handled_by, handled_at }: UnmatchedWithdrawal,
): Promise<Refusal> {
  const { name } = await transaction.selectNoFrom(staffName(sql.val(handled_by)).as("name")).executeTakeFirstOrThrow();
  return refuseAsDecided(name, staffDay(handled_at ?? new Date(0)));
}

/** The language of the receipt, if one was sent and is still stored. */
async function readLanguage(transaction: Transaction<Database>, id: string) {
  const receipt = transaction.selectFrom("mail").select("language").where("reason", "=", receiptReason(id));
  return (await receipt.executeTakeFirst())?.language;
}
