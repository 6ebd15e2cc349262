import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openClient } from "../http-client.ts";
import { percentile } from "../percentile.ts";

const script = fileURLToPath(new URL("send-requests.lua", import.meta.url));

export const hasWrk = spawnSync("wrk", ["--version"]).error === undefined;

/** Requests per second, and the 99th percentile of their times in ms. */
interface Load {
  perSecond: number;
  p99: number;
}

interface Options {
  connections: number;
  seconds: number;
}

/**
 * Sends the requests in turn, with wrk if it is installed (Debian: wrk). Otherwise with Node, which takes so much of a
 * small machine's processors that the servers look more alike than they are. Throws if a response is not 200.
 */
export async function send(url: string, requests: readonly string[], options: Options): Promise<Load> {
  if (hasWrk) return sendWithWrk(url, requests, options);
  const { connections, seconds } = options;
  const client = openClient(url, connections);
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  let turn = 0;
  const sendInTurn = async () => {
    for (let began = performance.now(); began < end; began = performance.now()) {
      const status = await client.send(requests[turn++ % requests.length] ?? "");
      if (status !== 200) throw new Error(`${url} answered ${status}`);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: connections }, sendInTurn));
  client.close();
  return { perSecond: times.length / seconds, p99: percentile(times, 99) };
}

async function sendWithWrk(url: string, requests: readonly string[], { connections, seconds }: Options): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), "kautia-wrk-"));
  const file = join(folder, "requests");
  // One line each.
  writeFileSync(file, requests.map((request) => JSON.stringify(request).slice(1, -1)).join("\n"));
  const args = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", "-s", script, url];
  const wrk = spawn("wrk", args, { env: { ...process.env, REQUESTS: file }, stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  for await (const chunk of wrk.stdout) output += String(chunk);
  rmSync(folder, { recursive: true });
  return readWrk(output);
}

const milliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

/** What wrk prints: the rate, the 99th percentile, and the answers that were not 200, if any. */
export function readWrk(output: string): Load {
  const [, rate] = /Requests\/sec:\s+([\d.]+)/.exec(output) ?? [];
  const [, time, unit = ""] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  if (!rate || !time || /Non-2xx|Socket errors/.test(output)) throw new Error(`wrk: ${output}`);
  return { perSecond: Number(rate), p99: Number(time) * (milliseconds[unit] ?? Number.NaN) };
}
