import { createConnection, type Socket } from "node:net";
import { pipeline } from "node:stream/promises";
import type { FileScanner, Verdict } from "../ports/file-scanner.ts";

export interface ClamdSettings {
  address: { host: string; port: number } | { path: string };
  /** Timeout for connecting, for sending and for the reply, in ms each. */
  idleMs?: number;
}

/**
 * Scans with clamd's INSTREAM command: each chunk is preceded by its length, and an empty chunk ends the file. The
 * reply is `stream: OK` or the signature found; any other reply is an error. For files that it could not unpack, clamd
 * replies OK unless its settings say otherwise (docs/operations.md).
 */
export function makeClamdScanner({ address, idleMs = 30_000 }: ClamdSettings): FileScanner {
  return {
    async scan(content) {
      const socket = createConnection(address);
      socket.setTimeout(idleMs, () => socket.destroy(new Error("clamd timed out")));
      try {
        const pendingReply = readReply(socket);
        // clamd may reply before the whole file is sent and then hang up. Its reply counts, not the failed write.
        const sent = pipeline(frames(content, socket), socket, { end: false }).then(
          () => null,
          (error: unknown) => String(error),
        );
        const [failure, reply] = await Promise.all([sent, pendingReply]);
        return toVerdict(reply, failure);
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
      if (chunk.length === 0) continue;
      const length = Buffer.alloc(4);
      length.writeUInt32BE(chunk.length);
      yield length;
      yield chunk;
    }
  } catch (error) {
    socket.destroy();
    throw error;
  }
  yield Buffer.alloc(4);
}

const longestReply = 1_000;

/** Reads until the terminating NUL or too much; returns an empty string if the connection is lost first. */
function readReply(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let reply = "";
    socket.on("data", (bytes) => {
      reply += bytes.toString();
      if (reply.endsWith("\0")) resolve(reply.slice(0, -1));
      else if (reply.length > longestReply) {
        socket.destroy();
        resolve(reply.slice(0, longestReply));
      }
    });
    socket.on("error", () => resolve(""));
    socket.on("close", () => resolve(""));
  });
}

/** The names under which clamd reports that it stopped early: a limit was exceeded, or the file needs a password. */
const unread = /^(?:Heuristics\.)?(?:Limits\.Exceeded|Encrypted)\b/;

function toVerdict(reply: string, failure: string | null): Verdict {
  if (reply === "stream: OK" && failure === null) return "clean";
  const found = /^stream: (.+) FOUND$/.exec(reply)?.[1];
  if (found !== undefined) return unread.test(found) ? "unreadable" : "infected";
  throw new Error(reply === "" ? `no reply from clamd: ${failure ?? "it hung up"}` : `unexpected reply: ${reply}`);
}
