import { parseArgs } from "node:util";
import { benchAddresses } from "./src/addresses/bench-addresses.ts";

/*
 * npm run bench:addresses                      imports 1.3 million generated streets into its own PostgreSQL, then requests suggestions,
 *                                              eight at a time, with correct and mistyped queries; then the same for the embedded source
 * npm run bench:addresses -- --streets 10000   fewer streets; --questions 500 sends fewer queries
 * npm run bench:addresses -- --embedded        also imports the streets into the embedded database
 */
const { values } = parseArgs({
  options: {
    streets: { type: "string", default: "1300000" },
    questions: { type: "string", default: "4000" },
    embedded: { type: "boolean", default: false },
  },
});

const size = { streets: Number(values.streets), questions: Number(values.questions), embeddedImport: values.embedded };
await benchAddresses(size, ({ text, holds }) => {
  console.log(`${holds ? "✓" : "✗"} ${text}`);
  if (!holds) process.exitCode = 1;
});
