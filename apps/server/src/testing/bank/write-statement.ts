import { fromCents } from "@kautia/contract";

export interface StatementLine {
  /** The bank's number. */
  reference: string;
  on: string;
  cents: number;
  endToEndId?: string;
  name?: string;
  text?: string;
  isReturn?: boolean;
  isPending?: boolean;
  /** Several payments that the bank has put together. */
  parts?: { cents: number; text: string; name?: string; endToEndId?: string }[];
}

interface Statement {
  id: string;
  iban: string;
  openingCents: number;
  lines: readonly StatementLine[];
  /** By default what the lines lead to. */
  closingCents?: number;
  day: string;
}

const money = (cents: number) => `<Amt Ccy="EUR">${fromCents(Math.abs(cents)).toFixed(2)}</Amt>`;
const direction = (cents: number) => `<CdtDbtInd>${cents < 0 ? "DBIT" : "CRDT"}</CdtDbtInd>`;
const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const balance = (code: string, cents: number, day: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp>${money(cents)}${direction(cents)}<Dt><Dt>${day}</Dt></Dt></Bal>`;

/** A statement as a bank sends it: camt.053.001.08. */
export function writeStatement({ id, iban, openingCents, lines, closingCents, day }: Statement): string {
  const booked = lines.filter(({ isPending }) => !isPending).reduce((sum, { cents }) => sum + cents, 0);
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>${id}</MsgId><CreDtTm>${day}T18:00:00+02:00</CreDtTm></GrpHdr>
<Stmt><Id>${id}</Id><CreDtTm>${day}T18:00:00+02:00</CreDtTm><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>EUR</Ccy></Acct>
${balance("OPBD", openingCents, day)}${balance("CLBD", closingCents ?? openingCents + booked, day)}
${lines.map(writeEntry).join("\n")}
</Stmt></BkToCstmrStmt></Document>`;
}

function writeEntry(line: StatementLine): string {
  const { reference, on, cents, isPending = false, isReturn = false } = line;
  const parts = line.parts ?? [line];
  return `<Ntry>${money(cents)}${direction(cents)}${isReturn ? "<RvslInd>true</RvslInd>" : ""}<Sts><Cd>${isPending ? "PDNG" : "BOOK"}</Cd></Sts>
<BookgDt><Dt>${on}</Dt></BookgDt><ValDt><Dt>${on}</Dt></ValDt><AcctSvcrRef>${reference}</AcctSvcrRef>
<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>${cents < 0 ? "ICDT" : "RCDT"}</Cd><SubFmlyCd>ESCT</SubFmlyCd></Fmly></Domn></BkTxCd>
<NtryDtls>${parts.map((part) => writeDetails(part, isReturn)).join("")}</NtryDtls></Ntry>`;
}

function writeDetails({ cents, endToEndId, name, text }: Partial<StatementLine>, isReturn: boolean): string {
  const isOut = (cents ?? 0) < 0 !== isReturn;
  const party = isOut ? "Cdtr" : "Dbtr";
  return `<TxDtls><Refs><EndToEndId>${endToEndId ?? "NOTPROVIDED"}</EndToEndId></Refs>${money(cents ?? 0)}${direction(cents ?? 0)}
${name ? `<RltdPties><${party}><Pty><Nm>${escape(name)}</Nm></Pty></${party}></RltdPties>` : ""}${
    text ? `<RmtInf><Ustrd>${escape(text)}</Ustrd></RmtInf>` : ""
  }${isReturn ? "<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>" : ""}</TxDtls>`;
}
