import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findFreePort } from "./lib/free-port.ts";
import { root } from "./lib/root.mjs";

// Starting two Vite servers and the API takes several seconds, so only the full form does.
test.runIf(process.env["TEST_LEVEL"] === "full")(
  "npm run dev serves both apps by Vite in front of the API, and stops with the signal",
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "kautia-dev-"));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const port = await findFreePort();
    const env = { ...process.env, NODE_ENV: "development", PORT: String(port), DATA_DIR: dataDir };
    const dev = spawn("npm", ["run", "dev"], { cwd: root, env, stdio: ["ignore", "pipe", "inherit"] });
    onTestFinished(() => void dev.kill("SIGKILL"));
    let output = "";
    dev.stdout.on("data", (chunk) => (output += String(chunk)));
    await expect.poll(() => output, { timeout: 60_000 }).toContain(`http://localhost:${port}`);

    const read = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).text();
    expect(await read("/de/welcome")).toContain("/@vite/client");
    expect(await read("/de/staff/login")).toContain("/@office/@vite/client");
    expect(JSON.parse(await read("/api/v1/lang"))).toHaveProperty(["common.continue"]);
    expect(JSON.parse(await read("/api/v1/settings"))).toMatchObject({ country: "de" });

    const exited = once(dev, "exit");
    dev.kill("SIGTERM");
    await exited;
    await expect.poll(() => read("/readyz").catch(() => "gone"), { timeout: 10_000 }).toBe("gone");
  },
);
