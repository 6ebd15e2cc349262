import { execFile } from "node:child_process";
import { dirname } from "node:path";
import { promisify } from "node:util";

/** Runs a script with this Node, and with these settings beside the environment. Returns what it prints. */
export async function runBash(script: string[], cwd: string, settings: NodeJS.ProcessEnv): Promise<string> {
  const PATH = `${dirname(process.execPath)}:${process.env["PATH"]}`;
  const env = { ...process.env, ...settings, PATH };
  const { stdout } = await promisify(execFile)("bash", ["-euo", "pipefail", "-c", script.join("\n")], { cwd, env });
  return stdout;
}
