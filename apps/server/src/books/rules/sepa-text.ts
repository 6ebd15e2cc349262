import { normalise } from "@kautia/contract";
import { spellLetter } from "../../platform/rules/fold-name.ts";

/** All but the characters that SEPA allows in names and texts. */
const allowed = /[^A-Za-z0-9/\-?:().,'+ ]/g;
const spelt: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  Ä: "Ae",
  Ö: "Oe",
  Ü: "Ue",
  ß: "ss",
  ẞ: "SS",
  "&": "+",
  ø: "o",
  Ø: "O",
  "’": "'",
  "–": "-",
};

/** Without accents. */
function bare(sign: string): string {
  const letter = normalise(sign, "NFD").replaceAll(/\p{M}/gu, "");
  return spellLetter(letter) ?? letter;
}

/** Writes a text in SEPA's characters, cut to `most`. Never empty, because banks refuse an empty field. */
export function toSepaText(text: string, most: number): string {
  const written = normalise(text)
    .replaceAll(/[^\u0020-\u007e]/g, (sign) => spelt[sign] ?? spellLetter(sign) ?? bare(sign))
    .replaceAll("&", "+")
    .replaceAll(allowed, ".");
  return written.replaceAll(/ +/g, " ").trim().slice(0, most).trim() || ".";
}
