import { createHmac, timingSafeEqual } from "node:crypto";

/** Time-based one-time codes: RFC 6238 with SHA-1, half a minute and six digits, which every authenticator app speaks. */
const stepSeconds = 30;
const digits = 6;
/** A phone's clock may be off by so many steps. */
const tolerance = 1;

/** The half minute that an instant lies in, counted from 1970. */
function stepAt(now: Date): number {
  return Math.floor(now.getTime() / 1000 / stepSeconds);
}

/** The code of a step (RFC 4226, section 5.3). */
export function codeOfStep(secret: Buffer, step: number, length: number = digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = (mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** length;
  return String(number).padStart(length, "0");
}

/** The step whose code was typed, later than `lastStep`; null when it is none. Blanks between the digits do not count. */
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

/** A secret as people type it into an authenticator (RFC 4648, base 32 without padding). */
export function toBase32(bytes: Buffer): string {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet.charAt(Number.parseInt(five.padEnd(5, "0"), 2))).join("");
}

/** What an authenticator app opens by itself. */
export function totpUri(secret: Buffer, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=${encodeURIComponent(issuer)}`;
}
