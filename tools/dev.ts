// `npm run dev`: Vite's development servers in front of the API server. Vite serves the code of both apps and replaces
// what changes in the open page; everything else is the API server's, which restarts when one of its files changes.
import { spawn } from "node:child_process";
import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { localeIn } from "@kautia/contract";
import { createServer, type Plugin, type ViteDevServer } from "vite";
import { explainStart } from "../apps/server/src/explain-start.ts";
import { readConfig } from "../apps/server/src/platform/config/config.ts";
import { resolveLocale } from "../apps/server/src/platform/http/locale.ts";
import { welcome } from "../apps/server/src/welcome.ts";
import { writeOfficePage, writeWebPages } from "./dev/pages.ts";
import { findFreePort, isListening } from "./lib/free-port.ts";
import { root } from "./lib/root.mjs";

const locales = join(root, "packages/locales/src/");
const officeBase = "/@office/";

try {
  await develop();
} catch (error) {
  console.error(explainStart(error));
  process.exit(1);
}

async function develop(): Promise<void> {
  const config = readConfig();
  const apiPort = await findFreePort();
  const api = startApi(apiPort);

  const web = await createServer({
    root: join(root, "apps/web"),
    appType: "custom",
    plugins: [
      {
        name: "in-front-of-the-api",
        configureServer({ middlewares }) {
          middlewares.use((request, response, next) => {
            if (request.url?.startsWith(officeBase)) office.middlewares(request, response, next);
            else next();
          });
          middlewares.use("/api/v1/lang", (request, response, next) => {
            const send = (texts: object) =>
              response.setHeader("content-type", "application/json").end(JSON.stringify(texts));
            // Other calls begin with the same path.
            if (/^\/?(\?|$)/.test(request.url ?? "")) readTexts(request).then(send, next);
            else next();
          });
          middlewares.use((request, _response, next) => {
            if (isApi(request.url ?? "")) void api.ready.finally(next);
            else next();
          });
        },
        hotUpdate({ file }) {
          if (this.environment.name !== "ssr" || !file.startsWith(locales)) return;
          for (const { environments } of [web, office]) environments.client.hot.send("texts");
        },
      } satisfies Plugin,
    ],
    server: {
      host: config.host,
      port: config.port,
      strictPort: true,
      proxy: {
        [String.raw`^/(?!@|src/|node_modules/)`]: {
          target: `http://127.0.0.1:${apiPort}`,
          configure: (proxy) =>
            proxy.on("proxyRes", ({ headers }) => {
              const policy = headers["content-security-policy"];
              if (policy) headers["content-security-policy"] = allowInline(String(policy));
            }),
        },
      },
    },
  });
  const office = await createServer({
    root: join(root, "apps/office"),
    base: officeBase,
    appType: "custom",
    server: { middlewareMode: true, ws: { server: web.httpServer ?? undefined } },
  });

  /** From their files, so that a changed text needs no restart. */
  async function readTexts({ headers, url }: IncomingMessage) {
    const { language, region, country } = resolveLocale(headers["accept-language"], headers.host ?? "");
    const { texts } = await web.ssrLoadModule(join(locales, "index.ts"));
    return texts(localeIn(language, region ?? country), url?.includes("part=staff") ? "staff" : undefined);
  }

  restartOnChange(web, api);
  await writeOfficePage(office);
  await writeWebPages(web);
  await web.listen();
  await api.ready;
  console.log(welcome(config, config.port, new Date()));
}

function isApi(path: string): boolean {
  return !/^\/(@|src\/|node_modules\/)/.test(path);
}

/** Vite adds style elements and a small script to the page. A hash in the policy would make browsers refuse them. */
function allowInline(policy: string): string {
  return policy.replaceAll(/ 'sha256-[^']*'/g, "").replaceAll(/(script|style)-src 'self'/g, "$& 'unsafe-inline'");
}

interface Api {
  /** Resolves when the server accepts requests. Those that arrive while it restarts wait for this. */
  ready: Promise<void>;
  restart(): void;
}

/** The server stops when its standard input ends, so it never outlives this process. */
function startApi(port: number): Api {
  const env = { ...process.env, DEV_API_PORT: String(port) };
  const start = () =>
    spawn(process.execPath, ["tools/dev/api.ts"], { cwd: root, stdio: ["pipe", "inherit", "inherit"], env });
  let server = start();
  let started = Promise.resolve();
  async function startAgain(): Promise<void> {
    const stopped = server.exitCode === null ? once(server, "exit") : null;
    server.stdin.end();
    await stopped;
    server = start();
  }
  const api: Api = {
    ready: untilListening(port),
    restart() {
      started = started.then(startAgain);
      api.ready = started.then(() => untilListening(port));
    },
  };
  return api;
}

/**
 * Starts the API server again after changes of what it imports. For a text it waits: an open page shows the text at
 * once, and only mails, documents and prerendered titles need the restart.
 */
function restartOnChange({ watcher }: ViteDevServer, api: Api): void {
  watcher.add(["apps/server/src", "packages/contract/src", "packages/locales/src"].map((path) => join(root, path)));
  let waiting: NodeJS.Timeout | undefined;
  watcher.on("change", (file) => {
    if (/\.test\.tsx?$/.test(file) || !/(apps\/server|packages\/(contract|locales))\/src\//.test(file)) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => api.restart(), file.startsWith(locales) ? 3000 : 100);
  });
}

async function untilListening(port: number): Promise<void> {
  while (!(await isListening(port))) await wait(50);
}
