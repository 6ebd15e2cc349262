import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { settingsForTests } from "../server/settings-for-tests.ts";

export interface SpawnedServer {
  url: string;
  process: ChildProcess;
  output(): string;
  /** Sends a signal and returns the exit code; null when the signal itself ended the process. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

const main = fileURLToPath(new URL("../../main.ts", import.meta.url));

export async function spawnServer(settings: Record<string, string>): Promise<SpawnedServer> {
  const { child, output } = launch({ PORT: "0", ...settings });
  const url = await waitForAddress(child, output);
  return {
    url,
    process: child,
    output,
    async end(signal) {
      const exit = once(child, "exit");
      child.kill(signal);
      const [code] = await exit;
      return typeof code === "number" ? code : null;
    },
  };
}

/** Starts the server and stops reading its output. */
export function launchUnread(settings: Record<string, string>): ChildProcess {
  const { child } = launch(settings);
  child.stdout?.destroy();
  child.stderr?.destroy();
  return child;
}

export async function runUntilExit(settings: Record<string, string>): Promise<{ code: unknown; output: string }> {
  const { child, output } = launch({ PORT: "0", ...settings });
  const [code] = await once(child, "close");
  return { code, output: output() };
}

/** Shared by all spawned processes, which halves the time of later starts. */
export const compileCache = fileURLToPath(new URL("../../../../../.cache/compiled", import.meta.url));

function launch(settings: Record<string, string>) {
  return launchProgram(main, { ...settingsForTests, ...settings });
}

export function launchProgram(program: string, settings: Record<string, string>) {
  let written = "";
  const env = { PATH: process.env["PATH"], NODE_ENV: "test", NODE_COMPILE_CACHE: compileCache, ...settings };
  const child = spawn(process.execPath, [program], { env, stdio: ["ignore", "pipe", "pipe", "ipc"] });
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (written += String(chunk)));
  return { child, output: () => written };
}

function waitForAddress(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once("exit", () => reject(new Error(`the server did not start:\n${output()}`)));
    child.stdout?.on("data", () => {
      const address = /running at http:\/\/localhost:(\d+)/.exec(output());
      if (address) resolve(`http://127.0.0.1:${address[1]}`);
    });
  });
}
