import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const server = (path: string) => fileURLToPath(new URL(`../../../apps/server/src/${path}`, import.meta.url));
const reportPeak = fileURLToPath(new URL("./report-peak.ts", import.meta.url));

export interface ImportFigures {
  seconds: number;
  /** The peak memory of the importing process. */
  megabytes: number;
  /** The last output of the command. */
  output: string;
}

/** Imports with the command, as an operator does. */
export async function runImport(env: Record<string, string>, files: readonly string[]): Promise<ImportFigures> {
  const began = performance.now();
  const { out, error } = await run(["--import", reportPeak, server("commands/addresses-import.ts"), ...files], env);
  const seconds = (performance.now() - began) / 1000;
  return { seconds, megabytes: Number(/peak (\d+) MB/.exec(error)?.[1]), output: out.trim() };
}

async function run(args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  let [out, error] = ["", ""];
  child.stdout.on("data", (chunk) => (out += String(chunk)));
  child.stderr.on("data", (chunk) => (error += String(chunk)));
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`${args.join(" ")} ended with ${String(code)}: ${out}${error}`);
  return { out, error };
}
