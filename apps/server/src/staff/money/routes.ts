import {
  closeBookMonth,
  downloadBookFile,
  getBookMonth,
  getMoney,
  getMoneyFigures,
  listBookings,
  listJournal,
  listMonths,
  recordRemittance,
} from "@kautia/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../deps.ts";
import { registerCall } from "../../platform/http/register-call.ts";
import { bookingList } from "./bookings.ts";
import { askToClose, listBookMonths, readBookMonth } from "./close-month.ts";
import { downloadFile } from "./download-file.ts";
import { journalList } from "./journal.ts";
import { readMoneyFigures } from "./read-figures.ts";
import { askToRemit } from "./remittance.ts";
import { readMoney } from "./read-money.ts";

export function moneyRoutes(app: FastifyInstance, deps: Deps): void {
  registerCall(app, deps, getMoney, ({ query }) => readMoney(deps, Number(query.months)));
  registerCall(app, deps, getMoneyFigures, ({ query }) => readMoneyFigures(deps, query));
  registerCall(app, deps, listBookings, ({ query }) => bookingList.readPage(deps, query));
  registerCall(app, deps, listJournal, ({ query }) => journalList.readPage(deps, query));
  registerCall(app, deps, listMonths, async () => ({ months: await listBookMonths(deps) }));
  registerCall(app, deps, getBookMonth, ({ params }) => readBookMonth(deps, params.month));
  registerCall(app, deps, recordRemittance, (input, { caller }) => askToRemit(deps, caller, input));
  registerCall(app, deps, downloadBookFile, (input, { language }) => downloadFile(deps, input, language), {
    heavy: "documents",
  });
  registerCall(app, deps, closeBookMonth, ({ params, body }, { caller }) =>
    askToClose(deps, caller, params.month, body.reason),
  );
}
