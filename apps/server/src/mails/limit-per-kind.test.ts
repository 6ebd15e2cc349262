import type { MailKind } from "@kautia/locales/mails";
import { afterAll, expect, test } from "vitest";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { secondsUntilNextMail } from "./limit-per-kind.ts";
import { writeMail } from "./write-mail.ts";

const server = await makeTestServer();
afterAll(() => server.close());

const to = "Otto.Kern@example.com";
const tenMinutes = 600_000;

const wait = (kind: MailKind, address: string, worksFor?: number) =>
  server.deps.db
    .transaction()
    .execute((transaction) => secondsUntilNextMail(transaction, server.deps, { kind, to: address, worksFor }));

async function requestMail() {
  const kind = "invitation-confirmation";
  const mail = { kind, refId: null, to, language: "de", country: "de", data: { expiresOn: "2027-02-01" } } as const;
  const reason = `${kind}:${server.deps.random.uuid()}`;
  await server.deps.db.transaction().execute((transaction) => writeMail(transaction, server.deps, { ...mail, reason }));
}

test("allows three mails of a kind to a mailbox in any hour, and says when the next may follow", async () => {
  for (let count = 0; count < 3; count++) {
    expect(await wait("invitation-confirmation", to)).toBeNull();
    await requestMail();
    server.clock.advance(tenMinutes);
  }
  expect(await wait("invitation-confirmation", to.toLowerCase())).toBe(30 * 60);
  // The latest is ten minutes old.
  expect(await wait("invitation-confirmation", to, tenMinutes + 1)).toBe(30 * 60);
  expect(await wait("invitation-confirmation", to, tenMinutes)).toBeNull();
  expect(await wait("landlord-link", to)).toBeNull();
  expect(await wait("invitation-confirmation", "somebody@example.com")).toBeNull();
  server.clock.advance(3 * tenMinutes);
  expect(await wait("invitation-confirmation", to)).toBeNull();
});
