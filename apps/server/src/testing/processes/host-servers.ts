// Servers that share one process, each with its own settings: loading the product's code takes most of a start. Its
// parent learns the port; a POST with settings opens a server, a DELETE of its port closes it.
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import * as z from "zod/mini";
import { readConfig } from "../../platform/config/config.ts";
import { makeServer, openServer, type Server } from "../../server.ts";
import { quickPasswords } from "../server/quick-passwords.ts";

const settings = z.record(z.string(), z.string());
const hosted = new Map<string, Server>();

async function open(given: z.infer<typeof settings>): Promise<void> {
  const server = await makeServer(readConfig(given), { passwords: quickPasswords });
  hosted.set(given["PORT"] ?? "", server);
  await openServer(server);
}

async function close(port: string): Promise<void> {
  const { app, deps } = hosted.get(port) ?? {};
  hosted.delete(port);
  // A test that has ended may have left a request open.
  app?.server.closeAllConnections();
  await Promise.all([app?.close(), deps?.jobs.stop()]);
  await deps?.close();
}

const control = createServer((request, response) => {
  const act = async () =>
    request.method === "POST" ? open(z.parse(settings, await json(request))) : close((request.url ?? "").slice(1));
  act().then(
    () => response.end(),
    (error: unknown) => response.writeHead(500).end(error instanceof Error ? error.stack : String(error)),
  );
});
control.listen(0, "127.0.0.1", () => {
  const address = control.address();
  process.send?.(address instanceof Object ? `http://127.0.0.1:${address.port}` : "");
});
// However the run ends, its servers end too.
process.once("disconnect", () => process.exit());
