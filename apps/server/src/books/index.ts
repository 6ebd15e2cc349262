export { closeMonth } from "./close-month.ts";
export { countFigures, findOpenMonth, readStoredFigures } from "./figures.ts";
export { findStops, type Stop } from "./find-stops.ts";
export { readMonths } from "./read-months.ts";
export { readReserves } from "./reserves.ts";
export { readSums } from "./read-sums.ts";
export { readStatements, type Statement } from "./statement/read-statements.ts";
export { findToRemit, recordRemittance } from "./statement/record-remittance.ts";
export { writeFile } from "./write-file.ts";
export { readBankStatements } from "./bank/bank-statement.ts";
export { lockOpenLine, type OpenLine, settleLine } from "./bank/lines.ts";
export {
  forgetPayees,
  insertPaymentFile,
  markDropped,
  type NewPayment,
  releasePaymentFile,
  writePaymentFile,
} from "./bank/payment-files.ts";
export { findBooking, findContractNumbers } from "./rules/match-line.ts";
export { StatementRefused, storeStatements } from "./bank/store-statements.ts";
