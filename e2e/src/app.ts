import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { findFreePort } from "../../tools/lib/free-port.ts";
import { openInHost } from "./hosts.ts";
import { makeStorage } from "./storage.ts";

/** Shared by all servers of a run, because most of a start's time is compiling. */
const compiled = fileURLToPath(new URL("../../.cache/compiled", import.meta.url));

const main = fileURLToPath(new URL("../../apps/server/src/main.ts", import.meta.url));

/** A long timeout, because on a busy machine this load time is not what tests check. */
const patientSettings = { DESIGN_SYSTEM_TIMEOUT_MS: "60000" };

/** All visitors come from one address, and the desk's decisions take effect at once. */
const settingsForTests = {
  NETWORK_WRONG_LOGINS_PER_HOUR: "1000",
  NETWORK_FIRST_MAILS_PER_HOUR: "1000000",
  NETWORK_MAILS_PER_HOUR: "1000",
  NETWORK_HOMES_PER_DAY: "1000000",
  DECISION_UNDO_SECONDS: "0",
};

export interface AppOptions {
  /** The main.ts of another checkout, for comparisons. */
  main?: string | undefined;
  /** A database of the caller's. */
  databaseUrl?: string;
  /** With `DATA_DIR`, the storage is the caller's. */
  env?: Record<string, string>;
}

/** A server of the product with its own port and data folder. */
export interface App {
  url: string;
  /** The URL that serves `/metrics`. */
  metricsUrl: string;
  /** Stops it in any state and deletes its own storage. */
  dispose(): Promise<void>;
}

/** A server that is a process of its own, started as `npm start` does. */
export interface AppProcess extends App {
  /** Stops it with SIGTERM; throws if it does not exit with code 0. */
  stop(): Promise<void>;
  /** Sends SIGKILL. */
  kill(): Promise<void>;
  /** Starts it again with the same data. */
  start(): Promise<void>;
}

async function prepare(options: AppOptions) {
  const storage = options.env?.["DATA_DIR"] ? null : await makeStorage();
  const [port, metricsPort] = [await findFreePort(), await findFreePort()];
  const url = `http://localhost:${port}`;
  const settings: Record<string, string> = {
    ...patientSettings,
    ...settingsForTests,
    PORT: String(port),
    ...storage?.env,
    PUBLIC_URL: url,
    METRICS_PORT: String(metricsPort),
    ...options.env,
    ...(options.databaseUrl && { DATABASE_URL: options.databaseUrl }),
  };
  return { url, metricsUrl: `http://localhost:${metricsPort}`, settings, removeStorage: async () => storage?.remove() };
}

/** A server in a process that other tests of the run use too. */
export async function hostApp(options: AppOptions = {}): Promise<App> {
  const { url, metricsUrl, settings, removeStorage } = await prepare(options);
  const hosted = await openInHost({ LOG_LEVEL: "warn", ...settings });
  return {
    url,
    metricsUrl,
    async dispose() {
      await hosted.close();
      await removeStorage();
    },
  };
}

export async function startApp(options: AppOptions = {}): Promise<AppProcess> {
  const { url, metricsUrl, settings, removeStorage } = await prepare(options);
  let child: ChildProcess | null = null;
  // Do not leave a server behind if a test fails before it ends its own.
  const killOnExit = () => void child?.kill("SIGKILL");
  process.once("exit", killOnExit);

  const start = async () => {
    const started = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", options.main ?? main], {
      env: { NODE_COMPILE_CACHE: compiled, ...process.env, ...settings },
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
    metricsUrl,
    start,
    stop: async () => {
      const code = await end("SIGTERM");
      if (code !== 0) throw new Error(`the server ended with code ${code} on SIGTERM`);
    },
    kill: async () => void (await end("SIGKILL")),
    dispose: async () => {
      await end("SIGKILL");
      process.off("exit", killOnExit);
      await removeStorage();
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
