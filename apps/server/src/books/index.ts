export { closeMonth } from "./close-month.ts";
export { countMonth, findOpenMonth, readStoredMonths } from "./figures.ts";
export { findStops, type Stop } from "./find-stops.ts";
export { readMonths } from "./read-months.ts";
export { readReserves } from "./reserves.ts";
export { readSums } from "./read-sums.ts";
export { readStatements, type Statement } from "./statement/read-statements.ts";
export { findToRemit, recordRemittance } from "./statement/record-remittance.ts";
export { writeFile } from "./write-file.ts";
