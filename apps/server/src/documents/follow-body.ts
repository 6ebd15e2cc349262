import type { IncomingMessage } from "node:http";
import type { Writable } from "node:stream";

interface Following {
  idleMs: number;
  longestMs: number;
  onChunk(chunk: Buffer): void;
  /** Says once why no more will come. */
  onBroken(why: string): void;
}

/** How long a sender whose file is refused may go on: one that is cut off in the middle never reads why. */
const lingerMs = 30_000;

/**
 * Passes a request's body on as fast as it is taken, and gives up on a sender who is lost: a phone in a tunnel closes no
 * connection. What comes after `stop` is thrown away.
 */
export function followBody(
  raw: IncomingMessage,
  to: Writable,
  { idleMs, longestMs, onChunk, onBroken }: Following,
): { stop(): void } {
  let over = false;
  const end = () => {
    over = true;
    clearTimeout(idle);
    clearTimeout(longest);
  };
  const broken = (why: string) => {
    if (over) return;
    end();
    onBroken(why);
    raw.destroy();
  };
  const idle = setTimeout(() => broken("no byte came for too long"), idleMs);
  const longest = setTimeout(() => broken("it takes too long"), longestMs);
  const goOn = () => raw.resume();
  const pass = (chunk: Buffer) => {
    idle.refresh();
    onChunk(chunk);
    if (to.write(chunk)) return;
    raw.pause();
    to.once("drain", goOn);
  };
  raw.on("data", pass);
  raw.once("end", () => {
    end();
    to.end();
  });
  raw.once("error", (error) => broken(String(error)));
  raw.once("close", () => broken("the connection was lost"));
  return {
    stop() {
      end();
      raw.off("data", pass);
      raw.resume();
      if (raw.complete || raw.destroyed) return;
      const linger = setTimeout(() => raw.destroy(), lingerMs).unref();
      raw.once("close", () => clearTimeout(linger));
    },
  };
}
