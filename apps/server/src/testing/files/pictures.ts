export function pngHeader(width: number, height: number): Buffer {
  const head = Buffer.alloc(33);
  head.write("89504e470d0a1a0a0000000d49484452", "hex");
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

/** A segment of a JPEG. */
export function segment(marker: number, content: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(content.length + 2);
  return Buffer.concat([Buffer.from([0xff, marker]), length, content]);
}

/** Like a phone's photo: a thumbnail inside the first segment, then profiles, then the size. */
export function jpeg(width: number, height: number, frame = 0xc0): Buffer {
  const size = Buffer.alloc(15);
  size.writeUInt8(8);
  size.writeUInt16BE(height, 1);
  size.writeUInt16BE(width, 3);
  const start = Buffer.from([0xff, 0xd8]);
  const inner = frame === 0xc0 ? [start, segment(0xc0, Buffer.from("0800780050", "hex"))] : [];
  const exif = segment(0xe1, Buffer.concat([...inner, Buffer.alloc(60_000, 0xff)]));
  const profiles = [segment(0xe2, Buffer.alloc(65_000)), Buffer.from([0xff]), segment(0xc4, Buffer.alloc(30))];
  return Buffer.concat([start, exif, ...profiles, segment(frame, size), segment(0xda, Buffer.alloc(50))]);
}

/** A box of an ISO media file. */
export function box(type: string, ...content: Buffer[]): Buffer {
  const inner = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(inner.length + 8);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, inner]);
}

/** A HEIC with the sizes of its photo, tiles and thumbnail. */
export function heic(...sizes: readonly (readonly [width: number, height: number])[]): Buffer {
  const ispe = sizes.map(([width, height]) => {
    const content = Buffer.alloc(12);
    content.writeUInt32BE(width, 4);
    content.writeUInt32BE(height, 8);
    return box("ispe", content);
  });
  const properties = box("iprp", box("ipco", box("colr", Buffer.alloc(20)), ...ispe), box("ipma", Buffer.alloc(9)));
  const meta = box("meta", Buffer.alloc(4), box("hdlr", Buffer.alloc(20)), properties);
  return Buffer.concat([
    box("ftyp", Buffer.from("heic\0\0\0\0mif1heic")),
    box("free", Buffer.alloc(30)),
    meta,
    box("mdat", Buffer.alloc(100)),
  ]);
}
