import { opensWithoutPassword, type PdfLock } from "./pdf-password.ts";

/** Finds out, in chunks of any size, whether a PDF opens only with a password. */
export interface PdfLockFinder {
  feed(bytes: Uint8Array): void;
  /** Asked at the end of the file. */
  needsPassword(): boolean;
}

/** How far around a word its dictionary may reach, in bytes. */
const reach = 4_096;
/** The last ones count. More would only use up memory. */
const mostFound = 64;
const words = ["/Encrypt", "/Standard"].map((word) => Buffer.from(word));

/**
 * An encrypted PDF names its lock in each trailer: `/Encrypt 12 0 R`, or the dictionary itself. Neither trailers nor the
 * lock's dictionary are ever compressed, so the words are found in the plain bytes.
 */
export function makePdfLockFinder(): PdfLockFinder {
  const passages: string[] = [];
  /** Bytes that a later word may need; `start` is their place in the file. */
  let tail = Buffer.alloc(0);
  let start = 0;
  /** The place in the file from which each word is searched next. */
  const next = words.map(() => 0);

  function search(until: number): void {
    for (const [index, word] of words.entries())
      for (;;) {
        const position = tail.indexOf(word, Math.max(0, (next[index] ?? 0) - start));
        if (position < 0 || position >= until) break;
        next[index] = start + position + (note(position) ? reach / 2 : 1);
      }
  }

  /** Keeps the passage around a word, which also covers its next neighbours. */
  function note(index: number): boolean {
    // Not /EncryptMetadata, nor the /StandardEncoding of a font.
    if (!/^\/(?:Encrypt|Standard)(?![\w.-])/.test(tail.toString("latin1", index, index + 10))) return false;
    passages.push(tail.toString("latin1", Math.max(0, index - reach), index + reach));
    if (passages.length > mostFound) passages.shift();
    return true;
  }

  return {
    feed(bytes) {
      tail = Buffer.concat([tail, bytes]);
      search(tail.length - reach);
      const gone = Math.max(0, tail.length - 3 * reach);
      tail = tail.subarray(gone);
      start += gone;
    },
    needsPassword() {
      search(tail.length);
      const trailer = passages.find(isTrailer);
      return trailer !== undefined && !passages.some((passage) => opens(passage, trailer));
    },
  };
}

/** Whether the passage is a trailer and not, for example, a text about encryption. */
function isTrailer(passage: string): boolean {
  return /\/Encrypt(?:\s+\d+\s+\d+\s+R|\s*<<)/.test(passage) && /\/Root\s+\d+\s+\d+\s+R/.test(passage);
}

function opens(passage: string, trailer: string): boolean {
  // Usually 16 bytes.
  const [, id = ""] = /\/ID\s*\[\s*(<[\s\da-fA-F]{0,200}>|\((?:\\[^]|[^\\)]){0,200}\))/.exec(trailer) ?? [];
  const lock = readLock(passage, id === "" ? Buffer.alloc(0) : readString(id));
  return lock !== null && opensWithoutPassword(lock);
}

/** The dictionary around `/Filter /Standard`; null if the passage has none. */
function readLock(passage: string, documentId: Buffer): PdfLock | null {
  const index = passage.search(/\/Filter\s*\/Standard\b/);
  if (index < 0) return null;
  const before = passage.slice(0, index);
  const object = before.lastIndexOf("obj");
  const [own = ""] = passage
    .slice(object < 0 ? Math.max(0, before.lastIndexOf("/Encrypt")) : object)
    .split("endobj", 1);
  const number = (name: string, otherwise: number) =>
    Number(new RegExp(`/${name}\\s+(-?\\d+)`).exec(own)?.[1] ?? otherwise);
  const text = (name: string) => {
    const from = new RegExp(`/${name}\\s*(?=[<(])`).exec(own);
    return from ? readString(own.slice(from.index + from[0].length)) : Buffer.alloc(0);
  };
  return {
    revision: number("R", 0),
    version: number("V", 0),
    keyBits: number("Length", 0),
    permissions: number("P", 0),
    owner: text("O"),
    user: text("U"),
    encryptsMetadata: !/\/EncryptMetadata\s+false/.test(own),
    documentId,
  };
}

const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** A string of a PDF, in hexadecimal `<…>` or as text `(…)` with escapes and balanced brackets. */
export function readString(source: string): Buffer {
  if (source.startsWith("<")) {
    const hex = source.slice(1, source.indexOf(">")).replace(/\s/g, "");
    return Buffer.from(hex.length % 2 ? `${hex}0` : hex, "hex");
  }
  let text = "";
  let depth = 0;
  for (let index = 0; index < source.length; index++) {
    const sign = source.charAt(index);
    if (sign === "\\") {
      const [octal] = /^[0-7]{1,3}/.exec(source.slice(index + 1, index + 4)) ?? [];
      const next = source.charAt(index + 1);
      if (octal) text += String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
      else if (next !== "\n" && next !== "\r") text += escapes[next] ?? next;
      index += octal?.length ?? (next === "\r" && source.charAt(index + 2) === "\n" ? 2 : 1);
      continue;
    }
    if (sign === "(" && depth++ === 0) continue;
    if (sign === ")" && --depth === 0) break;
    text += sign;
  }
  return Buffer.from(text, "latin1");
}
