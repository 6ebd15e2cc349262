import { execFile } from "node:child_process";
import { createHmac } from "node:crypto";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Storage } from "../storage.ts";

/** A staff member, whose password `addUnderwriter` sets. */
export const underwriter = { email: "uwe@example.com", password: "" };

/** Must run before a server opens the storage. */
export async function addUnderwriter({ env }: Storage): Promise<void> {
  const command = fileURLToPath(new URL("../../../apps/server/src/commands/staff.ts", import.meta.url));
  const words = [command, "add", underwriter.email, "underwriter", "Uwe"];
  const { stdout } = await promisify(execFile)(process.execPath, words, { env: { ...process.env, ...env } });
  underwriter.password = stdout.trim();
}

/** The one-time code for a secret (RFC 6238), now or when a server whose clock was moved has this time. */
export function codeNow(secret: string, at = Date.now()): string {
  const bits = [...secret].map((text) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(text).toString(2).padStart(5, "0"));
  const key = Buffer.from((bits.join("").match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const mac = createHmac("sha1", key).update(step).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, "0");
}
