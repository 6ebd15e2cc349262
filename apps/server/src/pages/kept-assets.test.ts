import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Overrides } from "../container.ts";
import { openServer } from "../server.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "kautia-assets-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a production server with its own build. */
async function start(name: string, dataDir: string, overrides: Overrides = {}) {
  const webDir = makeFolder();
  mkdirSync(join(webDir, "assets"));
  mkdirSync(join(webDir, "pages"));
  writeFileSync(join(webDir, "pages", "empty.html"), `<!doctype html><script src="/assets/app-${name}.js"></script>`);
  writeFileSync(join(webDir, "assets", `app-${name}.js`), `release("${name}");`);
  const config = { webDir, dataDir, devCalls: false, role: "web", port: 0 } as const;
  const { app, deps, close } = await makeTestServer({ config, overrides });
  onTestFinished(close);
  await openServer({ app, deps });
  return (path: string) => app.inject({ url: path, headers: { "accept-encoding": "identity" } });
}

test("two releases side by side serve each other's assets and their own pages", async () => {
  const shared = makeFolder();
  const old = await start("old", shared);
  const next = await start("next", shared);
  expect((await next("/en/welcome")).body).toContain("app-next.js");
  expect((await old("/en/welcome")).body).toContain("app-old.js");

  const asset = await next("/assets/app-old.js");
  expect([asset.statusCode, asset.body]).toEqual([200, 'release("old");']);
  expect(asset.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    "cross-origin-resource-policy": "cross-origin",
  });
  expect((await old("/assets/app-next.js")).body).toBe('release("next");');
  expect((await old("/assets/constructor")).statusCode).toBe(404);

  const third = await start("third", shared);
  expect((await third("/assets/app-next.js")).statusCode).toBe(200);
  expect((await third("/assets/app-old.js")).statusCode).toBe(404);
});

test("a start without the document storage serves its own assets", async () => {
  const broken = async () => {
    throw new Error("storage down");
  };
  const read = async function* () {
    await broken();
    yield new Uint8Array();
  };
  const storage = { save: broken, read, remove: broken, findPlace: broken, namePlace: broken };
  const get = await start("only", makeFolder(), { storage });
  expect((await get("/assets/app-only.js")).statusCode).toBe(200);
  expect((await get("/assets/app-gone.js")).statusCode).toBe(404);
});
