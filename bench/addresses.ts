import { parseArgs } from "node:util";
import { benchAddresses } from "./src/addresses/bench-addresses.ts";

/*
 * npm run bench:addresses                      imports 1.3 million streets that it makes itself into a PostgreSQL of its own, then asks
 *                                              for suggestions, eight at a time, as people type and mistype them; then the same of the
 *                                              embedded source
 * npm run bench:addresses -- --streets 10000   fewer streets; --questions 500 asks less
 * npm run bench:addresses -- --embedded        imports them into the embedded database, too
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
