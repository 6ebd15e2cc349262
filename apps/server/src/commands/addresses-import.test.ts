import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPglite } from "../platform/adapters/pglite.ts";
import { testEngine } from "#testing/database/make-test-database.ts";
import { compileCache } from "#testing/processes/spawn-server.ts";

const command = fileURLToPath(new URL("./addresses-import.ts", import.meta.url));
const header = "Name,PostalCode,Locality\n";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kautia-import-"));
});
afterAll(() => rm(folder, { recursive: true }));

function start(file: string) {
  const env = { NODE_ENV: "test", NODE_COMPILE_CACHE: compileCache, DATA_DIR: join(folder, "data") };
  const child = spawn(process.execPath, [command, file], { env, stdio: ["ignore", "pipe", "pipe"] });
  const output = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk) => (output.stdout += String(chunk)));
  child.stderr.on("data", (chunk) => (output.stderr += String(chunk)));
  const ended = once(child, "close").then(([code]) => ({ code: Number(code ?? -1), ...output }));
  return { child, ended };
}

// The command fills a data folder here, whatever the engine of the run.
test.runIf(testEngine() === "pglite")(
  "keeps the previous addresses when the import is killed",
  async () => {
    const file = join(folder, "streets.csv");
    await writeFile(file, `${header}Torstraße,10119,Berlin\nNirgendweg,1,Berlin\n`);
    expect(await start(file).ended).toMatchObject({
      code: 0,
      stdout: `0 places and 1 streets are loaded, 1 rows were left out.\n${file}:3: no zip of 4 or 5 digits\n`,
    });

    const pipe = join(folder, "pipe.csv");
    execFileSync("mkfifo", [pipe]);
    const { child, ended } = start(pipe);
    const writer = await open(pipe, "w");
    const rows = Array.from({ length: 20_000 }, (_, index) => `Weg ${index},80331,München\n`);
    await writer.writeFile(header + rows.join(""));
    child.kill("SIGKILL");
    expect((await ended).code).toBe(-1);
    await writer.close();

    const { sql, close } = await openPglite(join(folder, "data"));
    const left = await sql.query({
      text: `SELECT (SELECT string_agg(street, ', ') FROM address_street) AS streets, to_regclass('address_street_next') AS half`,
    });
    await close();
    expect(left).toEqual([{ streets: "Torstraße", half: null }]);

    const missing = join(folder, "missing.csv");
    expect(await start(missing).ended).toMatchObject({ code: 1, stderr: `${missing} does not exist\n` });
  },
  240_000,
);
