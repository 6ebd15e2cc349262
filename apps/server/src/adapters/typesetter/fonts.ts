import { readFileSync } from "node:fs";
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
const bytes = new Map<string, Buffer>();

function readFont(file: string): Buffer {
  const known = bytes.get(file) ?? readFileSync(new URL(file));
  bytes.set(file, known);
  return known;
}

/** The font that a document begins with, so that none that is not embedded comes into it. */
export function firstFont(): Buffer {
  return readFont(files.regular);
}

export interface Run {
  font: string;
  text: string;
}

/** What pdfkit says of a font once it is opened; its types leave it out. */
interface OpenFont {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

/** Chooses for each letter a font of one document that has it. Fonts are opened as they are needed. */
export function makeFontChooser(doc: typeof Pdf.prototype): (text: string, weight: Weight) => Run[] {
  const opened = new Map<string, OpenFont>();

  function open(file: string): OpenFont {
    const known = opened.get(file);
    if (known) return known;
    doc.registerFont(file, readFont(file)).font(file);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see OpenFont
    const { font } = Reflect.get(doc, "_font") as { font: OpenFont };
    opened.set(file, font);
    return font;
  }

  const has = (file: string, letter: string) => open(file).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);

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
