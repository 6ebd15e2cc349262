import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";

interface City {
  name: string;
  country: string;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the file of a package of an exact version
const cities = JSON.parse(readFileSync(String(workerData), "utf8")) as City[];
const names = new Set<string>();
for (const { name, country } of cities) {
  // The rest of the world calls it so.
  if (country === "AT") names.add(name === "Vienna" ? "Wien" : name);
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of ours, no window
parentPort?.postMessage([...names]);
