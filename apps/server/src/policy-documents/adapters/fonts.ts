import { readFileSync } from "node:fs";
import { normalise } from "@kautia/contract";
import { create, type Font, type GlyphRun } from "fontkit";
import type Pdf from "pdfkit";

export type Weight = "regular" | "strong";

const files: Record<Weight, string> = {
  regular: import.meta.resolve("@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf"),
  strong: import.meta.resolve("@expo-google-fonts/figtree/600SemiBold/Figtree_600SemiBold.ttf"),
};
const fallbackFonts = [
  import.meta.resolve("@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff"),
  import.meta.resolve("@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff"),
  import.meta.resolve("@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff"),
  import.meta.resolve("@fontsource/noto-sans/files/noto-sans-greek-ext-400-normal.woff"),
  import.meta.resolve("@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff"),
];
const parsed = new Map<string, Font>();

/** Caches parsed fonts, because parsing one takes longer than typesetting a page. */
function openFont(file: string): Font {
  const cached = parsed.get(file);
  if (cached) return cached;
  const font = create(readFileSync(new URL(file)));
  if (!("glyphForCodePoint" in font)) throw new Error(`${file} contains several fonts`);
  preloadGlyphs(font);
  cacheLayouts(font);
  parsed.set(file, font);
  return font;
}

/** More than the number of different words in our texts. */
const mostLayouts = 5_000;

/** Keeps the layouts of words for the next document. pdfkit keeps them only while it writes one. */
function cacheLayouts(font: Font): void {
  const layout = font.layout.bind(font);
  const cached = new Map<string, GlyphRun>();
  font.layout = (text, features) => {
    if (features) return layout(text, features);
    const run = cached.get(text) ?? layout(text);
    if (cached.size >= mostLayouts) cached.clear();
    cached.set(text, run);
    // A copy, because pdfkit changes the positions.
    return Object.assign(Object.create(run), { positions: run.positions.map((position) => ({ ...position })) });
  };
}

/**
 * fontkit caches a glyph with the letter that first requested it. An 'Ü' requests its parts without a letter, after
 * which an 'U' could not be copied or read aloud.
 */
function preloadGlyphs(font: Font): void {
  for (const code of font.characterSet) {
    const letter = String.fromCodePoint(code);
    // Skip compatibility characters such as ligatures and special spaces, which share glyphs with others.
    if (normalise(letter, "NFKC") === letter) font.glyphForCodePoint(code);
  }
}

export interface Run {
  font: string;
  text: string;
}

/** More than the number of different paragraphs in our texts. */
const mostTexts = 2_000;
const knownRuns = new Map<string, readonly Run[]>();

/** Splits a text into runs that one font each can print. */
export function makeFontChooser(doc: typeof Pdf.prototype): (text: string, weight: Weight) => readonly Run[] {
  const registered = new Set<string>();

  function register(file: string): void {
    if (registered.has(file)) return;
    registerIn(doc, file, openFont(file));
    registered.add(file);
  }

  return (text, weight) => {
    const key = `${weight} ${text}`;
    const runs = knownRuns.get(key) ?? splitIntoRuns(text, files[weight]);
    if (knownRuns.size >= mostTexts) knownRuns.clear();
    knownRuns.set(key, runs);
    for (const { font } of runs) register(font);
    return runs;
  };
}

function splitIntoRuns(text: string, own: string): Run[] {
  const has = (file: string, letter: string) => openFont(file).hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  const runs: Run[] = [];
  for (const letter of tidy(text)) {
    const font = letter === "\n" || has(own, letter) ? own : fallbackFonts.find((file) => has(file, letter));
    const run = {
      font: font ?? own,
      text: font ? letter : `[U+${letter.codePointAt(0)?.toString(16).toUpperCase()}]`,
    };
    const last = runs.at(-1);
    if (last?.font === run.font) last.text += run.text;
    else runs.push(run);
  }
  return runs;
}

/** Unifies spaces and hyphens that differ only in width, and replaces invisible control characters. */
function tidy(text: string): string {
  return normalise(text)
    .replaceAll(/[\u2000-\u200A\u202F\u205F\u3000]/g, "\u00A0")
    .replaceAll(/[\u2010\u2011]/g, "-")
    .replaceAll(/(?!\n)[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ");
}

/** pdfkit also accepts a parsed font, but its types allow only bytes. */
function registerIn(doc: typeof Pdf.prototype, file: string, font: Font): void {
  Reflect.apply(doc.registerFont, doc, [file, font]);
}
