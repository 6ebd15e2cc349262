import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { compileCache } from "./spawn-server.ts";

export function runCommand(
  name: string,
  args: readonly string[],
  settings: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const command = fileURLToPath(new URL(`../commands/${name}.ts`, import.meta.url));
  const env = { PATH: process.env["PATH"], NODE_ENV: "test", NODE_COMPILE_CACHE: compileCache, ...settings };
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], { env }, (error, stdout, stderr) => {
      const code = error && typeof error.code === "number" ? error.code : 0;
      resolve({ code, output: `${stdout}${stderr}`.trim() });
    });
  });
}
