import type { MailKind } from "@kautia/locales/mails";
import { settle } from "../server/settle.ts";
import type { TestServer } from "../server/make-test-server.ts";

type Server = Pick<TestServer, "deps">;

/** The mails so far, newest first: all, or those to an address whose subject fits. */
export async function sentMails({ deps }: Server, address?: string, subject = /./) {
  const mails = (await deps.outbox?.list()) ?? [];
  return mails.filter((mail) => (address === undefined || mail.to === address) && subject.test(mail.subject));
}

/** The same after all due work. */
export async function mailsTo(server: Server, address: string, subject?: RegExp) {
  await settle(server);
  return sentMails(server, address, subject);
}

/** Does all due work. Returns the recipients of the mails of this kind, first to last. */
export async function findRecipients(server: Server, kind: MailKind): Promise<string[]> {
  await settle(server);
  const rows = await server.deps.db
    .selectFrom("mail")
    .select("to_address")
    .where("kind", "=", kind)
    .orderBy("created_at")
    .execute();
  return rows.map(({ to_address }) => to_address);
}
