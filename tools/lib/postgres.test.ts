import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
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

test("keeps committed data through kill -9 when durable, on the same port", async () => {
  const first = await start({ durable: true });
  await query(first.url, "create table kept as select generate_series(1, 100) as n");
  await first.kill();
  await expect(query(first.url, "select 1")).rejects.toThrow("ECONNREFUSED");

  const second = await start({ durable: true, dataDir: first.dataDir, port: first.port });
  expect(second.url).toBe(first.url);
  expect(await query(second.url, "select count(*)::int as n from kept")).toEqual([{ n: 100 }]);
  expect(await query(second.url, "show fsync")).toEqual([{ fsync: "on" }]);
});

test("runs two servers side by side", async () => {
  const [first, other] = await Promise.all([start(), start()]);
  expect(first.port).not.toBe(other.port);
  await query(first.url, "create table mine (n int)");
  expect(await query(other.url, "select to_regclass('mine') as found")).toEqual([{ found: null }]);
});

test("reports the reason when it cannot start", async () => {
  const { port } = await start();
  await expect(startPostgres({ port })).rejects.toThrow("could not create any TCP/IP sockets");
});

test("ends with the process that started it, even after kill -9, and deletes its folder", async () => {
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
