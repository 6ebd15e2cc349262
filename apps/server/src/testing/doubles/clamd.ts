import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { eicar } from "../applications/uploads.ts";

/** The installed clamd, or the one that TEST_CLAMD names. */
export const installedClamd =
  process.env["TEST_CLAMD"] ?? ["/usr/sbin/clamd", "/usr/bin/clamd"].find((path) => existsSync(path)) ?? null;

export interface ClamdUnderTest {
  address: { path: string } | { host: string; port: number };
  kill(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** With a single signature of our own, so that it needs no downloaded database. */
export async function startClamd(program: string): Promise<ClamdUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), "kautia-clamd-"));
  const socket = join(folder, "clamd.sock");
  await writeFile(join(folder, "own.ndb"), `Kautia.Test:0:*:${Buffer.from(eicar).toString("hex")}\n`);
  const settings = [`DatabaseDirectory ${folder}`, `LocalSocket ${socket}`, "Foreground yes", "StreamMaxLength 60M"];
  const conf = join(folder, "clamd.conf");
  const limits = ["MaxFileSize 55M", "MaxScanSize 120M", "AlertExceedsMax yes", "AlertEncrypted yes"];
  await writeFile(conf, [...settings, ...limits, ""].join("\n"));
  let child: ChildProcess;
  const start = async () => {
    await rm(socket, { force: true });
    child = spawn(program, ["-c", conf], { stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    await new Promise<void>((resolve, reject) => {
      child.once("exit", (code) => reject(new Error(`clamd exited with ${code}: ${output}`)));
      const onOutput = (bytes: Buffer) => {
        output += bytes.toString();
        if (/Self checking/.test(output)) resolve();
      };
      child.stdout?.on("data", onOutput);
      child.stderr?.on("data", onOutput);
    });
    child.removeAllListeners("exit");
  };
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill("SIGKILL");
    await gone;
  };
  await start();
  return {
    address: { path: socket },
    kill,
    restart: start,
    async stop() {
      await kill();
      await rm(folder, { recursive: true });
    },
  };
}

export type ClamdBehaviour =
  | "works"
  | "says nonsense"
  | "is silent"
  | "says too much"
  | "hangs up"
  | "finds it too long"
  | "reaches a limit"
  | "needs a password";

const replies: Partial<Record<ClamdBehaviour, string>> = {
  "says nonsense": "UNKNOWN COMMAND",
  "reaches a limit": "stream: Heuristics.Limits.Exceeded.MaxFileSize FOUND",
  "needs a password": "stream: Heuristics.Encrypted.PDF FOUND",
};

function* withoutEnd() {
  for (;;) yield "a word ".repeat(1_000);
}

export async function startClamdDouble() {
  let behaviour: ClamdBehaviour = "works";
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => open.delete(socket));
    const received: Buffer[] = [];
    socket.on("data", (bytes: Buffer) => {
      received.push(bytes);
      if (behaviour === "hangs up") return void socket.destroy();
      if (behaviour === "is silent") return;
      if (behaviour === "says too much") return void Readable.from(withoutEnd()).pipe(socket);
      if (behaviour === "finds it too long") return void socket.end("INSTREAM size limit exceeded. ERROR\0");
      // Reading all again with each piece would take longer than the scanner waits.
      if (!endOfStream.equals(Buffer.concat(received.slice(-4)).subarray(-4))) return;
      const file = readStream(Buffer.concat(received));
      if (file === null) return;
      const result = file.includes(eicar) ? "stream: Eicar-Test-Signature FOUND" : "stream: OK";
      socket.end(`${replies[behaviour] ?? result}\0`);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const at = server.address();
  if (at === null || typeof at === "string") throw new Error("no port");
  return {
    address: { host: "127.0.0.1", port: at.port },
    is(next: ClamdBehaviour) {
      behaviour = next;
    },
    async stop() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** An empty chunk, unless a file ends in zeros. */
const endOfStream = Buffer.alloc(4);

/** Null until the stream is complete. */
function readStream(bytes: Buffer): Buffer | null {
  const command = "zINSTREAM\0";
  if (bytes.subarray(0, command.length).toString() !== command) return null;
  const pieces: Buffer[] = [];
  let at = command.length;
  while (bytes.length >= at + 4) {
    const length = bytes.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(bytes.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
