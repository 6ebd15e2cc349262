import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { type App, startApp } from "../src/app.ts";
import { expectSuccess, signByApi } from "../src/tenant-by-api.ts";
import { apiClientFor } from "../src/api-client.ts";

const execute = promisify(execFile);
const root = fileURLToPath(new URL("../../", import.meta.url));

/** Unpacks a commit and installs its own libraries. */
async function checkOut(commit: string, folder: string): Promise<string> {
  await execute("sh", ["-c", `git archive ${commit} | tar -x -C "${folder}"`], { cwd: root });
  await execute("npm", ["ci", "--no-audit", "--no-fund"], { cwd: folder, maxBuffer: 2 ** 24 });
  return join(folder, "apps", "server", "src", "main.ts");
}

/** On one data folder, one after the other: the embedded database belongs to one process. */
async function withServer<T>(options: { main?: string; dataDir: string }, act: (app: App) => Promise<T>): Promise<T> {
  const app = await startApp({ main: options.main, env: { DATA_DIR: options.dataDir } });
  try {
    return await act(app);
  } finally {
    await app.dispose();
  }
}

// While a release is rolled out or rolled back, the one before it works on the new schema.
test("the previous release's server continues on the schema of this one, and this one after it", async () => {
  test.setTimeout(600_000);
  const commit = (await readFile(join(root, "ops/previous-release"), "utf8")).trim();
  const folder = await mkdtemp(join(tmpdir(), "kautia-previous-"));
  const dataDir = join(folder, "data");
  try {
    const previous = await checkOut(commit, folder);
    const first = await withServer({ dataDir }, ({ url }) => signByApi(apiClientFor(url)));
    const second = await withServer({ main: previous, dataDir }, async ({ url }) => {
      const api = apiClientFor(url);
      expect(expectSuccess(await api.get(`/landlord/${first.landlordToken}`)).status).toBe("SIGNED");
      expectSuccess(await api.post(`/landlord/${first.landlordToken}/accept`));
      return signByApi(api);
    });
    await withServer({ dataDir }, async ({ url }) => {
      const api = apiClientFor(url);
      expect(expectSuccess(await api.get(`/landlord/${first.landlordToken}`)).status).toBe("ACCEPTED");
      expectSuccess(await api.post(`/landlord/${second.landlordToken}/accept`));
      expect(await api.charges(second.refId)).toEqual([]);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
