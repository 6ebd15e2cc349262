import { normalise } from "@kautia/contract";

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
  ł: "l",
  Ł: "L",
  đ: "d",
  ı: "i",
  "’": "'",
  "–": "-",
};

/** Writes a text in SEPA's characters, cut to `most`. Never empty, because banks refuse an empty field. */
export function toSepaText(text: string, most: number): string {
  const written = normalise(text)
    .replaceAll(/[^\u0020-\u007e]/g, (sign) => spelt[sign] ?? normalise(sign, "NFD").replaceAll(/\p{M}/gu, ""))
    .replaceAll("&", "+")
    .replaceAll(allowed, ".");
  return written.replaceAll(/ +/g, " ").trim().slice(0, most).trim() || ".";
}
