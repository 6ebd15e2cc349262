import { connect, type Socket } from "node:net";

/** Sends a request and returns the status of the response; 0 if the connection broke. */
export type Send = (text: string) => Promise<number>;

/**
 * Sends requests over at most `most` keep-alive connections, one at a time on each, as a proxy does. It uses plain
 * sockets, because an HTTP client on the same machine would cost as much as the server.
 */
export function openClient(url: string, most: number): { send: Send; close(): void } {
  const { hostname, port } = new URL(url);
  const idle: Socket[] = [];
  const waiting: (() => void)[] = [];
  const all = new Set<Socket>();

  function open(): Socket {
    const socket = connect(Number(port), hostname).setNoDelay(true);
    all.add(socket);
    // If an idle connection breaks, the next request notices.
    socket.on("error", () => {}).on("close", () => all.delete(socket));
    return socket;
  }

  const send: Send = async (text) => {
    if (idle.length === 0 && all.size >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    let socket = idle.pop();
    while (socket?.destroyed) socket = idle.pop();
    const status = await exchange(socket ?? open(), text, (kept) => idle.push(kept));
    waiting.shift()?.();
    return status;
  };
  return {
    send,
    close: () => {
      for (const socket of all) socket.destroy();
    },
  };
}

function exchange(socket: Socket, text: string, keep: (socket: Socket) => void): Promise<number> {
  return new Promise((resolve) => {
    let answer = "";
    const read = (chunk: Buffer) => {
      answer += chunk.toString("latin1");
      if (isWhole(answer)) end(Number(answer.slice(9, 12)));
    };
    const end = (status: number) => {
      socket.off("data", read).off("close", fail);
      if (status !== 0 && !/\r\nconnection: close/i.test(answer)) keep(socket);
      else socket.destroy();
      resolve(status);
    };
    const fail = () => end(0);
    socket.on("data", read).once("close", fail).write(text);
  });
}

/** Whether the text is a whole HTTP answer. */
function isWhole(answer: string): boolean {
  const head = answer.indexOf("\r\n\r\n");
  if (head === -1) return false;
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.slice(0, head))?.[1];
  return length === undefined ? answer.endsWith("0\r\n\r\n") : answer.length >= head + 4 + Number(length);
}

/** One HTTP request as text. */
export function request(method: string, path: string, body?: object): string {
  const text = body ? JSON.stringify(body) : "";
  const type = body ? `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n` : "";
  return `${method} /api/v1${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Language: de\r\n${type}\r\n${text}`;
}
