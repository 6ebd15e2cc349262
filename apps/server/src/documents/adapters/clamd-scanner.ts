import { createConnection, type Socket } from "node:net";
import { pipeline } from "node:stream/promises";
import type { FileScanner } from "../ports/file-scanner.ts";

export interface ClamdSettings {
  address: { host: string; port: number } | { path: string };
  /** Longest wait for a connection, for it to take bytes, and for its word. */
  idleMs?: number;
}

/**
 * A clamd, asked by INSTREAM: the file goes over in pieces that say how long they are, an empty one ends it. Its word is
 * `stream: OK`, or the signature that was found; all else is no answer. Its settings must allow for the largest upload (docs/operations.md): it calls OK what it was too large to read.
 */
export function makeClamdScanner({ address, idleMs = 30_000 }: ClamdSettings): FileScanner {
  return {
    async scan(content) {
      const socket = createConnection(address);
      socket.setTimeout(idleMs, () => socket.destroy(new Error("clamd does not answer")));
      try {
        const word = readWord(socket);
        // It may have its word before the file is over, and hangs up then: that counts, not that it hung up.
        const sent = pipeline(frames(content, socket), socket, { end: false }).then(
          () => null,
          (error: unknown) => String(error),
        );
        const [failure, said] = await Promise.all([sent, word]);
        return judge(said, failure);
      } finally {
        socket.destroy();
      }
    },
  };
}

async function* frames(content: AsyncIterable<Uint8Array>, socket: Socket): AsyncGenerator<Uint8Array> {
  yield Buffer.from("zINSTREAM\0");
  try {
    for await (const chunk of content) {
      // An empty piece would end the file.
      if (chunk.length === 0) continue;
      const length = Buffer.alloc(4);
      length.writeUInt32BE(chunk.length);
      yield length;
      yield chunk;
    }
  } catch (error) {
    // It would wait for the rest.
    socket.destroy();
    throw error;
  }
  yield Buffer.alloc(4);
}

/** All that it says until it ends what it says or hangs up. */
function readWord(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let said = "";
    socket.on("data", (bytes) => {
      said += bytes.toString();
      if (said.endsWith("\0")) resolve(said.slice(0, -1));
    });
    socket.on("error", () => resolve(""));
    socket.on("close", () => resolve(""));
  });
}

function judge(said: string, failure: string | null): "clean" | "infected" {
  if (said === "stream: OK" && failure === null) return "clean";
  if (/^stream: .+ FOUND$/.test(said)) return "infected";
  throw new Error(said === "" ? `clamd gave no answer: ${failure ?? "it hung up"}` : `clamd says: ${said}`);
}
