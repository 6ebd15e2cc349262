import { randomInt } from "node:crypto";
import { once } from "node:events";
import { connect, createServer } from "node:net";

// Systems choose other ports for outgoing connections and for servers that listen on port 0, so those cannot take a
// port between this search and the start of its server.
const [first, last] = [20_000, 30_000];

/** Every process starts elsewhere. A port is not offered twice, because its server may not have started yet. */
let next = randomInt(first, last);

/** Finds a port on which no other program listens. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = next;
    next = port + 1 < last ? port + 1 : first;
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port);
  try {
    await once(probe, "listening");
    return true;
  } catch {
    return false;
  } finally {
    await new Promise((closed) => probe.close(closed));
  }
}

/** Whether something accepts connections on this port. */
export function isListening(port: number, host = "127.0.0.1"): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    const end = (listening: boolean) => {
      socket.destroy();
      resolve(listening);
    };
    socket.once("connect", () => end(true)).once("error", () => end(false));
  });
}
