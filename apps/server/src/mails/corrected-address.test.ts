import { askToResume, correctContact, saveName } from "@kautia/contract";
import { afterAll, expect, test, vi } from "vitest";
import { mailContent } from "../mail-content/index.ts";
import { makeNamedApplication, tenantName } from "#testing/applications/answers.ts";
import { testEngine } from "#testing/database/make-test-database.ts";
import { mailsTo, sentMails } from "#testing/people/mails.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { makeSigned } from "#testing/policies/sign-policy.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";

const server = await makeTestServer();
afterAll(() => server.close());

async function readersOf(kind: "landlord-page" | "resume"): Promise<string[]> {
  const links = server.deps.db.selectFrom("link").innerJoin("mail", "mail.id", "link.mail_id");
  const rows = await links.select("mail.to_address as to").where("link.kind", "=", kind).execute();
  return rows.map(({ to }) => to);
}

test.runIf(testEngine() === "postgres")(
  "a mail that was claimed just before its address was corrected makes no link for the old mailbox",
  async () => {
    const [old, corrected] = ["tpyo@example.com", "typo@example.com"];
    const token = await makeNamedApplication(server, { email: old });
    await server.call(askToResume, { body: { email: old, token } });
    const { dropObsolete } = mailContent;
    const statuses: number[] = [];
    const checking = vi.spyOn(mailContent, "dropObsolete").mockImplementation(async (transaction, mails) => {
      const remaining = await dropObsolete(transaction, mails);
      if (!mails.some(({ kind }) => kind === "resume-link")) return remaining;
      checking.mockRestore();
      statuses.push((await server.call(saveName, { body: { ...tenantName, token, email: corrected } })).status);
      return remaining;
    });
    expect(await mailsTo(server, old)).toEqual([]);
    expect(statuses).toEqual([200]);
    expect(await readersOf("resume")).toEqual([]);
  },
);

test("a mail that still waits for the landlord's old mailbox goes there without a link", async () => {
  const [old, corrected] = ["old-landlord@example.com", "new-landlord@example.com"];
  const { refId } = await makeSigned(server, { landlordEmail: old, tenantEmail: "tenant@example.com" });
  const body = { party: "LANDLORD", detail: { field: "EMAIL", value: corrected } } as const;
  const staff = await logInAsStaff(server);
  const before = await sentMails(server, old);
  expect((await server.call(correctContact, { params: { refId }, body }, staff)).status).toBe(200);
  const after = await mailsTo(server, old);
  expect(after.length).toBeGreaterThan(before.length);
  expect(after.map(({ text }) => text).join()).not.toContain("/landlord/");
  expect(await readersOf("landlord-page")).toEqual([corrected]);
});
