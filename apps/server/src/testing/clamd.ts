import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Socket } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eicar } from "./uploads.ts";

/** Where Debian puts it; null where it is not installed. */
export const installedClamd = ["/usr/sbin/clamd", "/usr/bin/clamd"].find((path) => existsSync(path)) ?? null;

export interface ClamdUnderTest {
  address: { path: string } | { host: string; port: number };
  /** Ends it as an operating system does, in the middle of whatever it is at. */
  kill(): Promise<void>;
  /** The same address again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A real clamd with one signature of our own: it needs no database to be downloaded. */
export async function startClamd(program: string): Promise<ClamdUnderTest> {
  const folder = await mkdtemp(join(tmpdir(), "kautia-clamd-"));
  const socket = join(folder, "clamd.sock");
  await writeFile(join(folder, "own.ndb"), `Kautia.Test:0:*:${Buffer.from(eicar).toString("hex")}\n`);
  const settings = [`DatabaseDirectory ${folder}`, `LocalSocket ${socket}`, "Foreground yes", "StreamMaxLength 60M"];
  const conf = join(folder, "clamd.conf");
  await writeFile(conf, [...settings, "MaxFileSize 60M", "MaxScanSize 120M", ""].join("\n"));
  let child: ChildProcess;
  const start = async () => {
    await rm(socket, { force: true });
    child = spawn(program, ["-c", conf], { stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    await new Promise<void>((resolve, reject) => {
      child.once("exit", (code) => reject(new Error(`clamd left with ${code}: ${said}`)));
      const hear = (bytes: Buffer) => {
        said += bytes.toString();
        if (/Self checking/.test(said)) resolve();
      };
      child.stdout?.on("data", hear);
      child.stderr?.on("data", hear);
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

export type ClamdMood = "works" | "says nonsense" | "is silent" | "hangs up" | "finds it too long";

/** Speaks INSTREAM on a port of its own, and finds the test signature; for where no clamd is installed, and for its moods. */
export async function startClamdDouble() {
  let mood: ClamdMood = "works";
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on("error", () => undefined);
    socket.on("close", () => open.delete(socket));
    let held = Buffer.alloc(0);
    socket.on("data", (bytes: Buffer) => {
      held = Buffer.concat([held, bytes]);
      if (mood === "hangs up") return void socket.destroy();
      if (mood === "is silent") return;
      if (mood === "finds it too long") return void socket.end("INSTREAM size limit exceeded. ERROR\0");
      const file = readStream(held);
      if (file === null) return;
      const word = file.includes(eicar) ? "stream: Eicar-Test-Signature FOUND\0" : "stream: OK\0";
      socket.end(mood === "says nonsense" ? "UNKNOWN COMMAND\0" : word);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const at = server.address();
  if (at === null || typeof at === "string") throw new Error("no port");
  return {
    address: { host: "127.0.0.1", port: at.port },
    is(now: ClamdMood) {
      mood = now;
    },
    async stop() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** The file out of what came over, once it is whole; null before. */
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
