import { parseArgs } from "node:util";
import { type App, startApp } from "../e2e/src/app.ts";
import { answerQuestions } from "../e2e/src/tenant-by-wire.ts";
import { wireTo } from "../e2e/src/wire.ts";
import { readProcess } from "./src/read-process.ts";

/*
 * npm run bench:embedded   After a build. Measures memory and start time with the embedded database, as `npm start` runs it: a first
 *   start, some tenants who answer all questions, and a second start with the same data.
 *   -- --tenants 20
 *   -- --main <main.ts>    the server of another checkout
 */
const { values } = parseArgs({
  options: {
    tenants: { type: "string", default: "20" },
    main: { type: "string" },
  },
});
const print = (line: string) => process.stdout.write(`${line}\n`);

const began = performance.now();
const app = await startApp({ main: values.main });
try {
  print(`first start:  ${await describe(app, began)}`);
  for (let count = 0; count < Number(values.tenants); count++) await answerQuestions(wireTo(app.url));
  print(`after use:    ${await describe(app, null)}`);
  await app.stop();
  const again = performance.now();
  await app.start();
  print(`second start: ${await describe(app, again)}`);
} finally {
  await app.dispose();
}

async function describe(server: App, since: number | null): Promise<string> {
  const elapsed = since === null ? "" : `ready after ${((performance.now() - since) / 1_000).toFixed(1)} s, `;
  const { processor, memory } = await readProcess(server);
  return `${elapsed}${processor.toFixed(1)} s of processor, ${memory.toFixed(0)} MB`;
}
