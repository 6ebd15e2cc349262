import { parseArgs } from "node:util";
import { benchAddresses } from "./src/addresses/bench-addresses.ts";

/*
 * npm run bench:addresses   Imports 1.3 million generated streets into its own PostgreSQL and requests suggestions, eight
 *   at a time, with correct and mistyped queries. Then the same for the embedded source.
 *   -- --streets 10000      fewer streets
 *   -- --questions 500      fewer queries
 *   -- --embedded           also imports the streets into the embedded database
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
