import { type CalendarDate, isCalendarDate, sumBy } from "@kautia/contract";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import * as z from "zod/mini";

/** A statement of an account by its bank: ISO 20022 camt.053, versions 2 to 12. */
export interface BankStatement {
  id: string;
  iban: string;
  currency: string;
  openingCents: number;
  closingCents: number;
  /** The days of the balances. */
  from: CalendarDate;
  to: CalendarDate;
  lines: BankLine[];
}

export interface BankLine {
  /**
   * The bank's number of the entry, with the number of the part if the bank has put several payments together. If the bank
   * gives none, or the same to several entries, the statement and the place in it.
   */
  reference: string;
  bookedOn: CalendarDate;
  /** Positive: money for us. */
  cents: number;
  endToEndId: string | null;
  /** The payer, or the payee of what we have paid. */
  name: string | null;
  iban: string | null;
  text: string;
  /** Whether something was undone: a payment that came back. */
  isReturn: boolean;
}

/** Characters that neither XML nor PostgreSQL allows. */
const unknown = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
/** More than ISO 20022 allows for numbers and names. */
const longest = 1_000;

const text = z.string().check(z.refine((given) => given.length <= longest && !unknown.test(given)));
const amount = z.object({ "#text": text, "@_Ccy": text });
const party = z.optional(
  z.looseObject({ Nm: z.optional(text), Pty: z.optional(z.looseObject({ Nm: z.optional(text) })) }),
);
const account = z.optional(z.looseObject({ Id: z.optional(z.looseObject({ IBAN: z.optional(text) })) }));
/** The day, or an instant in local time. */
const day = z.optional(z.looseObject({ Dt: z.optional(text), DtTm: z.optional(text) }));
const direction = z.enum(["CRDT", "DBIT"]);

const details = z.looseObject({
  Refs: z.optional(z.looseObject({ EndToEndId: z.optional(text) })),
  Amt: z.optional(amount),
  // Where version 2 has the amount.
  AmtDtls: z.optional(z.looseObject({ TxAmt: z.optional(z.looseObject({ Amt: z.optional(amount) })) })),
  CdtDbtInd: z.optional(direction),
  RltdPties: z.optional(z.looseObject({ Dbtr: party, Cdtr: party, DbtrAcct: account, CdtrAcct: account })),
  RmtInf: z.optional(z.looseObject({ Ustrd: z.optional(z.array(text)) })),
  RtrInf: z.optional(z.unknown()),
});

const entry = z.looseObject({
  Amt: amount,
  CdtDbtInd: direction,
  RvslInd: z.optional(text),
  // A code until version 4, later an element around it.
  Sts: z.union([text, z.looseObject({ Cd: z.optional(text) })]),
  BookgDt: day,
  ValDt: day,
  AcctSvcrRef: z.optional(text),
  NtryDtls: z.optional(z.array(z.union([text, z.looseObject({ TxDtls: z.optional(z.array(details)) })]))),
  AddtlNtryInf: z.optional(text),
});
type Entry = z.infer<typeof entry>;

const balance = z.looseObject({
  Tp: z.looseObject({ CdOrPrtry: z.looseObject({ Cd: z.optional(text) }) }),
  Amt: amount,
  CdtDbtInd: direction,
  Dt: day,
});

const statement = z.looseObject({
  Id: text,
  Acct: z.looseObject({ Id: z.looseObject({ IBAN: text }) }),
  Bal: z.array(balance),
  Ntry: z.optional(z.array(entry)),
});
const file = z.object({
  Document: z.looseObject({ BkToCstmrStmt: z.looseObject({ Stmt: z.array(statement) }) }),
});

const several = new Set(["Stmt", "Bal", "Ntry", "NtryDtls", "TxDtls", "Ustrd"]);
const parser = new XMLParser({
  ignoreAttributes: false,
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  // Otherwise letters that are written as numbers would not be read: 'M&#252;ller'.
  htmlEntities: true,
  isArray: (name) => several.has(name),
});

/** The statements of a file; null if it is no camt.053, or its lines do not lead from the opening to the closing balance. */
export function readBankStatements(xml: string): BankStatement[] | null {
  // A document type could define entities without end, and no bank sends one.
  if (xml.includes("<!DOCTYPE") || XMLValidator.validate(xml) !== true) return null;
  const read = z.safeParse(file, parse(xml));
  if (!read.success) return null;
  try {
    const statements = read.data.Document.BkToCstmrStmt.Stmt.map(toStatement);
    return statements.every(addsUp) ? statements : null;
  } catch (error) {
    if (error instanceof UnreadableStatement) return null;
    throw error;
  }
}

/** Null if elements are nested too deeply, or have names that JavaScript reserves. */
function parse(xml: string): unknown {
  try {
    return parser.parse(xml);
  } catch {
    return null;
  }
}

class UnreadableStatement extends Error {}

function addsUp({ openingCents, closingCents, lines }: BankStatement): boolean {
  return openingCents + sumBy(lines, ({ cents }) => cents) === closingCents;
}

function toStatement({ Id, Acct, Bal, Ntry = [] }: z.infer<typeof statement>): BankStatement {
  const find = (...codes: string[]) => Bal.find(({ Tp }) => codes.includes(Tp.CdOrPrtry.Cd ?? ""));
  // Some banks give the last closing balance instead of the opening one.
  const [opening, closing] = [find("OPBD", "PRCD"), find("CLBD")];
  if (!opening || !closing) throw new UnreadableStatement();
  const booked = Ntry.filter(isBooked);
  const byNumber = Map.groupBy(booked, ({ AcctSvcrRef }) => given(AcctSvcrRef));
  const to = toDay(closing.Dt);
  return {
    id: Id,
    iban: Acct.Id.IBAN.replaceAll(" ", ""),
    currency: closing.Amt["@_Ccy"],
    openingCents: signed(opening),
    closingCents: signed(closing),
    from: toDay(opening.Dt),
    to,
    lines: booked.flatMap((of, index) => {
      if (of.Amt["@_Ccy"] !== closing.Amt["@_Ccy"]) throw new UnreadableStatement();
      const number = given(of.AcctSvcrRef);
      const isUnique = number !== null && byNumber.get(number)?.length === 1;
      return toLines(of, isUnique ? number : `${to}/${Id}/${index + 1}`);
    }),
  };
}

function isBooked({ Sts }: Entry): boolean {
  return (typeof Sts === "string" ? Sts : Sts.Cd) === "BOOK";
}

/** One line, or one for each payment if the bank has put several together and says how much each is. */
function toLines(of: Entry, reference: string): BankLine[] {
  const found = (of.NtryDtls ?? []).flatMap((item) => (typeof item === "string" ? [] : (item.TxDtls ?? [])));
  const whole = signed(of);
  const parts = found.map(({ Amt, AmtDtls, CdtDbtInd = of.CdtDbtInd }) => {
    const part = Amt ?? AmtDtls?.TxAmt?.Amt;
    return part?.["@_Ccy"] === of.Amt["@_Ccy"] ? signed({ Amt: part, CdtDbtInd }) : 0;
  });
  const isSplit = found.length > 1 && sumBy(parts, (cents) => cents) === whole;
  return isSplit
    ? found.map((item, part) => toLine(of, item, { reference: `${reference}/${part + 1}`, cents: parts[part] ?? 0 }))
    : [toLine(of, found.length === 1 ? found[0] : undefined, { reference, cents: whole })];
}

function toLine(
  of: Entry,
  item: z.infer<typeof details> | undefined,
  { reference, cents }: Pick<BankLine, "reference" | "cents">,
): BankLine {
  if (Math.abs(cents) > mostCents) throw new UnreadableStatement();
  const isReturn = of.RvslInd === "true" || of.RvslInd === "1" || item?.RtrInf !== undefined;
  // If a payment came back, the other side is the payee of the original payment.
  const isOut = cents < 0 !== isReturn;
  const { Dbtr, Cdtr, DbtrAcct, CdtrAcct } = item?.RltdPties ?? {};
  const [other, otherAccount] = isOut ? [Cdtr, CdtrAcct] : [Dbtr, DbtrAcct];
  return {
    reference,
    bookedOn: toDay(of.BookgDt ?? of.ValDt),
    cents,
    endToEndId: given(item?.Refs?.EndToEndId),
    name: other?.Nm ?? other?.Pty?.Nm ?? null,
    iban: otherAccount?.Id?.IBAN ?? null,
    text: (item?.RmtInf?.Ustrd ?? []).join("") || (of.AddtlNtryInf ?? ""),
    isReturn,
  };
}

/** Banks write these where they have no reference. */
const given = (reference: string | undefined) =>
  reference === undefined || ["NOTPROVIDED", "NONREF"].includes(reference) ? null : reference;

const signed = ({ Amt, CdtDbtInd }: { Amt: z.infer<typeof amount>; CdtDbtInd: "CRDT" | "DBIT" }) =>
  CdtDbtInd === "CRDT" ? toCents(Amt["#text"]) : -toCents(Amt["#text"]);

/** What the database stores of a line. */
const mostCents = 2 ** 31 - 1;

/** ISO 20022 amounts have up to five decimals; EUR uses two. */
function toCents(written: string): number {
  const [, euros, cents = ""] = /^(\d{1,12})(?:\.(\d{0,2})0*)?$/.exec(written) ?? [];
  if (euros === undefined) throw new UnreadableStatement();
  return Number(euros) * 100 + Number(cents.padEnd(2, "0"));
}

function toDay(of: z.infer<typeof day>): CalendarDate {
  const [found] = /^\d{4}-\d{2}-\d{2}/.exec(of?.Dt ?? of?.DtTm ?? "") ?? [];
  if (!found || !isCalendarDate(found)) throw new UnreadableStatement();
  return found;
}
