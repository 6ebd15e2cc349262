import { sumBy } from "@kautia/contract";
import { statSync } from "node:fs";
import { importAddresses, type ImportOutcome, UnknownFileFormat } from "../addresses/index.ts";
import { fail, runCommand, withDeps } from "./run-command.ts";

const usage = "npm run addresses:import -- FILE…    loads GeoNames postal files and OpenPLZ street files (CSV)";
const barWidth = 30;

/** With the embedded database, stop the server first. */
async function run(files: string[]): Promise<string> {
  if (files.length === 0) return fail(`Which files?\n\n${usage}`);
  const sizes = files.map((file) => statSync(file, { throwIfNoEntry: false })?.size ?? fail(`${file} does not exist`));
  const bar = progressBar(sumBy(sizes, (size) => size));
  return withDeps(async ({ db }) => {
    try {
      return report(await importAddresses(db, files, bar));
    } catch (error) {
      if (error instanceof UnknownFileFormat) return fail(`${error.message}; nothing was loaded`);
      throw error;
    }
  });
}

function report({ places, streets, wrong, wrongRows }: ImportOutcome): string {
  const more = wrong - wrongRows.length;
  return [
    `${places} places and ${streets} streets are loaded, ${wrong} rows were left out.`,
    ...wrongRows,
    ...(more > 0 ? [`… and ${more} more`] : []),
  ].join("\n");
}

function progressBar(total: number): (bytes: number) => void {
  let done = 0;
  let shown = -1;
  return (bytes) => {
    done += bytes;
    const percent = Math.floor((100 * done) / Math.max(total, 1));
    if (percent === shown || !process.stderr.isTTY) return;
    shown = percent;
    const filled = Math.floor((barWidth * percent) / 100);
    process.stderr.write(
      `\r[${"█".repeat(filled)}${"·".repeat(barWidth - filled)}] ${percent} %${percent === 100 ? "\n" : ""}`,
    );
  };
}

if (import.meta.main) await runCommand(run);
