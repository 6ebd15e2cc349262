/** @typedef {{ name: string, seconds: number }} File */
/** @typedef {{ passed: number, failed: number, skipped: number, files?: File[] }} Count */
/** @typedef {{ part: string, count: Count, seconds: number }} Row */

/** @param {Count} count */
export function describe({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/**
 * The table at the end of a run: one line per part, then the ten slowest test files.
 * @param {readonly Row[]} rows
 * @param {number} seconds  of the whole run
 */
export function report(rows, seconds) {
  const width = Math.max(...rows.map(({ part }) => part.length), 5);
  const line = (/** @type {readonly (string | number)[]} */ [part, ...numbers]) =>
    `${String(part).padEnd(width)}${numbers.map((one) => String(one).padStart(9)).join("")}`;
  const parts = rows.map(({ part, count, seconds: took }) =>
    line([part, count.passed, count.failed, count.skipped, took.toFixed(0)]),
  );
  const total = sum(rows.map(({ count }) => count));
  const slowest = rows
    .flatMap(({ count }) => count.files ?? [])
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 10)
    .map((file) => `${file.seconds.toFixed(1).padStart(7)} s  ${file.name}`);
  return [
    line(["Part", "passed", "failed", "skipped", "seconds"]),
    ...parts,
    line(["All", total.passed, total.failed, total.skipped, seconds.toFixed(0)]),
    ...(slowest.length > 0 ? ["", "Slowest files", ...slowest] : []),
  ].join("\n");
}

/** @param {readonly Count[]} counts */
export function sum(counts) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const count of counts)
    for (const key of /** @type {const} */ (["passed", "failed", "skipped"])) total[key] += count[key];
  return total;
}
