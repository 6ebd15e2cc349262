import { startPostgres } from "../lib/postgres.ts";

/**
 * Which database the server's tests run on: `TEST_ENGINE` is `pglite` (default) or `postgres`. For the latter a server
 * is started once for all files unless `TEST_DATABASE_URL` names one; each file makes its own database inside it.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  const engine = process.env["TEST_ENGINE"] ?? "pglite";
  if (engine !== "pglite" && engine !== "postgres") throw new Error(`TEST_ENGINE is pglite or postgres, not ${engine}`);
  // The test processes are started after this and see what is set here.
  process.env["TEST_ENGINE"] = engine;
  if (engine === "pglite" || process.env["TEST_DATABASE_URL"]) return undefined;
  const postgres = await startPostgres();
  process.env["TEST_DATABASE_URL"] = postgres.url;
  return async () => {
    delete process.env["TEST_DATABASE_URL"];
    await postgres.stop();
  };
}
