import { addPasskey, askToAddPasskey, confirmAccount, logIn, logOut } from "@kautia/contract";
import type { Authenticator } from "./authenticator.ts";
import { mailsTo } from "./mails.ts";
import type { TestServer } from "../server/make-test-server.ts";

export const validPassword = "Lang-und-gut-1";

/** Sends due mails, and returns the secret in the newest mailed link to a page such as `new-password` or `rate`. */
export async function readMailedSecret(server: TestServer, email: string, page: string): Promise<string> {
  const mails = await mailsTo(server, email);
  const link = new RegExp(String.raw`/${page}(?:\?token=|/)([0-9a-f]{32})`);
  const secret = mails.flatMap(({ text }) => link.exec(text)?.[1] ?? [])[0];
  if (!secret) throw new Error(`no mail to ${email} has a link to ${page}`);
  return secret;
}

export async function setPassword(server: TestServer, email: string, password = validPassword): Promise<void> {
  const token = await readMailedSecret(server, email, "new-password");
  const set = await server.call(confirmAccount, { body: { token, password } });
  if (!set.ok) throw new Error(`setting the password failed: ${set.problem.errorCode}`);
  // Tests log in themselves if they need a session.
  await server.call(logOut, {}, { cookie: readCookie(set.headers).split(";")[0] ?? "" });
}

export async function openSession(server: TestServer, login: string, password = validPassword) {
  const opened = await server.call(logIn, { body: { login, password } });
  if (!opened.ok) throw new Error(`login failed: ${opened.problem.errorCode}`);
  return { cookie: readCookie(opened.headers).split(";")[0] ?? "" };
}

/** The first cookie that an answer sets; empty without one. */
export function readCookie(headers: Record<string, unknown>): string {
  const [first] = [headers["set-cookie"]].flat();
  return typeof first === "string" ? first : "";
}

export async function addPasskeyFrom(server: TestServer, session: { cookie: string }, device: Authenticator) {
  const challenge = await server.call(askToAddPasskey, {}, session);
  if (!challenge.ok) throw new Error(`no passkey challenge: ${challenge.problem.errorCode}`);
  const added = await server.call(addPasskey, { body: { passkey: device.make(challenge.body) } }, session);
  if (!added.ok) throw new Error(`adding the passkey failed: ${added.problem.errorCode}`);
  return added.body;
}
