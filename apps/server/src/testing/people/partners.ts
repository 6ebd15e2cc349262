import { addPersonToPartner, askForPartnerLink, logInPartner, type PartnerPerson } from "@kautia/contract";
import { makeKey, makePartner } from "../../partners/keys.ts";
import { readCookie, readMailedSecret } from "./accounts.ts";
import type { TestServer } from "../server/make-test-server.ts";

export async function makeTestPartner({ deps }: TestServer, id: string): Promise<{ authorization: string }> {
  await makePartner(deps, id, `Partner ${id}`);
  return { authorization: `Bearer ${await makeKey(deps, id)}` };
}

let count = 0;

export async function addTestPerson(
  server: TestServer,
  partner: string,
  staff: { cookie: string },
  email = `person-${++count}@example.com`,
): Promise<PartnerPerson> {
  const body = { name: "Mia Kern", email, language: "de" } as const;
  const added = await server.call(addPersonToPartner, { params: { id: partner }, body }, staff);
  if (!added.ok) throw new Error(`adding a person failed: ${added.problem.errorCode}`);
  return added.body;
}

export async function logInAsPerson(server: TestServer, email: string): Promise<{ cookie: string }> {
  await server.call(askForPartnerLink, { body: { email } });
  const token = await readMailedSecret(server, email, "partner/login");
  const opened = await server.call(logInPartner, { body: { token } });
  if (!opened.ok) throw new Error(`login failed: ${opened.problem.errorCode}`);
  return { cookie: readCookie(opened.headers).split(";")[0] ?? "" };
}
