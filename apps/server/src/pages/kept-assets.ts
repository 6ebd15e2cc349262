import { createHash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import * as z from "zod/mini";
import type { Deps } from "../deps.ts";
import { waitAtMost } from "../platform/wait-at-most.ts";

/**
 * While one release replaces another, a page may come from one of them and request its scripts from the other. So each
 * release stores its assets in one of these two places in the storage that all servers share.
 */
const places = { latest: key("assets of the latest release"), previous: key("assets of the release before") };

/** Files by name, in base64. */
const release = z.record(z.string(), z.string());
type Release = z.infer<typeof release>;

/** In ms. */
const publishWithin = 10_000;
const findWithin = 2_000;
const readAgainAfter = 5_000;

/**
 * Stores this release's assets. Await it before the first page is served. Never throws, because a failure only makes a
 * rollout less smooth.
 */
export async function publishAssets({ config, storage, log }: Deps): Promise<void> {
  const folders = [config.webDir, config.officeDir]
    .map((folder) => join(folder, "assets"))
    .filter((folder) => existsSync(folder));
  if (folders.length === 0) return;
  const publish = async () => {
    const own: Release = Object.assign({}, ...(await Promise.all(folders.map(readFolder))));
    const latest = await read(storage, places.latest);
    if (latest && Object.keys(latest).join() === Object.keys(own).join()) return;
    if (latest) await save(storage, places.previous, latest);
    await save(storage, places.latest, own);
  };
  const published = publish().catch((err: unknown) =>
    log.warn({ err }, "could not store this release's assets for other releases"),
  );
  await waitAtMost(publishWithin, published);
}

/** Finds another release's asset; null if there is none. */
export function openKeptAssets(storage: Deps["storage"]): (name: string) => Promise<Buffer | null> {
  let kept: Release = {};
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  async function readAll(): Promise<void> {
    const found = await Promise.all([places.previous, places.latest].map((place) => read(storage, place)));
    if (found.some((item) => item !== null)) kept = Object.assign({}, ...found);
    readAt = performance.now();
    reading = null;
  }

  return async (name) => {
    // Not read for each request, because clients also request names that never existed.
    if (performance.now() - readAt > readAgainAfter) await waitAtMost(findWithin, (reading ??= readAll()));
    const content = Object.hasOwn(kept, name) ? kept[name] : undefined;
    return content === undefined ? null : Buffer.from(content, "base64");
  };
}

function key(name: string): string {
  return createHash("sha256").update(name).digest("hex").slice(0, 32);
}

/** Reads only files with a hash in their name, without the compressed copies. */
async function readFolder(folder: string): Promise<Release> {
  const names = readdirSync(folder).filter((name) => !/\.(br|gz)$|^remoteEntry\.js$/.test(name));
  // Sorted, so that processes that start together write the same bytes.
  const files = names.toSorted().map(async (name) => [name, await readFile(join(folder, name), "base64")] as const);
  return Object.fromEntries(await Promise.all(files));
}

/** Null when nothing is stored there or it cannot be read. */
async function read(storage: Deps["storage"], place: string): Promise<Release | null> {
  try {
    const text = await promisify(gunzip)(await buffer(storage.read(place)));
    return release.parse(JSON.parse(text.toString()));
  } catch {
    return null;
  }
}

async function save(storage: Deps["storage"], place: string, files: Release): Promise<void> {
  const content = await promisify(gzip)(JSON.stringify(files));
  await storage.save(place, Readable.from([content]));
}
