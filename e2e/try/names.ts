import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { makeService, type Service } from "./service.ts";

/** The DNS server's address. Two trials at once need two. */
const address = `127.53.${(process.pid >> 8) & 0xff}.${process.pid & 0xff}`;
const domain = "kautia.test";

/** The name of an outside service. All of them are on this machine. */
export const nameOf = (service: string) => `${service}.${domain}`;

/**
 * The DNS server that the servers use instead of this machine's. try.sh has made a mount namespace, so this concerns no
 * other program.
 */
export function makeNames(folder: string): Service {
  const file = join(folder, "resolv.conf");
  writeFileSync(file, `nameserver ${address}\n`, { mode: 0o644 });
  execFileSync("mount", ["--bind", file, "/etc/resolv.conf"]);
  if (!readFileSync("/etc/resolv.conf", "utf8").includes(address)) throw new Error("the mount had no effect");
  return makeService({
    name: "names",
    command: process.execPath,
    args: [fileURLToPath(new URL("dns-server.ts", import.meta.url)), address, domain],
    host: address,
    port: 53,
    folder,
  });
}
