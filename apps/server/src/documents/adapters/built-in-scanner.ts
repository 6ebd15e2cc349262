import type { FileScanner } from "../ports/file-scanner.ts";

// The test signature that every scanner recognises. It is split so that scanners don't flag this source file.
const signature = Buffer.from(["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join(""));

/** Recognises only the EICAR test signature. For trying out what happens to an infected file. */
export const builtInScanner: FileScanner = {
  async scan(content) {
    const overlap = signature.length - 1;
    let tail = Buffer.alloc(0);
    for await (const chunk of content) {
      const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
      // The signature may be split between two chunks.
      const joined = Buffer.concat([tail, bytes.subarray(0, overlap)]);
      if (joined.includes(signature) || bytes.includes(signature)) return "infected";
      const ending = bytes.length >= overlap ? bytes : Buffer.concat([tail, bytes]);
      tail = Buffer.from(ending.subarray(Math.max(0, ending.length - overlap)));
    }
    return "clean";
  },
};
