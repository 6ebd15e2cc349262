import type { FileScanner } from "../../ports/file-scanner.ts";

// The test signature that every scanner knows, in two halves so that no scanner takes this source for it.
const signature = Buffer.from(["X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR", "-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join(""));

/** Knows the EICAR test signature and nothing else: for trying the way an infected file takes (wire decisions, providers). */
export const builtInScanner: FileScanner = {
  async scan(content) {
    let tail = Buffer.alloc(0);
    for await (const chunk of content) {
      const seen = Buffer.concat([tail, chunk]);
      if (seen.includes(signature)) return "infected";
      tail = seen.subarray(Math.max(0, seen.length - signature.length + 1));
    }
    return "clean";
  },
};
