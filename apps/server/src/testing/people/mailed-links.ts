import { askToInvite, inviteStaff } from "@kautia/contract";
import { mailKinds } from "@kautia/locales/mails";
import { sampleMails } from "@kautia/locales/testing";
import { type MailLink, mailRules } from "../../mails/index.ts";
import { mailContent } from "../../mail-content/index.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { signDemoOffer } from "../../partners/demo-partner.ts";
import type { Callers } from "./callers.ts";
import { offer } from "../applications/invitations.ts";
import type { TestServer } from "../server/make-test-server.ts";

/** These links need more than an application and a policy, so the mails are caused and sent. */
const sentForReal: readonly (MailLink | null)[] = ["invitation", "confirmation", "desk-access", "partner-login"];

/** The addresses of every kind of mailed link, all of them unused, and of a link that a partner signed. */
export async function makeMailedLinks(server: TestServer, { ada, own }: Callers): Promise<URL[]> {
  const { deps, call, clock } = server;
  const { db, config } = deps;
  const landlord = { email: "vermieterin@example.com", type: "private", firstName: "Lena", lastName: "Kern" } as const;
  const colleague = { email: "vera@example.com", name: "Vera Weiß", role: "underwriter" } as const;
  const caused = [
    await call(askToInvite, { body: { ...offer, landlord } }),
    await call(inviteStaff, { body: colleague }, own.administrator.headers),
  ];
  for (const { problem } of caused) if (problem) throw new Error(`no link was mailed: ${problem.errorCode}`);
  await db
    .insertInto("rating")
    .values({ ref_id: ada.policyRefId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await deps.jobs.runDueUntil(clock.now());
  const sent = await deps.outbox?.list();
  const links = (sent ?? []).flatMap(({ text }) => text.match(/http:\/\/localhost\S+/g) ?? []);
  const mails = await db.selectFrom("mail").selectAll().limit(1).execute();
  const contract = db.selectFrom("policy").select(["tenant_email", "landlord_email"]);
  const people = await contract.where("ref_id", "=", ada.policyRefId).executeTakeFirstOrThrow();
  const workDeps = { ...deps, brand: config.brand, operator: config.operator, publicUrl: config.publicUrl };
  for (const kind of mailKinds.filter((mailKind) => !sentForReal.includes(mailRules[mailKind].link)))
    for (const mail of mails) {
      const ref_id = mailRules[kind].reader === "applicant" ? ada.applicationRefId : ada.policyRefId;
      const co_tenant_id = mailRules[kind].link === "co-tenant" ? "00000000-0000-4000-8000-000000000000" : null;
      const to_address = mailRules[kind].reader === "landlord" ? people.landlord_email : people.tenant_email;
      const about = { ...mail, kind, ref_id, co_tenant_id, to_address, data: sampleMails[kind], secret: null };
      const made = await inTransaction(db, (transaction) => mailContent.makeLinks(transaction, workDeps, about));
      links.push(...Object.values(made).filter((link) => link !== null));
    }
  const exp = Math.floor(clock.now().getTime() / 1000) + 86_400;
  links.push(`${config.publicUrl}/de?pd=${signDemoOffer({ exp, offer })}`);
  return links.map((link) => new URL(link));
}
