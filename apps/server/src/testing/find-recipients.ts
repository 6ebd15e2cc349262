import type { MailKind } from "@kautia/locales/mails";
import type { TestServer } from "./make-test-server.ts";

/** Does all due work and returns the recipients of the mails of this kind. */
export async function findRecipients({ deps }: Pick<TestServer, "deps">, kind: MailKind): Promise<string[]> {
  await deps.jobs.runDueUntil(deps.clock.now());
  const rows = await deps.db.selectFrom("mail").select("to_address").where("kind", "=", kind).execute();
  return rows.map(({ to_address }) => to_address);
}
