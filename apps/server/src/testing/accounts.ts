import { addPasskey, askToAddPasskey, confirmAccount, logIn } from "@kautia/contract";
import type { Authenticator } from "./authenticator.ts";
import type { TestServer } from "./make-test-server.ts";

export const goodPassword = "Lang-und-gut-1";

/** The secret at the end of the newest mail's link to that address, `new-password` or `rate`; mails are sent first. */
export async function readMailedSecret({ deps }: TestServer, email: string, page: string): Promise<string> {
  await deps.jobs.runDueUntil(deps.clock.now());
  const mails = ((await deps.outbox?.list()) ?? []).filter(({ to }) => to === email);
  const link = new RegExp(String.raw`/${page}(?:\?token=|/)([0-9a-f]{32})`);
  const secret = mails.flatMap(({ text }) => link.exec(text)?.[1] ?? [])[0];
  if (!secret) throw new Error(`no link to ${page} was mailed to ${email}`);
  return secret;
}

/** Sets the first password by the mailed link. */
export async function setPassword(server: TestServer, email: string, password = goodPassword): Promise<void> {
  const token = await readMailedSecret(server, email, "new-password");
  const set = await server.call(confirmAccount, { body: { token, password } });
  if (!set.ok) throw new Error(`no password was set: ${set.problem.errorCode}`);
}

/** Logs in; answers the header that goes with every call of the session. */
export async function openSession(server: TestServer, login: string, password = goodPassword) {
  const opened = await server.call(logIn, { body: { login, password } });
  if (!opened.ok) throw new Error(`not logged in: ${opened.problem.errorCode}`);
  return { cookie: readCookie(opened.headers).split(";")[0] ?? "" };
}

/** What the answer sets as a cookie; empty when nothing. */
export function readCookie(headers: Record<string, unknown>): string {
  const set = headers["set-cookie"];
  return typeof set === "string" ? set : "";
}

/** Adds a passkey from a device to the account of a session; answers it as it is listed. */
export async function addPasskeyFrom(server: TestServer, session: { cookie: string }, device: Authenticator) {
  const asked = await server.call(askToAddPasskey, {}, session);
  if (!asked.ok) throw new Error(`no passkey may be added: ${asked.problem.errorCode}`);
  const added = await server.call(addPasskey, { body: { passkey: device.make(asked.body) } }, session);
  if (!added.ok) throw new Error(`no passkey was added: ${added.problem.errorCode}`);
  return added.body;
}
