const full = process.env["TEST_LEVEL"] === "full";

/** How many rows a load test makes: few in `npm test`, more in `npm run test:full`, or the number in `LOAD`. */
export function loadSize(few: number, many: number): number {
  const asked = Number(process.env["LOAD"] ?? "");
  if (Number.isSafeInteger(asked) && asked > 0) return asked;
  return full ? many : few;
}

/** The same for a test that can also try everything: null for all, as with `LOAD=all`. */
export function loadSizeOrAll(few: number, many: number | "all"): number | null {
  if (process.env["LOAD"] === "all" || (full && many === "all" && !process.env["LOAD"])) return null;
  return loadSize(few, many === "all" ? few : many);
}
