import { expect, test } from "vitest";
import { benchAddresses, type Finding } from "./src/addresses/bench-addresses.ts";

// The times depend on the machine. This test only checks that the command measures, and that the results are correct.
test("imports, finds and times thousands of streets", async () => {
  const findings: Finding[] = [];
  await benchAddresses({ streets: 3_000, questions: 200, embeddedImport: false }, (finding) => findings.push(finding));
  const told = findings.map(({ text }) => text);
  expect(told[0]).toMatch(/^PostgreSQL: \d+ places and 3000 streets are loaded, 0 rows were left out\.$/);
  expect(
    told.filter((text) =>
      /, 5 × 200 requests: server median \d+\.\d ms, 99th percentile \d+\.\d ms \(target: below \d+\)$/.test(text),
    ),
  ).toHaveLength(2);
  const missed = findings.filter(({ text, holds }) => !holds && !text.includes("99th")).map(({ text }) => text);
  expect(missed).toEqual([]);
});
