import {
  type BankLineRow,
  type CallInput,
  fromCents,
  type getBankLine,
  listBankLines,
  type readBankStatement,
  type settleBankLine,
} from "@kautia/contract";
import { type Kysely, sql } from "kysely";
import { lockOpenLine, readBankStatements, settleLine, StatementRefused, storeStatements } from "../../books/index.ts";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Database } from "../../platform/database/schema.ts";
import type { StaffMember } from "../../platform/http/callers.ts";
import { type Refusal, refuse } from "../../platform/http/refusal.ts";
import { defineList, type ListNeeds } from "../../platform/lists/define-list.ts";
import { isUuid } from "../../platform/rules/uuid.ts";
import { isAtBank } from "../../views/bank-accounts.ts";
import { staffName } from "../../views/names.ts";
import { readCandidates } from "../../views/payments.ts";
import { policyColumn } from "../../views/policy-column.ts";
import { refuseAsDecided, staffDay } from "../refuse-as-decided.ts";
import { recordAct } from "../session.ts";
import { matchLines, post } from "./match.ts";

/**
 * Reads a file of statements, all of it or nothing; a statement that was read before changes nothing. Then finds out what
 * each payment is.
 */
export async function readStatementFile(
  deps: Deps,
  person: StaffMember,
  { xml }: CallInput<typeof readBankStatement>["body"],
): Promise<{ statements: number; lines: number; found: number; open: number } | Refusal> {
  const statements = readBankStatements(xml);
  if (!statements) return refuse("FIELD_INVALID", ["xml"]);
  try {
    const stored = await inTransaction(deps.db, async (transaction) => {
      const done = await storeStatements(transaction, deps, statements, person.id);
      if (done.statements > 0)
        await recordAct(transaction, deps, { by: person.id, act: "read-bank-statement", detail: done });
      return done;
    });
    return { ...stored, ...(await matchLines(deps, person.id)) };
  } catch (error) {
    if (error instanceof StatementRefused) return refuse("FIELD_INVALID", ["xml"]);
    throw error;
  }
}

function selectLines(db: Kysely<Database>) {
  return db
    .selectFrom("bank_line")
    .select([
      "bank_line.id",
      "booked_on as bookedOn",
      "country",
      "cents",
      "name",
      "text",
      "end_to_end_id as endToEndId",
    ])
    .select(["is_return as isReturn", "note", "settled_at as settledAt"])
    .select(({ ref }) => [
      staffName(ref("settled_by")).as("settledBy"),
      policyColumn(sql.ref("bank_line.ref_id"), "contract_number").as("contractNumber"),
      stateOf.as("state"),
      sql<BankLineRow["event"]>`(SELECT event FROM ledger_entry WHERE ledger_entry.subject_id = bank_line.subject_id
        AND ${isAtBank} LIMIT 1)`.as("event"),
    ]);
}

const stateOf = sql<BankLineRow["state"]>`CASE WHEN bank_line.subject_id IS NULL THEN 'OPEN'
  WHEN bank_line.settled_by IS NULL THEN 'FOUND' ELSE 'SETTLED' END`;

type Row = Awaited<ReturnType<ReturnType<typeof selectLines>["execute"]>>[number];
const showLine = ({ cents, settledAt: _settledAt, ...row }: Row): BankLineRow => ({ ...row, amount: fromCents(cents) });

export const bankLineList = defineList({
  call: listBankLines,
  query: ({ db }: ListNeeds) => selectLines(db),
  filters: {
    state: (query, state) => query.where(stateOf, "=", state),
    country: (query, country) => query.where("country", "=", country),
    from: (query, day) => query.where("booked_on", ">=", day),
    to: (query, day) => query.where("booked_on", "<=", day),
  },
  usualOrder: (query) => query.orderBy("booked_on", "desc").orderBy("bank_line.position", "desc"),
  orders: {},
  show: showLine,
});

const findLine = (db: Kysely<Database>, id: string) =>
  isUuid(id) ? selectLines(db).where("bank_line.id", "=", id).executeTakeFirst() : Promise.resolve(undefined);

/** A line and, while it is open, the bookings that it may belong to. */
export async function readLine({ db }: Pick<Deps, "db">, { params }: Pick<CallInput<typeof getBankLine>, "params">) {
  const line = await findLine(db, params.id);
  if (!line) return refuse("NOT_FOUND");
  const candidates = line.state === "OPEN" ? await readCandidates(db, line) : [];
  return {
    line: showLine(line),
    candidates: candidates.map(({ subjectId, event, valueDay, contractNumber }) => ({
      subjectId,
      event,
      valueDay,
      contractNumber,
    })),
  };
}

/** Settles a line with a booking. Without one it is booked as unexplained, with the note. */
export async function settle(
  deps: Deps,
  person: StaffMember,
  { params: { id }, body: { subjectId, note } }: Pick<CallInput<typeof settleBankLine>, "params" | "body">,
): Promise<{ settled: true } | Refusal> {
  if (!isUuid(id)) return refuse("NOT_FOUND");
  return inTransaction(deps.db, async (transaction) => {
    const line = await lockOpenLine(transaction, id);
    if (!line) {
      const done = await findLine(transaction, id);
      return done?.settledAt ? refuseAsDecided(done.settledBy, staffDay(done.settledAt)) : refuse("NOT_FOUND");
    }
    const isUnexplained = subjectId === null;
    const chosen = isUnexplained
      ? { subjectId: line.id, refId: null }
      : (await readCandidates(transaction, { ...line, bookedOn: line.booked_on })).find(
          (item) => item.subjectId === subjectId,
        );
    if (!chosen) return refuse("STEP_NOT_ALLOWED");
    if (isUnexplained)
      await post(
        transaction,
        deps,
        line.cents < 0 ? "BANK_UNEXPLAINED_TAKEN" : "BANK_UNEXPLAINED_RECEIVED",
        line,
        chosen,
      );
    const { refId } = chosen;
    if (!(await settleLine(transaction, deps, line, { subjectId: chosen.subjectId, refId, by: person.id, note })))
      return refuse("STEP_NOT_ALLOWED");
    await recordAct(transaction, deps, { by: person.id, act: "settle-bank-line", refId, detail: { line: id, note } });
    return { settled: true };
  });
}
