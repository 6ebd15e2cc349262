import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { type PostgresOptions, startPostgres } from "./postgres.ts";

async function start(options?: PostgresOptions) {
  const postgres = await startPostgres(options);
  onTestFinished(() => postgres.stop());
  return postgres;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  // kill() cuts connections. The next query reports it.
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test.runIf(existsSync("/usr/lib/postgresql/15"))("starts the version that Debian installed", async () => {
  const postgres = await start({ debianVersion: "15" });
  expect(await query(postgres.url, "SHOW server_version_num")).toEqual([
    { server_version_num: expect.stringMatching(/^15/) },
  ]);
});

test("starts a server with Unicode support, and leaves nothing behind when stopped", async () => {
  const postgres = await startPostgres();
  expect(await query(postgres.url, "select lower('STRASSE Ä') as word")).toEqual([{ word: "strasse ä" }]);
  await postgres.stop();
  expect(existsSync(postgres.dataDir)).toBe(false);
  await expect(query(postgres.url, "select 1")).rejects.toThrow("ENOENT");
});

test("runs two servers side by side, and keeps the data of a given folder", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "kautia-kept-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const [first, other] = await Promise.all([startPostgres({ dataDir, durable: true }), start()]);
  await query(first.url, "create table mine as select 1 as n");
  expect(await query(first.url, "show fsync")).toEqual([{ fsync: "on" }]);
  expect(await query(other.url, "select to_regclass('mine') as found")).toEqual([{ found: null }]);
  await first.stop();
  const again = await start({ dataDir });
  expect(await query(again.url, "select n from mine")).toEqual([{ n: 1 }]);
  await expect(startPostgres({ dataDir })).rejects.toThrow("PostgreSQL did not start");
});

test("PostgreSQL ends with the process that started it, even after kill -9, and deletes its folder", async () => {
  const script = `
    const { startPostgres } = await import(${JSON.stringify(new URL("postgres.ts", import.meta.url).href)});
    const { dataDir, url } = await startPostgres();
    console.log(JSON.stringify({ dataDir, url }));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(child.stdout, "data");
  const { dataDir, url }: { dataDir: string; url: string } = JSON.parse(String(line));
  expect(await query(url, "select 1 as one")).toEqual([{ one: 1 }]);

  child.kill("SIGKILL");
  await vi.waitFor(() => expect(existsSync(dataDir)).toBe(false), 5_000);
  await expect(query(url, "select 1")).rejects.toThrow("ENOENT");
});
