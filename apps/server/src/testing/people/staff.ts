import { countWaiting, logInStaff, staffCookieName, type StaffRole, type WorkKind } from "@kautia/contract";
import { addPerson, makeDemoStaff } from "../../staff/people/accounts.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { beginSession } from "../../access/index.ts";
import { readCookie } from "./accounts.ts";
import type { TestServer } from "../server/make-test-server.ts";

export const demoLogin = { email: "staff@example.com", password: "Staff-Demo-1!" };

export async function logInAsStaff(server: TestServer): Promise<{ cookie: string }> {
  await makeDemoStaff(server.deps);
  const opened = await server.call(logInStaff, { body: demoLogin });
  if (opened.body?.stage !== "open") throw new Error(`login at the desk failed: ${JSON.stringify(opened.problem)}`);
  return { cookie: readCookie(opened.headers).split(";")[0] ?? "" };
}

/** Adds a colleague and returns the id. */
export async function addColleague(
  { deps }: Pick<TestServer, "deps">,
  { name, role }: { name: string; role: StaffRole },
): Promise<string> {
  const email = `${name.toLowerCase()}@example.com`;
  await addPerson(deps, { email, name, role, password: demoLogin.password });
  const accounts = deps.db.selectFrom("staff_account").select("id").where("email_key", "=", email);
  const { id } = await accounts.executeTakeFirstOrThrow();
  return id;
}

/** Opens a colleague's session without login, which would need an authenticator. */
export async function openStaffSession({ deps }: Pick<TestServer, "deps">, id: string): Promise<{ cookie: string }> {
  const token = await inTransaction(deps.db, (transaction) => beginSession(transaction, deps, "staff", id));
  return { cookie: `${staffCookieName}=${token}` };
}

/** Adds an underwriter and opens their session. */
export async function logInColleague(server: Pick<TestServer, "deps">, name: string): Promise<{ cookie: string }> {
  return openStaffSession(server, await addColleague(server, { name, role: "underwriter" }));
}

export function fromBase32(text: string): Buffer {
  const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const bits = [...text].map((item) => alphabet.indexOf(item).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** How many pieces of work of this kind wait for a person. */
export async function countWork(server: TestServer, kind: WorkKind, headers: { cookie: string }) {
  const { body } = await server.call(countWaiting, {}, headers);
  return body?.work.find((counted) => counted.kind === kind)?.all;
}
