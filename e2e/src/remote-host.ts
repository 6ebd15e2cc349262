import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "../../tools/lib/serve.ts";

export type Answer = (path: string, response: ServerResponse) => unknown;

/** A third-party server with another origin than our pages. */
export interface RemoteHost {
  /** The URL of its design system. */
  url: string;
  /** Changes the response; null simulates a host that is down. */
  answerWith(answer: Answer | null): void;
  close(): Promise<void>;
}

/** A host that is down until `answerWith` is called. */
export async function openRemoteHost(): Promise<RemoteHost> {
  let answer: Answer | null = null;
  const { url, close } = await serve((request, response) => {
    if (!answer) return response.destroy();
    response.setHeader("Access-Control-Allow-Origin", "*");
    return answer(new URL(request.url ?? "/", "http://here").pathname, response);
  });
  return {
    url: `${url}/assets/remoteEntry.js`,
    answerWith: (next) => (answer = next),
    close,
  };
}

const types: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
};

/** Builds a part of the design system that the app does not contain, another brand or the catalogue, and serves it. */
export async function buildPart(part: "sample-remote" | "catalogue", folder: string): Promise<Answer> {
  const root = fileURLToPath(new URL("../../", import.meta.url));
  const build = spawn(
    process.execPath,
    [
      join(root, "node_modules/vite/bin/vite.js"),
      "build",
      part,
      "--outDir",
      folder,
      "--emptyOutDir",
      "--logLevel",
      "warn",
    ],
    { cwd: join(root, "packages/design-system"), stdio: ["ignore", "ignore", "inherit"] },
  );
  const [code] = await once(build, "exit");
  if (code !== 0) throw new Error(`the ${part} does not build`);
  return async (path, response) => {
    const file = path.endsWith("/") ? `${path}index.html` : path;
    const content = await readFile(join(folder, file)).catch(() => null);
    if (!content) return response.writeHead(404).end();
    response.setHeader("Content-Type", types[extname(file)] ?? "application/octet-stream");
    return response.end(content);
  };
}
