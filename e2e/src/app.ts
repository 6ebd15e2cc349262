import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findFreePort } from "./free-port.ts";

/** Shared by all servers of a run, because most of a start's time is compiling. */
const compiled = fileURLToPath(new URL("../../.cache/compiled", import.meta.url));

const main = fileURLToPath(new URL("../../apps/server/src/main.ts", import.meta.url));

/** A long timeout, because on a busy machine this load time is not what tests check. */
const patientSettings = { DESIGN_SYSTEM_TIMEOUT_MS: "60000" };

/** All visitors come from one address. */
const oneNetworkForAll = {
  NETWORK_WRONG_LOGINS_PER_HOUR: "1000",
  NETWORK_MAILS_PER_HOUR: "1000",
  NETWORK_HOMES_PER_DAY: "1000000",
};

export interface AppOptions {
  /** The main.ts of another checkout, for comparisons. */
  main?: string | undefined;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl?: string;
  env?: Record<string, string>;
}

/** The product as a process, started as `npm start` does, with its own port and data folder. */
export interface App {
  url: string;
  /** Where its `/metrics` are. */
  metricsUrl: string;
  /** Stops it with SIGTERM; throws if it does not exit with code 0. */
  stop(): Promise<void>;
  /** Sends SIGKILL. */
  kill(): Promise<void>;
  /** Starts it again with the same data. */
  start(): Promise<void>;
  /** Stops it in any state and deletes its data. */
  dispose(): Promise<void>;
}

export async function startApp(options: AppOptions = {}): Promise<App> {
  const dataDir = await mkdtemp(join(tmpdir(), "kautia-e2e-"));
  const [port, metricsPort] = [await findFreePort(), await findFreePort()];
  const url = `http://localhost:${port}`;
  let child: ChildProcess | null = null;
  // Do not leave a server behind if a test fails before it ends its own.
  const killOnExit = () => void child?.kill("SIGKILL");
  process.once("exit", killOnExit);

  const start = async () => {
    const env = {
      NODE_COMPILE_CACHE: compiled,
      ...process.env,
      ...patientSettings,
      ...oneNetworkForAll,
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      METRICS_PORT: String(metricsPort),
      ...options.env,
    };
    const started = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", options.main ?? main], {
      env: options.databaseUrl ? { ...env, DATABASE_URL: options.databaseUrl } : env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [started.stdout, started.stderr]) stream.on("data", (chunk) => (output += chunk));
    child = started;
    await ready(url, started, () => output);
  };
  const end = async (signal: NodeJS.Signals) => {
    const ending = child;
    child = null;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return null;
    const exit = once(ending, "exit");
    ending.kill(signal);
    const [code] = await exit;
    return typeof code === "number" ? code : null;
  };

  await start();
  return {
    url,
    metricsUrl: `http://localhost:${metricsPort}`,
    start,
    stop: async () => {
      const code = await end("SIGTERM");
      if (code !== 0) throw new Error(`the server ended with code ${code} on SIGTERM`);
    },
    kill: async () => void (await end("SIGKILL")),
    dispose: async () => {
      await end("SIGKILL");
      process.off("exit", killOnExit);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Polls /readyz until it returns 200. Throws the server's output if it dies or is not ready in 150 s. */
async function ready(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = performance.now() + 150_000;
  while (performance.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the server did not become ready:\n${output()}`);
}
