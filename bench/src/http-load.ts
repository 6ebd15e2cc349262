import { connect, type Socket } from "node:net";
import { percentile } from "./percentile.ts";

/** Requests per second, and the 99th percentile of their times in ms. */
export interface Load {
  perSecond: number;
  p99: number;
}

/**
 * Sends requests over keep-alive connections for some seconds, one at a time per connection. It uses plain sockets,
 * because an HTTP client on the same machine would cost as much as the server. Throws if a response is not 200.
 */
export async function load(
  url: string,
  { connections, seconds, next }: { connections: number; seconds: number; next: () => string },
): Promise<Load> {
  const { hostname, port } = new URL(url);
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, () => {
      const socket = connect(Number(port), hostname);
      return drive(socket, next, end, times);
    }),
  );
  return { perSecond: times.length / seconds, p99: percentile(times, 99) };
}

function drive(socket: Socket, next: () => string, end: number, times: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let started = 0;
    let answer = "";
    const send = () => {
      answer = "";
      started = performance.now();
      socket.write(next());
    };
    socket.setNoDelay(true).once("connect", send).once("error", reject);
    socket.on("data", (chunk: Buffer) => {
      answer += chunk.toString("latin1");
      if (!isWhole(answer)) return;
      times.push(performance.now() - started);
      if (!answer.startsWith("HTTP/1.1 200")) {
        socket.destroy();
        reject(new Error(answer));
      } else if (performance.now() < end) send();
      else {
        socket.destroy();
        resolve();
      }
    });
  });
}

/** Whether the text is a whole HTTP answer. */
export function isWhole(answer: string): boolean {
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
