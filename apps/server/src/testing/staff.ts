import { logInStaff } from "@kautia/contract";
import { makeDemoStaff } from "../desk/people/accounts.ts";
import { readCookie } from "./accounts.ts";
import type { TestServer } from "./make-test-server.ts";

export const demoLogin = { email: "staff@example.com", password: "Staff-Demo-1!" };

export async function logInAtDesk(server: TestServer): Promise<{ cookie: string }> {
  await makeDemoStaff(server.deps);
  const opened = await server.call(logInStaff, { body: demoLogin });
  if (opened.body?.stage !== "open") throw new Error(`login at the desk failed: ${JSON.stringify(opened.problem)}`);
  return { cookie: readCookie(opened.headers).split(";")[0] ?? "" };
}

export function fromBase32(text: string): Buffer {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...text].map((one) => alphabet.indexOf(one).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
