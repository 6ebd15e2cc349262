const longest = 120;

/**
 * A visitor's file name made harmless for showing: no folders, no control characters, nothing that turns the reading
 * direction (so that 'fdp.exe' cannot pose as a PDF), not longer than fits on a line.
 */
export function harmlessFileName(name: string): string {
  const base = name.normalize("NFC").split(/[\\/]/).at(-1) ?? "";
  const clean = base.replace(/[\p{Cc}\p{Cf}]/gu, "").trim();
  if (clean === "" || clean === "." || clean === "..") return "document";
  const characters = [...clean];
  if (characters.length <= longest) return clean;
  const ending = clean.match(/\.[A-Za-z0-9]{1,5}$/)?.[0] ?? "";
  return `${characters.slice(0, longest - ending.length - 1).join("")}…${ending}`;
}
