import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { type Command, execute } from "../../commands/run-command.ts";
import { compileCache } from "./spawn-server.ts";

export function runCommand(
  name: string,
  args: readonly string[],
  settings: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const command = fileURLToPath(new URL(`../../commands/${name}.ts`, import.meta.url));
  const env = { PATH: process.env["PATH"], NODE_ENV: "test", NODE_COMPILE_CACHE: compileCache, ...settings };
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], { env }, (error, stdout, stderr) => {
      const code = error && typeof error.code === "number" ? error.code : 0;
      resolve({ code, output: `${stdout}${stderr}`.trim() });
    });
  });
}

/** Runs a command in this process, which takes a tenth of the time of a new one. */
export async function runCommandHere(command: Command, args: readonly string[], settings: Record<string, string>) {
  const before = { ...process.env };
  Object.assign(process.env, settings);
  try {
    const { code, output } = await execute(command, [...args]);
    return { code, output: output.trim() };
  } finally {
    for (const name of Object.keys(settings)) delete process.env[name];
    Object.assign(process.env, before);
  }
}
