import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../../apps/server/src/main.ts", import.meta.url));

/** A busy machine may take its time over what no test is about. */
const unhurried = { DESIGN_SYSTEM_TIMEOUT_MS: "60000" };

export interface AppOptions {
  /** The main.ts of another checkout, to compare with. */
  main?: string | undefined;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl?: string;
  env?: Record<string, string>;
}

/** The product as a process of its own, as `npm start` runs it, on a port and a data folder of its own. */
export interface App {
  url: string;
  /** Ends it as an operator would; fails when it does not end by itself with code 0. */
  stop(): Promise<void>;
  /** SIGKILL: nothing is finished, nothing is said. */
  kill(): Promise<void>;
  /** Starts it again on the same data. */
  start(): Promise<void>;
  /** Stops it whatever its state, and removes its data. */
  dispose(): Promise<void>;
}

export async function startApp(options: AppOptions = {}): Promise<App> {
  const dataDir = await mkdtemp(join(tmpdir(), "kautia-e2e-"));
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  let child: ChildProcess | null = null;
  // A test that fails before it ends its server leaves none behind.
  const leaveNothing = () => void child?.kill("SIGKILL");
  process.once("exit", leaveNothing);

  const start = async () => {
    const env = {
      ...process.env,
      ...unhurried,
      PORT: String(port),
      DATA_DIR: dataDir,
      PUBLIC_URL: url,
      ...options.env,
    };
    const started = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", options.main ?? main], {
      env: options.databaseUrl ? { ...env, DATABASE_URL: options.databaseUrl } : env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    for (const stream of [started.stdout, started.stderr]) stream.on("data", (chunk) => (said += chunk));
    child = started;
    await ready(url, started, () => said);
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
    start,
    stop: async () => {
      const code = await end("SIGTERM");
      if (code !== 0) throw new Error(`the server ended with code ${code} on SIGTERM`);
    },
    kill: async () => void (await end("SIGKILL")),
    dispose: async () => {
      await end("SIGKILL");
      process.off("exit", leaveNothing);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Asks /readyz until it answers 200; a server that dies, or is not ready in 150 s, is an error with what it said. */
async function ready(url: string, child: ChildProcess, said: () => string): Promise<void> {
  const deadline = performance.now() + 150_000;
  while (performance.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the server did not become ready:\n${said()}`);
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}
