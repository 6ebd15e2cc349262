import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";

interface City {
  name: string;
  country: string;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a file of a package with a pinned version
const cities = JSON.parse(readFileSync(String(workerData), "utf8")) as City[];
const names = new Set<string>();
for (const { name, country } of cities) {
  if (country === "AT") names.add(name === "Vienna" ? "Wien" : name);
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread, not a window
parentPort?.postMessage([...names]);
