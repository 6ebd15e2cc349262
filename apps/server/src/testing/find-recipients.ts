import type { MailKind } from "@kautia/locales/mails";
import type { TestServer } from "./make-test-server.ts";

/** The addresses that mails of this kind were written to, after all due work was done. */
export async function findRecipients({ deps }: Pick<TestServer, "deps">, kind: MailKind): Promise<string[]> {
  await deps.jobs.runDueUntil(deps.clock.now());
  const rows = await deps.db.selectFrom("mail").select("to_address").where("kind", "=", kind).execute();
  return rows.map(({ to_address }) => to_address);
}
