import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("../../apps/server/src/testing/processes/host-servers.ts", import.meta.url));

/** Starts two processes for the servers of the run's tests, one for each of Playwright's workers. */
export default async function startHosts(): Promise<() => Promise<void>> {
  const started = await Promise.all(
    [0, 1].map(async () => {
      const child = fork(program, {
        execArgv: ["--disable-warning=ExperimentalWarning"],
        stdio: ["ignore", "ignore", "inherit", "ipc"],
      });
      const [url] = await once(child, "message");
      return { child, url: String(url) };
    }),
  );
  // Playwright's workers start later and inherit it.
  process.env["TEST_APP_HOSTS"] = started.map(({ url }) => url).join(" ");
  return async () => {
    for (const { child } of started) child.kill("SIGKILL");
  };
}

/** Opens a server in the process of this worker. */
export async function openInHost(settings: Record<string, string>): Promise<{ close(): Promise<void> }> {
  const urls = process.env["TEST_APP_HOSTS"]?.split(" ") ?? [];
  const host = urls[Number(process.env["TEST_PARALLEL_INDEX"]) % urls.length];
  if (!host) throw new Error("TEST_APP_HOSTS is not set; e2e/src/hosts.ts sets it.");
  await ask(host, { method: "POST", body: JSON.stringify(settings) });
  return { close: () => ask(`${host}/${settings["PORT"]}`, { method: "DELETE" }) };
}

async function ask(url: string, init: RequestInit): Promise<void> {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`a hosted server failed:\n${await answer.text()}`);
}
