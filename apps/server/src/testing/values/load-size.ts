const full = process.env["TEST_LEVEL"] === "full";

/** The size of a load test: `few` in `npm test`, `many` in `npm run test:full`, or the number in `LOAD`. */
export function loadSize(few: number, many: number): number {
  const requested = Number(process.env["LOAD"] ?? "");
  if (Number.isSafeInteger(requested) && requested > 0) return requested;
  return full ? many : few;
}

/** Null for all, as with `LOAD=all`. */
export function loadSizeOrAll(few: number, many: number): number | null {
  return process.env["LOAD"] === "all" ? null : loadSize(few, many);
}
