import type { FileScanner } from "../ports/file-scanner.ts";

// The test signature that every scanner knows, in two halves so that no scanner takes this source for it.
const signature = Buffer.from(["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join(""));

/** Knows the EICAR test signature and nothing else: for trying the way an infected file takes (wire decisions, providers). */
export const builtInScanner: FileScanner = {
  async scan(content) {
    const seam = signature.length - 1;
    let tail = Buffer.alloc(0);
    for await (const chunk of content) {
      const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
      // Where two pieces meet: what the one ends with and the other begins with.
      const meeting = Buffer.concat([tail, bytes.subarray(0, seam)]);
      if (meeting.includes(signature) || bytes.includes(signature)) return "infected";
      const ending = bytes.length >= seam ? bytes : Buffer.concat([tail, bytes]);
      tail = Buffer.from(ending.subarray(Math.max(0, ending.length - seam)));
    }
    return "clean";
  },
};
