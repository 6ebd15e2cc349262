// The API server of `npm run dev`. tools/dev.ts starts it again when one of its files changes.
import { readConfig } from "../../apps/server/src/platform/config/config.ts";
import { explainStart } from "../../apps/server/src/explain-start.ts";
import { makeServer, openServer, type Server } from "../../apps/server/src/server.ts";
import { folderOf } from "./pages.ts";

async function stop({ app, deps }: Server): Promise<void> {
  await Promise.all([app.close(), deps.jobs.stop()]);
  await deps.close();
  process.exit(0);
}

try {
  // Links in mails lead to the public port, where Vite is.
  const port = Number(process.env["DEV_API_PORT"]);
  const config = { ...readConfig(), host: "127.0.0.1", port, webDir: folderOf("web"), officeDir: folderOf("office") };
  const server = await makeServer(config);
  await openServer(server);
  // A terminal sends Ctrl-C to all processes, but tools/dev.ts ends this one.
  process.on("SIGINT", () => {});
  process.stdin.resume().once("end", () => void stop(server));
} catch (error) {
  console.error(explainStart(error));
  process.exit(1);
}
