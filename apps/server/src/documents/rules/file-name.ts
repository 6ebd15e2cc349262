const longest = 120;

/** Endings that fit what a file was found to be; the first is added where none of them is there. */
const endings: Record<string, readonly string[]> = {
  "application/pdf": ["pdf"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "image/heic": ["heic", "heif"],
  "image/heif": ["heif", "heic"],
};

/**
 * A visitor's file name made harmless for showing and for keeping: no folders, no control characters, nothing that turns
 * the reading direction (so that 'fdp.exe' cannot pose as a PDF), an ending that fits the content (so that 'pass.pdf.exe'
 * opens as what it is), not longer than fits on a line.
 */
export function harmlessFileName(name: string, contentType: string): string {
  const base = name.normalize("NFC").split(/[\\/]/).at(-1) ?? "";
  const clean = base.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, "").trim();
  const named = /^\.*$/.test(clean) ? "document" : clean;
  const [usual = "", ...others] = endings[contentType] ?? [];
  const has = [usual, ...others].some((one) => named.toLowerCase().endsWith(`.${one}`));
  const whole = has || usual === "" ? named : `${named}.${usual}`;
  const characters = [...whole];
  if (characters.length <= longest) return whole;
  const ending = whole.match(/\.[A-Za-z0-9]{1,5}$/)?.[0] ?? "";
  return `${characters.slice(0, longest - ending.length - 1).join("")}…${ending}`;
}
