import { countries, type Country, countryFacts } from "@kautia/contract";
import { sql, type Transaction } from "kysely";
import type { Deps } from "../../deps.ts";
import { lockByName } from "../../platform/database/lock-by-name.ts";
import type { Database } from "../../platform/database/schema.ts";
import { localDay } from "../../platform/rules/local-day.ts";
import type { BankStatement } from "./bank-statement.ts";

/** PostgreSQL takes at most 65,535 values in one statement. */
const rowsAtOnce = 1_000;

/** The whole file is refused. */
export class StatementRefused extends Error {
  override name = "StatementRefused";
}

/**
 * Stores the statements that are new, with their lines. Throws `StatementRefused` for one of another account or
 * currency, one of days to come, one that does not begin with the balance with which the last one ended, or one with a line that
 * was read before. So the lines of an account always lead from one balance to the next, and none is there twice.
 */
export async function storeStatements(
  transaction: Transaction<Database>,
  { clock, random, config }: Pick<Deps, "clock" | "random" | "config">,
  statements: readonly BankStatement[],
  readBy: string,
): Promise<{ statements: number; lines: number }> {
  await lockByName(transaction, "bank-statements");
  const stored = { statements: 0, lines: 0 };
  for (const statement of statements) {
    const { iban, id, currency, openingCents, closingCents, lines } = statement;
    const country = countries.find((of) => config.collectionAccounts[of]?.iban === iban);
    if (!country || countryFacts[country].currency !== currency) throw new StatementRefused();
    const today = localDay(country, clock.now());
    if (statement.to > today || lines.some(({ bookedOn }) => bookedOn > today)) throw new StatementRefused();
    if (await isRead(transaction, statement)) continue;
    const last = await findLast(transaction, iban);
    const references = lines.map(({ reference }) => reference);
    if ((last && last.closing_cents !== openingCents) || new Set(references).size < references.length)
      throw new StatementRefused();
    if (await areRead(transaction, iban, references)) throw new StatementRefused();
    const statementId = random.uuid();
    await transaction
      .insertInto("bank_statement")
      .values({
        id: statementId,
        iban,
        statement_id: id,
        currency,
        opening_cents: openingCents,
        closing_cents: closingCents,
        from_day: statement.from,
        to_day: statement.to,
        read_by: readBy,
        read_at: clock.now(),
      })
      .execute();
    const rows = lines
      .filter(({ cents }) => cents !== 0)
      .map((line) => toRow(line, { statementId, iban, country, currency, id: random.uuid() }));
    for (let from = 0; from < rows.length; from += rowsAtOnce)
      await transaction
        .insertInto("bank_line")
        .values(rows.slice(from, from + rowsAtOnce))
        .execute();
    stored.statements++;
    stored.lines += rows.length;
  }
  return stored;
}

interface Place {
  id: string;
  statementId: string;
  iban: string;
  country: Country;
  currency: string;
}

function toRow(line: BankStatement["lines"][number], { id, statementId, iban, country, currency }: Place) {
  return {
    id,
    statement_id: statementId,
    iban,
    country,
    currency,
    reference: line.reference,
    booked_on: line.bookedOn,
    cents: line.cents,
    end_to_end_id: line.endToEndId,
    name: line.name,
    other_iban: line.iban,
    text: line.text,
    is_return: line.isReturn,
  };
}

async function isRead(
  transaction: Transaction<Database>,
  { iban, id, openingCents, closingCents, to }: BankStatement,
): Promise<boolean> {
  const found = await transaction
    .selectFrom("bank_statement")
    .select("id")
    .where("iban", "=", iban)
    .where("statement_id", "=", id)
    .where("to_day", "=", to)
    .where("opening_cents", "=", openingCents)
    .where("closing_cents", "=", closingCents)
    .executeTakeFirst();
  return found !== undefined;
}

function findLast(transaction: Transaction<Database>, iban: string) {
  return transaction
    .selectFrom("bank_statement")
    .select("closing_cents")
    .where("iban", "=", iban)
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();
}

async function areRead(
  transaction: Transaction<Database>,
  iban: string,
  references: readonly string[],
): Promise<boolean> {
  const found = await transaction
    .selectFrom("bank_line")
    .select("id")
    .where("iban", "=", iban)
    .where("reference", "=", sql<string>`ANY (${references}::text[])`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
