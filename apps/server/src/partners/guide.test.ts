import { copyFile, readFile, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePersistentDatabase, type PersistentDatabase } from "../testing/make-persistent-database.ts";
import { runBash } from "../testing/run-bash.ts";
import { spawnServer, type SpawnedServer } from "../testing/spawn-server.ts";
import { readPrograms, unpackClient, writePrograms } from "../testing/unpack-client.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

/** The commands of the guide, in their order. A blank line separates two. */
async function readCommands(): Promise<string[]> {
  const text = await readFile(join(root, "docs/partners.md"), "utf8");
  const [, guide = ""] = text.split("## From a key to a signed tenant\n");
  const [section = ""] = guide.split("\n## ");
  return [...section.matchAll(/^```sh\n([^]*?)^```$/gm)].flatMap(([, block = ""]) => block.trim().split(/\n\n+/));
}

const inTwoWeeks = () => new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);

let commands: string[];
let place: PersistentDatabase;
let folder: string;
let server: SpawnedServer;
let KEY: string;
const bash = (script: string[]) => runBash(script, folder, { ...place.settings, LOG_LEVEL: "silent" });
const onServer = (text: string) => text.replaceAll("http://localhost:3000", server.url);
const indexOf = (start: string) => commands.findIndex((command) => command.startsWith(start));

/** Up to the start of the server; the shell of the reader keeps its variables. */
beforeAll(async () => {
  commands = await readCommands();
  place = await makePersistentDatabase();
  folder = await mkdtemp(join(tmpdir(), "kautia-guide-"));
  for (const name of ["package.json", "apps", "node_modules"]) await symlink(join(root, name), join(folder, name));
  const key = await bash([...commands.slice(0, indexOf("API=")), "echo", 'echo "$KEY"']);
  KEY = key.trim().split("\n").at(-1) ?? "";
  server = await spawnServer(place.settings);
}, 120_000);
afterAll(async () => {
  await server.end("SIGTERM");
  await place.remove();
  await rm(folder, { recursive: true, force: true });
});

test("docs/partners.md leads from a key to a signed tenant, in at most 25 commands", { timeout: 120_000 }, async () => {
  expect(commands.length).toBeGreaterThan(15);
  expect(commands.length).toBeLessThanOrEqual(25);
  const output = await bash([`KEY=${KEY}`, ...commands.slice(indexOf("API=")).map(onServer)]);
  expect(output).toContain('"reference":"B-12/3"');
  expect(output).toContain('"lastCompletedPage":"PAYMENT"');
  expect(output).toMatch(/^(ACCEPTED|ACTIVE)$/m);
  expect(output).toMatch(/\{"token":"[0-9a-f]{32}"\}\n$/);
  expect((await readFile(join(folder, "certificate.pdf"))).subarray(0, 5).toString()).toBe("%PDF-");
});

test("the program in the partner client's README leads there too", { timeout: 120_000 }, async () => {
  const project = join(folder, "project");
  await unpackClient(project);
  await copyFile(join(folder, "acme-private.pem"), join(project, "acme-private.pem"));
  const [program = "", receiver = ""] = await readPrograms();
  await writePrograms(project, { "program.ts": onServer(program), "receiver.ts": receiver });
  const START = inTwoWeeks();
  const runProgram = () => runBash(["node program.ts"], project, { KAUTIA_KEY: KEY, START });

  const before = await runProgram();
  const [, INVITATION = ""] = /^invited: (.+)$/m.exec(before) ?? [];
  expect(before).toContain("refused: coldRentAmount FIELD_INVALID\n");
  expect(before).not.toContain("accepted");
  const [, link = ""] = /^link: .*\?pd=(.+)$/m.exec(before) ?? [];
  const opened = await fetch(`${server.url}/api/v1/onboarding/tenant/init?insuranceHash=${link}`, { method: "POST" });
  expect(opened.status).toBe(200);

  const asTenant = commands.slice(indexOf("TOKEN="), indexOf("GUARANTEE="));
  const tools = commands.slice(indexOf("API="), indexOf("START="));
  await bash([...tools, `INVITATION=${INVITATION}`, ...asTenant].map(onServer));

  const after = await runProgram();
  expect(after).toContain(`invited: ${INVITATION}\n`);
  const [, refId = ""] = /^accepted: (\w+) (?:ACCEPTED|ACTIVE)$/m.exec(after) ?? [];
  expect((await readFile(join(project, `${refId}.pdf`))).subarray(0, 5).toString()).toBe("%PDF-");
});
