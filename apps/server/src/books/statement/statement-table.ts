import { fromCents } from "@kautia/contract";
import type { Cell, Writer } from "../../platform/csv/writer.ts";
import type { StatementLine } from "../../views/statement.ts";
import type { Statement } from "./read-statements.ts";

/** The totals below the lines, in cents. */
export function totalsOf({ totalCents, taxCents, owedCents, carriedCents, toRemitCents }: Statement) {
  return [
    ["office.statement.total", totalCents],
    ...(taxCents === 0 ? [] : [["office.statement.tax", taxCents] as const]),
    ["office.statement.owed", -owedCents],
    ["office.statement.carried", carriedCents],
    ["office.statement.toRemit", toRemitCents],
  ] as const;
}

export const headings = ["staff.col.valueDay", "staff.col.contract", "staff.col.what", "staff.col.amount"] as const;

export const sayEvent = ({ t }: Pick<Writer, "t">, event: StatementLine["event"]) =>
  t(event === "TERMINATED" ? "office.statement.TERMINATED" : `staff.ledger.${event}`);

/** The lines, an empty row, and the totals. Amounts are numbers. */
export function statementRows(write: Writer, statement: Statement, lines: readonly StatementLine[]): Cell[][] {
  return [
    ...lines.map(({ valueDay, contractNumber, event, cents }) => [
      valueDay,
      contractNumber,
      sayEvent(write, event),
      fromCents(cents),
    ]),
    [null, null, null, null],
    ...totalsOf(statement).map(([key, cents]) => [null, null, write.t(key), fromCents(cents)]),
  ];
}
