const longest = 120;

const extensions: Record<string, readonly string[]> = {
  "application/pdf": ["pdf"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/png": ["png"],
  "image/heic": ["heic", "heif"],
  "image/heif": ["heif", "heic"],
};

/**
 * Makes a sender's file name safe: no folders, control characters or reversed text ('fdp.exe' as a PDF), and an
 * extension that fits the content.
 */
export function harmlessFileName(name: string, contentType: string): string {
  const base = name.normalize("NFC").split(/[\\/]/).at(-1) ?? "";
  const clean = base.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, "").trim();
  const named = /^\.*$/.test(clean) ? "document" : clean;
  const [usual = "", ...others] = extensions[contentType] ?? [];
  const hasExtension = [usual, ...others].some((one) => named.toLowerCase().endsWith(`.${one}`));
  const whole = hasExtension || usual === "" ? named : `${named}.${usual}`;
  const characters = [...whole];
  if (characters.length <= longest) return whole;
  const extension = whole.match(/\.[A-Za-z0-9]{1,5}$/)?.[0] ?? "";
  return `${characters.slice(0, longest - extension.length - 1).join("")}…${extension}`;
}
