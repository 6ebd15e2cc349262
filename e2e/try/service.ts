import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isListening } from "../../tools/lib/free-port.ts";
import { until } from "./until.ts";

export interface ServiceOptions {
  name: string;
  command: string;
  args?: readonly string[];
  env?: Record<string, string>;
  cwd?: string;
  /** The service counts as started when this port accepts connections. */
  port: number;
  /** By default 127.0.0.1. */
  host?: string;
  /** The folder for its log. */
  folder: string;
  /** The pid file of a process that detaches itself but belongs to the service. */
  pidFile?: string;
  /** The user who runs a server that refuses to run as root. */
  user?: string;
}

/** A program of the stack, which can be stopped, killed and paused. */
export interface Service {
  name: string;
  port: number;
  /** Resolves when its port accepts connections. */
  start(): Promise<void>;
  /** Sends a signal and waits for the exit. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Freezes the process and its children, with all connections open. */
  pause(): void;
  resume(): void;
  /** Everything that it has printed since the first start. */
  readLog(): string;
}

/** However this process ends, it ends these first. */
const started = new Set<ChildProcess>();
process.once("exit", () => {
  for (const { pid, exitCode } of started)
    if (exitCode === null) for (const item of processTree(pid)) signal(item, "SIGKILL");
});

export function makeService(options: ServiceOptions): Service {
  const { name, command, args = [], env = {}, folder, port, host = "127.0.0.1" } = options;
  const logFile = join(folder, `${name}.log`);
  let child: ChildProcess | null = null;
  return {
    name,
    port,
    async start() {
      const log = openSync(logFile, "a");
      child = spawn(command, args, {
        cwd: options.cwd ?? folder,
        env: { PATH: process.env["PATH"], HOME: folder, ...env },
        stdio: ["ignore", log, log],
        ...(options.user !== undefined && process.getuid?.() === 0 && idsOf(options.user)),
      });
      started.add(child);
      const failed = once(child, "exit").then(([code]) => {
        throw new Error(`${name} ended with ${String(code)}; see ${logFile}`);
      });
      failed.catch(() => {});
      await Promise.race([failed, until(() => isListening(port, host), `${name} to open port ${port}`)]);
    },
    async stop(by = "SIGTERM") {
      const ending = child;
      child = null;
      if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
      const exit = once(ending, "exit");
      if (by === "SIGKILL")
        for (const pid of [...processTree(ending.pid), ...processTree(readPid(options.pidFile))]) signal(pid, by);
      else ending.kill(by);
      await exit;
    },
    pause: () => processTree(child?.pid).forEach((pid) => signal(pid, "SIGSTOP")),
    resume: () => processTree(child?.pid).forEach((pid) => signal(pid, "SIGCONT")),
    readLog: () => readFileSync(logFile, "utf8"),
  };
}

function idsOf(user: string): { uid: number; gid: number } {
  const read = (what: string) => Number(execFileSync("id", [what, user]).toString());
  return { uid: read("-u"), gid: read("-g") };
}

function readPid(file: string | undefined): number | undefined {
  return file !== undefined && existsSync(file) ? Number.parseInt(readFileSync(file, "utf8"), 10) : undefined;
}

/** Process ids, parents first. */
function processTree(pid: number | undefined): number[] {
  if (pid === undefined) return [];
  const table = execFileSync("ps", ["-e", "-o", "pid=,ppid="]).toString();
  const rows = table.split("\n").map((line) => line.trim().split(/\s+/).map(Number));
  const found = [pid];
  for (const parent of found) for (const [id = 0, of] of rows) if (of === parent) found.push(id);
  return found;
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended in the meantime.
  }
}
