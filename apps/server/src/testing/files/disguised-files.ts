import { box } from "./pictures.ts";
import { crc32, deflateRawSync, deflateSync } from "node:zlib";

function numbers(...parts: readonly [bytes: 2 | 4, value: number][]): Buffer {
  return Buffer.concat(
    parts.map(([bytes, value]) => {
      const part = Buffer.alloc(bytes);
      part.writeUIntLE(value, 0, bytes);
      return part;
    }),
  );
}

export function zip(entries: readonly [name: string, content: Buffer][]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of entries) {
    const compressed = deflateRawSync(content);
    const metadata = numbers(
      [2, 20],
      [2, 0],
      [2, 8],
      [4, 0],
      [4, crc32(content)],
      [4, compressed.length],
      [4, content.length],
    );
    const names = numbers([2, name.length], [2, 0]);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), metadata, names, Buffer.from(name), compressed]);
    const rest = numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, at]);
    directory.push(
      Buffer.concat([Buffer.from("PK\u0001\u0002"), numbers([2, 20]), metadata, names, rest, Buffer.from(name)]),
    );
    locals.push(local);
    at += local.length;
  }
  const central = Buffer.concat(directory);
  const count = entries.length;
  const end = numbers([2, 0], [2, 0], [2, count], [2, count], [4, central.length], [4, at], [2, 0]);
  return Buffer.concat([...locals, central, Buffer.from("PK\u0005\u0006"), end]);
}

const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024);

export const zipBomb = () => zip([["pass.pdf", zeros(40)]]);

/** The bomb is the entry that must be unpacked to recognise a Word file. */
export const wordBomb = () =>
  zip([
    ["[Content_Types].xml", zeros(40)],
    ["word/document.xml", Buffer.from("<w:document/>")],
  ]);

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Valid and black. 30,000 × 30,000 pixels take 100 kB, and 900 MB when decoded to 8-bit grey. */
export function blackPng(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.writeUInt8(1, 8);
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)));
  const parts = [chunk("IHDR", head), chunk("IDAT", deflateSync(rows, { level: 1 })), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...parts]);
}

/** The header of an ISO media file (HEIC, AVIF), followed by `rest`. */
export function container(brand: string, rest: string): Buffer {
  return Buffer.concat([box("ftyp", Buffer.from(`${brand}\0\0\0\0mif1${brand}`)), Buffer.from(rest)]);
}

/** A PDF of 40 kB whose content stream decompresses to 40 MB. */
export function pdfBomb(): Buffer {
  const packed = deflateSync(zeros(40));
  const before = `%PDF-1.7\n1 0 obj\n<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`;
  return Buffer.concat([Buffer.from(before), packed, Buffer.from("\nendstream\nendobj\n%%EOF\n")]);
}
