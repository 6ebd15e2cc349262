import {
  downloadPaymentFile,
  dropPayment,
  getBankLine,
  getPaymentFile,
  listBankLines,
  listPayable,
  listPaymentFiles,
  makePaymentFile,
  matchBankLines,
  readBankStatement,
  settleBankLine,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import { askToDrop, downloadPayments, paymentFileList, readFile } from "./files.ts";
import { makeFile } from "./make-file.ts";
import { matchLines } from "./match.ts";
import { readPayable, showPayable } from "./read-payable.ts";
import { bankLineList, readLine, readStatementFile, settle } from "./statements.ts";

export function bankRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, listPaymentFiles, ({ query }) => paymentFileList.readPage(deps, query));
  registerCall(app, deps, listPayable, async () => ({ payable: (await readPayable(deps)).map(showPayable) }));
  registerCall(app, deps, makePaymentFile, ({ body }, { caller }) => makeFile(deps, caller, body));
  registerCall(app, deps, getPaymentFile, ({ params }) => readFile(deps, params.id));
  registerCall(app, deps, downloadPaymentFile, ({ params }, { caller }) => downloadPayments(deps, caller, params.id));
  registerCall(app, deps, dropPayment, (input, { caller }) => askToDrop(deps, caller, input));
  registerCall(app, deps, readBankStatement, ({ body }, { caller }) => readStatementFile(deps, caller, body));
  registerCall(app, deps, listBankLines, ({ query }) => bankLineList.readPage(deps, query));
  registerCall(app, deps, getBankLine, (input) => readLine(deps, input));
  registerCall(app, deps, matchBankLines, (_, { caller }) => matchLines(deps, caller.id));
  registerCall(app, deps, settleBankLine, (input, { caller }) => settle(deps, caller, input));
}
