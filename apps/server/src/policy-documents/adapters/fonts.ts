import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import type Pdf from "pdfkit";

export type Weight = "regular" | "strong";

const files: Record<Weight, string> = {
  regular: import.meta.resolve("@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf"),
  strong: import.meta.resolve("@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf"),
};
/** For names in letters that our own font does not have. */
const others = [
  import.meta.resolve("@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff"),
  import.meta.resolve("@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff"),
  import.meta.resolve("@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff"),
  import.meta.resolve("@fontsource/noto-sans/files/noto-sans-greek-ext-400-normal.woff"),
  import.meta.resolve("@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff"),
];
const parsed = new Map<string, Font>();

/** Taking a font apart takes longer than setting a page in it: all documents share what it consists of. */
function openFont(file: string): Font {
  const known = parsed.get(file);
  if (known) return known;
  const font = create(readFileSync(new URL(file)));
  if (!("glyphForCodePoint" in font)) throw new Error(`${file} holds several fonts`);
  nameGlyphs(font);
  parsed.set(file, font);
  return font;
}

/**
 * A glyph is kept with the letter it was first asked for by, and the font asks for the parts of an 'Ü' without any: a 'U' after
 * that would be drawn and yet be missing where text is copied or read aloud. So every glyph is asked for by its own letter first.
 */
function nameGlyphs(font: Font): void {
  for (const code of font.characterSet) {
    const letter = String.fromCodePoint(code);
    // A ligature stands for its letters, a space for a space.
    if (letter.normalize("NFKC") === letter) font.glyphForCodePoint(code);
  }
}

/** The font that a document begins with, so that none that is not embedded comes into it. */
export function firstFont(): Font {
  return openFont(files.regular);
}

export interface Run {
  font: string;
  text: string;
}

/** Chooses for each letter a font of one document that has it. Fonts are opened as they are needed. */
export function makeFontChooser(doc: typeof Pdf.prototype): (text: string, weight: Weight) => Run[] {
  const registered = new Set<string>();

  function has(file: string, letter: string): boolean {
    const font = openFont(file);
    if (!registered.has(file)) registerIn(doc, file, font);
    registered.add(file);
    return font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  }

  return (text, weight) => {
    const own = files[weight];
    const runs: Run[] = [];
    for (const letter of tidy(text)) {
      const font = letter === "\n" || has(own, letter) ? own : others.find((file) => has(file, letter));
      // A letter that no font has is named, so that the document still says exactly what was meant.
      const run = {
        font: font ?? own,
        text: font ? letter : `[U+${letter.codePointAt(0)?.toString(16).toUpperCase()}]`,
      };
      const last = runs.at(-1);
      if (last?.font === run.font) last.text += run.text;
      else runs.push(run);
    }
    return runs;
  };
}

/** Spaces and hyphens that only differ in width; and controls that nobody could see. */
function tidy(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/[\u2000-\u200A\u202F\u205F\u3000]/g, "\u00A0")
    .replaceAll(/[\u2010\u2011]/g, "-")
    .replaceAll(/(?!\n)[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ");
}

/** pdfkit takes a font that was taken apart as well as one in bytes; its types know of the latter alone. */
function registerIn(doc: typeof Pdf.prototype, file: string, font: Font): void {
  Reflect.apply(doc.registerFont, doc, [file, font]);
}
