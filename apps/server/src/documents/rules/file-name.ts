import { normalise, type UploadType, uploadTypes } from "@kautia/contract";

const longest = 120;

/**
 * Makes a sender's file name safe: no folders, control characters or reversed text ('fdp.exe' as a PDF), and an
 * extension that fits the content.
 */
export function harmlessFileName(name: string, contentType: UploadType): string {
  const base = normalise(name).split(/[\\/]/).at(-1) ?? "";
  const clean = base.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, "").trim();
  const named = /^\.*$/.test(clean) ? "document" : clean;
  const extensions: readonly string[] = uploadTypes[contentType];
  const hasExtension = extensions.some((text) => named.toLowerCase().endsWith(`.${text}`));
  const whole = hasExtension ? named : `${named}.${extensions[0]}`;
  const characters = [...whole];
  if (characters.length <= longest) return whole;
  const extension = whole.match(/\.[A-Za-z0-9]{1,5}$/)?.[0] ?? "";
  return `${characters.slice(0, longest - extension.length - 1).join("")}…${extension}`;
}
