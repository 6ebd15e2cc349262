import { crc32, deflateRawSync, deflateSync } from "node:zlib";

/** Files that are not what they say, or more than anybody can open; whole ones, as an attacker would send them. */

function numbers(...parts: readonly [bytes: 2 | 4, value: number][]): Buffer {
  return Buffer.concat(
    parts.map(([bytes, value]) => {
      const part = Buffer.alloc(bytes);
      part.writeUIntLE(value, 0, bytes);
      return part;
    }),
  );
}

/** A ZIP with these entries, each compressed. */
export function zip(entries: readonly [name: string, content: Buffer][]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of entries) {
    const packed = deflateRawSync(content);
    const about = numbers(
      [2, 20],
      [2, 0],
      [2, 8],
      [4, 0],
      [4, crc32(content)],
      [4, packed.length],
      [4, content.length],
    );
    const names = numbers([2, name.length], [2, 0]);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), about, names, Buffer.from(name), packed]);
    const rest = numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, at]);
    directory.push(
      Buffer.concat([Buffer.from("PK\u0001\u0002"), numbers([2, 20]), about, names, rest, Buffer.from(name)]),
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

/** 40 MB in 40 kB. */
export const zipBomb = () => zip([["pass.pdf", zeros(40)]]);

/** The part that tells a Word file from other ZIPs, and that has to be unpacked for it, is the bomb. */
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

/** A whole black PNG; 30,000 × 30,000 take 100 kB, and 900 MB for who opens them in grey. */
export function blackPng(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  // One bit a pixel, grey.
  head.writeUInt8(1, 8);
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)));
  const parts = [chunk("IHDR", head), chunk("IDAT", deflateSync(rows, { level: 1 })), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...parts]);
}

/** The beginning of a picture in an ISO container, of that brand; what follows is up to the caller. */
export function container(brand: string, rest: string): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(24);
  return Buffer.concat([size, Buffer.from(`ftyp${brand}\0\0\0\0mif1${brand}`, "latin1"), Buffer.from(rest)]);
}

/** A PDF of 40 kB whose one page unpacks to 40 MB. */
export function pdfBomb(): Buffer {
  const packed = deflateSync(zeros(40));
  const before = `%PDF-1.7\n1 0 obj\n<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`;
  return Buffer.concat([Buffer.from(before), packed, Buffer.from("\nendstream\nendobj\n%%EOF\n")]);
}
