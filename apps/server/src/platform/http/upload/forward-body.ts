import type { IncomingMessage } from "node:http";
import type { Writable } from "node:stream";

interface ForwardOptions {
  idleMs: number;
  longestMs: number;
  /** A lower average over `idleMs` aborts as well. */
  minBytesPerSecond: number;
  onChunk(chunk: Buffer): void;
  onAborted(reason: string): void;
}

/** How long the client may keep sending after a refusal. If it is cut off earlier, it never reads the response. */
export const lingerMs = 30_000;

/**
 * Forwards a request's body to a stream. Aborts when the client seems lost, because a phone in a tunnel does not close
 * its connection. `stop` discards the rest.
 */
export function forwardBody(
  raw: IncomingMessage,
  to: Writable,
  { idleMs, longestMs, minBytesPerSecond, onChunk, onAborted }: ForwardOptions,
): { stop(): void } {
  let over = false;
  const end = () => {
    over = true;
    clearTimeout(idle);
    clearTimeout(longest);
    clearInterval(rate);
  };
  const abort = (reason: string) => {
    if (over) return;
    end();
    onAborted(reason);
    raw.destroy();
  };
  const idle = setTimeout(() => abort("the client sent nothing for too long"), idleMs);
  const longest = setTimeout(() => abort("the upload took too long"), longestMs);
  let arrived = 0;
  let isOurFault = false;
  const rate = setInterval(() => {
    if (!isOurFault && arrived < (minBytesPerSecond * idleMs) / 1000) abort("the client sends too slowly");
    arrived = 0;
    isOurFault = raw.isPaused();
  }, idleMs);
  const resume = () => raw.resume();
  const forward = (chunk: Buffer) => {
    idle.refresh();
    arrived += chunk.length;
    onChunk(chunk);
    if (to.write(chunk)) return;
    // The client cannot send fast while the storage is slow.
    isOurFault = true;
    raw.pause();
    to.once("drain", resume);
  };
  raw.on("data", forward);
  raw.once("end", () => {
    end();
    to.end();
  });
  raw.once("error", (error) => abort(String(error)));
  raw.once("close", () => abort("the connection was lost"));
  return {
    stop() {
      end();
      raw.off("data", forward);
      raw.resume();
      if (raw.complete || raw.destroyed) return;
      const linger = setTimeout(() => raw.destroy(), lingerMs).unref();
      raw.once("close", () => clearTimeout(linger));
    },
  };
}
