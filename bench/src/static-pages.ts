import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { brotliCompressSync } from "node:zlib";

/** Hosts the same pages as plain HTML: same texts, styles and fonts, but no scripts. */
export async function hostStaticPages(
  app: string,
  pages: readonly { path: string; cookie: string | null }[],
): Promise<{ url: string; close(): void }> {
  const plain = new Map<string, Answer>();
  for (const { path, cookie } of pages) {
    const headers: HeadersInit = cookie === null ? {} : { Cookie: `token=${cookie}` };
    const html = await (await fetch(app + path, { headers })).text();
    if (!/<div id="root"[^>]*><div/.test(html)) throw new Error(`${path} is not prerendered`);
    const bare = withoutScripts(html);
    plain.set(path, { type: "text/html; charset=utf-8", body: brotliCompressSync(bare), encoding: "br" });
    // Fetched in advance, because the app's own files are served from memory too: only the pages should differ.
    for (const [, file = ""] of bare.matchAll(/(?:href|src)="(\/[^"]+\.\w+)"/g)) plain.set(file, await fetchFile(file));
  }
  const server = createServer((request, response) => {
    void send(request.url ?? "/", response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = address instanceof Object ? address.port : 0;
  return { url: `http://localhost:${port}`, close: () => void server.close() };

  async function send(path: string, response: ServerResponse): Promise<void> {
    // Files that only the styles refer to are fetched on the first visit.
    const known = plain.get(path) ?? (await fetchFile(path));
    plain.set(path, known);
    const { type, body, encoding } = known;
    response.writeHead(body ? 200 : 404, {
      "Content-Type": type,
      ...(encoding && { "Content-Encoding": encoding }),
      "Cache-Control": "no-cache",
    });
    response.end(body);
  }

  async function fetchFile(path: string): Promise<Answer> {
    const from = await fetch(app + path, { headers: { "Accept-Encoding": "identity" } });
    const type = from.headers.get("content-type") ?? "";
    const body = Buffer.from(await from.arrayBuffer());
    const text = /css|javascript|svg/.test(type);
    return { type, body: from.ok ? (text ? brotliCompressSync(body) : body) : null, encoding: text ? "br" : null };
  }
}

interface Answer {
  type: string;
  body: Buffer | null;
  encoding: string | null;
}

function withoutScripts(html: string): string {
  return html.replaceAll(/<script\b.*?<\/script>/gs, "").replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
}
