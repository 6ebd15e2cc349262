import { createHmac } from "node:crypto";
import { cookieFrom } from "./account.ts";
import type { ApiClient } from "./api-client.ts";
import { mailedLink, secretOf } from "./mailbox.ts";
import { asStaff } from "./staff.ts";
import { expectSuccess } from "./tenant-by-api.ts";

const password = "Kollegin-Demo-1!";

/** Invites a colleague, and logs them in with an authenticator. `now`: the server's time. */
export async function addColleague(api: ApiClient, url: string, now: Date): Promise<{ cookie: string }> {
  const ute = { email: "ute@example.com", name: "Ute Weiß", role: "underwriter" };
  expectSuccess(await api.post("/staff/people", { ...ute, code: "000000" }, await asStaff(url)));
  const token = secretOf(await mailedLink(api, ute.email, "staff/invited"));
  expectSuccess(await api.post("/staff/invitation", { token, password }));
  const login = { email: ute.email, password };
  const { secret } = expectSuccess(await api.post("/staff/session", login));
  return { cookie: await cookieFrom(url, "/staff/session", { ...login, code: codeAt(secret, now) }) };
}

/** The one-time code of an authenticator (RFC 6238). */
function codeAt(secret: string, now: Date): string {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now.getTime() / 30_000)));
  const mac = createHmac("sha1", key).update(counter).digest();
  const offset = mac.readUInt8(19) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, "0");
}
