import { readFile, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { makePersistentDatabase } from "../testing/make-persistent-database.ts";
import { runBash } from "../testing/run-bash.ts";
import { spawnServer } from "../testing/spawn-server.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

/** The commands of the guide, in their order. A blank line separates two. */
async function readCommands(): Promise<string[]> {
  const text = await readFile(join(root, "docs/partners.md"), "utf8");
  const [, guide = ""] = text.split("## From a key to a signed tenant\n");
  const [section = ""] = guide.split("\n## ");
  return [...section.matchAll(/^```sh\n([^]*?)^```$/gm)].flatMap(([, block = ""]) => block.trim().split(/\n\n+/));
}

test("docs/partners.md leads from a key to a signed tenant, in at most 25 commands", { timeout: 120_000 }, async () => {
  const commands = await readCommands();
  expect(commands.length).toBeGreaterThan(15);
  expect(commands.length).toBeLessThanOrEqual(25);

  const place = await makePersistentDatabase();
  const folder = await mkdtemp(join(tmpdir(), "kautia-guide-"));
  await symlink(join(root, "package.json"), join(folder, "package.json"));
  await symlink(join(root, "apps"), join(folder, "apps"));
  await symlink(join(root, "node_modules"), join(folder, "node_modules"));
  const bash = (script: string[]) => runBash(script, folder, { ...place.settings, LOG_LEVEL: "silent" });

  // Up to the start of the server; the shell of the reader keeps its variables.
  const started = commands.findIndex((command) => command.startsWith("API="));
  const key = await bash([...commands.slice(0, started), "echo", 'echo "$KEY"']);
  const server = await spawnServer(place.settings);
  try {
    const KEY = key.trim().split("\n").at(-1) ?? "";
    const rest = commands.slice(started).map((command) => command.replace("http://localhost:3000", server.url));
    const output = await bash([`KEY=${KEY}`, ...rest]);
    expect(output).toContain('"reference":"B-12/3"');
    expect(output).toContain('"lastCompletedPage":"PAYMENT"');
    expect(output).toMatch(/^(ACCEPTED|ACTIVE)$/m);
    expect(output).toMatch(/\{"token":"[0-9a-f]{32}"\}\n$/);
    expect((await readFile(join(folder, "certificate.pdf"))).subarray(0, 5).toString()).toBe("%PDF-");
  } finally {
    await server.end("SIGTERM");
    await place.remove();
    await rm(folder, { recursive: true, force: true });
  }
});
