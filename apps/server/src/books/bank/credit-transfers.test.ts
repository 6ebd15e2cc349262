import { XMLParser } from "fast-xml-parser";
import { expect, test } from "vitest";
import { checkSchema } from "#testing/bank/check-schema.ts";
import { writeCreditTransfers } from "./credit-transfers.ts";

const transfers = [
  {
    endToEndId: "K1-1",
    cents: 12_050,
    payee: "Jörg Weiß & Söhne",
    iban: "DE89370400440532013000",
    text: "DE-7K4M-Q2XD Schaden",
  },
  { endToEndId: "K1-2", cents: 5, payee: "Ⓦ".repeat(90), iban: "AT611904300234573201", text: "<b>€</b>".repeat(40) },
];

test("writes what a bank accepts: matching sums, and only SEPA's characters", () => {
  const xml = writeCreditTransfers({
    messageId: "K20270504093000ABCDEF12",
    createdAt: new Date("2027-05-04T09:30:00.123Z"),
    executeOn: "2027-05-05",
    currency: "EUR",
    from: { holder: "Muster-Treuhandkonto", iban: "DE02120300000000202051" },
    transfers,
  });
  checkSchema("pain.001.001.09", xml);
  const { CstmrCdtTrfInitn: read } = new XMLParser({ parseTagValue: false }).parse(xml).Document;
  expect(read.GrpHdr).toEqual({
    MsgId: "K20270504093000ABCDEF12",
    CreDtTm: "2027-05-04T09:30:00Z",
    NbOfTxs: "2",
    CtrlSum: "120.55",
    InitgPty: { Nm: "Muster-Treuhandkonto" },
  });
  expect(read.PmtInf).toMatchObject({ NbOfTxs: "2", CtrlSum: "120.55", ReqdExctnDt: { Dt: "2027-05-05" } });
  const [first, second] = read.PmtInf.CdtTrfTxInf;
  expect(first).toEqual({
    PmtId: { EndToEndId: "K1-1" },
    Amt: { InstdAmt: "120.50" },
    Cdtr: { Nm: "Joerg Weiss + Soehne" },
    CdtrAcct: { Id: { IBAN: "DE89370400440532013000" } },
    RmtInf: { Ustrd: "DE-7K4M-Q2XD Schaden" },
  });
  expect(second.Amt.InstdAmt).toBe("0.05");
  expect(second.Cdtr.Nm).toBe(".".repeat(70));
  expect(second.RmtInf.Ustrd).toMatch(/^[.b/]{140}$/);
});
