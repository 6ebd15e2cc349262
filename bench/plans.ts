import { parseArgs } from "node:util";
import { fileURLToPath } from "node:url";
import { isAllowed } from "./src/scale/allowed-plans.ts";
import { explainAll } from "./src/scale/explain.ts";
import { openScaleDatabase } from "./src/scale/open-database.ts";
import { readStatements } from "./src/scale/read-statements.ts";

/*
 * npm run bench:plans   Plans each statement of the server on a large database (docs/scale.md). Fails when one reads a
 *   growing table from end to end or sorts more than a page, unless allowed-plans.ts says why it may. The server tests
 *   collect the statements: COLLECT_STATEMENTS=$PWD/.cache/statements.jsonl node tools/test.mjs server
 *   -- --policies 100000   policies in the database
 */
const { values } = parseArgs({ options: { policies: { type: "string", default: "100000" } } });
const print = (line: string) => process.stdout.write(`${line}\n`);

const file = fileURLToPath(new URL("../.cache/statements.jsonl", import.meta.url));
const statements = readStatements(file);
const database = await openScaleDatabase(Number(values.policies), print);
try {
  const explained = await explainAll(database.client, statements);
  const growing = explained.filter(({ findings }) => findings.length > 0);
  const refused = growing.filter(({ statement, findings }) =>
    findings.some((finding) => !isAllowed(statement, finding)),
  );
  for (const { statement, findings } of refused)
    print(
      `✗ ${statement.from}: ${findings.join(", ")}\n    ${statement.text.replaceAll(/\s+/g, " ").trim().slice(0, 300)}`,
    );
  print(
    `${statements.length} statements, ${growing.length - refused.length} allowed exceptions, ${refused.length} grow with the policies`,
  );
  if (refused.length > 0) process.exitCode = 1;
} finally {
  await database.close();
}
