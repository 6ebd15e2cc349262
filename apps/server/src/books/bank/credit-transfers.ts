import { type CalendarDate, type Currency, fromCents, sumBy } from "@kautia/contract";
import { XMLBuilder } from "fast-xml-parser";
import { toSepaText } from "../rules/sepa-text.ts";

/** Transfers from one account, as a bank takes them: ISO 20022 pain.001.001.09, as the European Payments Council uses it. */
export interface CreditTransfers {
  messageId: string;
  /** UTC, to the second. */
  createdAt: Date;
  executeOn: CalendarDate;
  currency: Currency;
  from: { holder: string; iban: string };
  transfers: readonly {
    endToEndId: string;
    cents: number;
    payee: string;
    iban: string;
    text: string;
  }[];
}

const amount = (cents: number) => fromCents(cents).toFixed(2);
const builder = new XMLBuilder({ ignoreAttributes: false, format: true, suppressEmptyNode: true });

export function writeCreditTransfers({
  messageId,
  createdAt,
  executeOn,
  from,
  currency,
  transfers,
}: CreditTransfers): string {
  const sums = {
    NbOfTxs: String(transfers.length),
    CtrlSum: amount(sumBy(transfers, ({ cents }) => cents)),
  };
  const holder = { Nm: toSepaText(from.holder, 70) };
  const document: unknown = builder.build({
    "?xml": { "@_version": "1.0", "@_encoding": "UTF-8" },
    Document: {
      "@_xmlns": "urn:iso:std:iso:20022:tech:xsd:pain.001.001.09",
      CstmrCdtTrfInitn: {
        GrpHdr: {
          MsgId: messageId,
          CreDtTm: `${createdAt.toISOString().slice(0, 19)}Z`,
          ...sums,
          InitgPty: holder,
        },
        PmtInf: {
          PmtInfId: messageId,
          PmtMtd: "TRF",
          // Each transfer is a line of its own on the statement.
          BtchBookg: "false",
          ...sums,
          PmtTpInf: { SvcLvl: { Cd: "SEPA" } },
          ReqdExctnDt: { Dt: executeOn },
          Dbtr: holder,
          DbtrAcct: { Id: { IBAN: from.iban } },
          // Since 2016 the IBAN is enough.
          DbtrAgt: { FinInstnId: { Othr: { Id: "NOTPROVIDED" } } },
          ChrgBr: "SLEV",
          CdtTrfTxInf: transfers.map(({ endToEndId, cents, payee, iban, text }) => ({
            PmtId: { EndToEndId: endToEndId },
            Amt: { InstdAmt: { "@_Ccy": currency, "#text": amount(cents) } },
            Cdtr: { Nm: toSepaText(payee, 70) },
            CdtrAcct: { Id: { IBAN: iban } },
            RmtInf: { Ustrd: toSepaText(text, 140) },
          })),
        },
      },
    },
  });
  return String(document);
}
