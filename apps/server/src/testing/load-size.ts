/** How many rows a test that is about many of them makes: few in `npm test`, more where `LOAD` says so. */
export function loadSize(few: number): number {
  const asked = Number(process.env["LOAD"] ?? "");
  return Number.isSafeInteger(asked) && asked > 0 ? asked : few;
}

/** The same where all there are can be tried: null for `LOAD=all`. */
export function loadSizeOrAll(few: number): number | null {
  return process.env["LOAD"] === "all" ? null : loadSize(few);
}
