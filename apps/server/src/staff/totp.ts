import { createHmac, timingSafeEqual } from "node:crypto";

/** RFC 6238 with SHA-1, 30 seconds and six digits, which every authenticator app supports. */
const stepSeconds = 30;
const digits = 6;
const tolerance = 1;

function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds);
}

/** The code of a time step. Source: RFC 4226, section 5.3. */
export function codeOfStep(secret: Buffer, step: number, length: number = digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = (mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** length;
  return String(number).padStart(length, "0");
}

/** The time step of a typed code; null when the code is wrong or not later than `lastStep`. Ignores white space. */
export function findStep(secret: Buffer, typed: string, now: Date, lastStep: number | null): number | null {
  const code = typed.replaceAll(/\s/g, "");
  if (!/^\d{6}$/.test(code)) return null;
  const current = stepAt(now);
  for (let step = current - tolerance; step <= current + tolerance; step++) {
    const right = timingSafeEqual(Buffer.from(codeOfStep(secret, step)), Buffer.from(code));
    if (right && (lastStep === null || step > lastStep)) return step;
  }
  return null;
}

/** Base32 without padding (RFC 4648). */
export function toBase32(bytes: Buffer): string {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet.charAt(Number.parseInt(five.padEnd(5, "0"), 2))).join("");
}

export function totpUri(secret: Buffer, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
