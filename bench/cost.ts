import { parseArgs } from "node:util";
import { costOf } from "./src/cost.ts";

/*
 * npm run bench:cost   Estimates the cost of 1,000 policies a month, in euros, from measurements and prices (docs/scale.md).
 *   -- --server 19.99 --processors 2   price of a server and its processors; every other figure below is an option, too
 */
const numbers = {
  // Two processors answer 597 requests a second with client, server and PostgreSQL on them (bench:overload).
  requestMs: "3.35",
  // bench:premiums: 2.11 ms in the worker and 5.22 ms in PostgreSQL, halved
  premiumMs: "3.67",
  // bench:scale: 38 GB for a million policies
  databaseGb: "0.038",
  // Assumed: 100 kB of contract and certificate for each policy, and 20 kB of uploads that are not deleted yet
  documentGb: "0.12",
  // Assumed: each policy causes 0.1 applications a month with 60 requests each, and 4 requests of its account
  requests: "10",
  // bench:scale: 45 % pay monthly, the others yearly
  premiums: "0.5",
  // Assumed
  peak: "8",
  busy: "0.5",
  server: "19.99",
  processors: "2",
  memoryGb: "4",
  volumeGb: "0.0572",
  objectGb: "0.005",
  objectBase: "5",
  objectIncludedGb: "1000",
};
const options = Object.fromEntries(
  Object.entries(numbers).map(([name, value]) => [name, { type: "string" as const, default: value }]),
);
const { values } = parseArgs({ options });
const of = (name: keyof typeof numbers) => Number(values[name]);

process.stdout.write("policies  processors at peak  servers  database  documents  a month  for 1,000\n");
for (const policies of [10_000, 100_000, 1_000_000]) {
  const cost = costOf(
    policies,
    {
      requestMs: of("requestMs"),
      premiumMs: of("premiumMs"),
      databaseGb: of("databaseGb"),
      documentGb: of("documentGb"),
      requests: of("requests"),
      premiums: of("premiums"),
      peak: of("peak"),
      busy: of("busy"),
    },
    {
      server: of("server"),
      processors: of("processors"),
      memoryGb: of("memoryGb"),
      volumeGb: of("volumeGb"),
      objectGb: of("objectGb"),
      objectBase: of("objectBase"),
      objectIncludedGb: of("objectIncludedGb"),
    },
  );
  const cells = [
    cost.processorsAtPeak.toFixed(2).padStart(18),
    String(cost.servers).padStart(7),
    `${cost.databaseGb.toFixed(1)} GB`.padStart(9),
    `${cost.documentGb.toFixed(1)} GB`.padStart(9),
    `${cost.euros.toFixed(2)} €`.padStart(9),
    `${cost.perThousand.toFixed(2)} €`.padStart(9),
  ];
  process.stdout.write(`${String(policies).padStart(8)}  ${cells.join("  ")}\n`);
}
