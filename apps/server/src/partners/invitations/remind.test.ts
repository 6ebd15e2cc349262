import {
  acceptInvitation,
  getInvitation,
  getInvitationLink,
  type InvitationView,
  inviteTenant,
  maxInvitationReminders,
  remindTenant,
  stopReminders,
  withdrawInvitation,
} from "@kautia/contract";
import { afterAll, expect, test } from "vitest";
import { type Offer, offer } from "#testing/applications/invitations.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { addTestPerson, logInAsPerson, makeTestPartner } from "#testing/people/partners.ts";
import { completeInvited, makePartnerPolicy } from "#testing/policies/partner-policy.ts";
import { logInAsStaff } from "#testing/people/staff.ts";

const server = await makeTestServer();
const key = await makeTestPartner(server, "kern");
afterAll(() => server.close());

let count = 0;
async function invite(changes: Partial<Offer> = {}): Promise<InvitationView> {
  const tenant = { ...offer.tenant, email: `tenant-${++count}@example.com` };
  const made = await server.call(inviteTenant, { body: { ...offer, tenant, ...changes } }, key);
  if (!made.ok) throw new Error(made.problem.errorCode);
  return made.body;
}
const remind = (id: string, by: Record<string, string> = key) => server.call(remindTenant, { params: { id } }, by);
async function readReminders(to: string) {
  const { clock, jobs, outbox } = server.deps;
  await jobs.runDueUntil(clock.now());
  const mails = (await outbox?.list()) ?? [];
  return mails.filter((mail) => mail.to === to && mail.subject.includes("erinnert Sie"));
}
const secretIn = (text: string | undefined) => /invitation-token=([0-9a-f]+)/.exec(text ?? "")?.[1] ?? "";

test("a reminder's link opens the invitation as the first one does, and both lead to one application", async () => {
  const invitation = await invite();
  const reminded = await remind(invitation.publicId);
  expect(reminded.body).toMatchObject({ remindedAt: server.clock.now().toISOString(), step: "INVITED" });
  const [mail] = await readReminders(invitation.tenantEmail);
  expect(mail?.text).toContain("Partner kern hat Sie eingeladen");
  const second = secretIn(mail?.text);
  expect(second).not.toBe("");
  expect(second).not.toBe(invitation.id);
  expect((await server.call(getInvitationLink, { params: { id: second } })).body).toMatchObject({ refId: null });
  const byReminder = await server.call(acceptInvitation, { params: { id: second } });
  const byInvitation = await server.call(acceptInvitation, { params: { id: invitation.id } });
  expect(byReminder.body?.refId).toBe(byInvitation.body?.refId);
  expect((await server.call(getInvitation, { params: { id: invitation.id } }, key)).body?.step).toBe("STARTED");
});

test("reminds once a day, however often and at once it is asked, and three times in all", async () => {
  const { id, tenantEmail } = await invite();
  for (let day = 0; day < maxInvitationReminders; day++) {
    const answers = await Promise.all([remind(id), remind(id), remind(id)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await readReminders(tenantEmail)).toHaveLength(day + 1);
    server.clock.advance(86_400_000);
  }
  expect((await remind(id)).problem?.errorCode).toBe("STEP_NOT_ALLOWED");
  expect(await readReminders(tenantEmail)).toHaveLength(maxInvitationReminders);
});

test("does not remind of a withdrawn, expired, decided or foreign invitation", async () => {
  const withdrawn = await invite();
  await remind(withdrawn.id);
  await server.call(withdrawInvitation, { params: { id: withdrawn.id } }, key);
  expect(await readReminders(withdrawn.tenantEmail)).toEqual([]);
  expect((await remind(withdrawn.id)).problem?.errorCode).toBe("INVITATION_EXPIRED");

  const decided = await invite();
  const accepted = await server.call(acceptInvitation, { params: { id: decided.id } });
  await completeInvited(server, accepted.body?.token ?? "");
  expect((await server.call(getInvitation, { params: { id: decided.id } }, key)).body?.step).toBe("CHECKED");
  expect((await remind(decided.id)).problem?.errorCode).toBe("STEP_NOT_ALLOWED");

  const open = await invite();
  const other = await makeTestPartner(server, "other");
  expect((await remind(open.publicId, other)).problem?.errorCode).toBe("INVITATION_UNKNOWN");
  expect((await remind("x")).problem?.errorCode).toBe("INVITATION_UNKNOWN");
  server.clock.advance(31 * 86_400_000);
  expect((await remind(open.id)).problem?.errorCode).toBe("INVITATION_EXPIRED");
  expect(await readReminders(open.tenantEmail)).toEqual([]);
});

test("people of the partner remind from the page, and a tenant can stop reminders", async () => {
  const { publicId, tenantEmail } = await invite();
  const staff = await logInAsStaff(server);
  const session = await logInAsPerson(server, (await addTestPerson(server, "kern", staff)).email);
  expect((await remind(publicId, session)).status).toBe(200);
  const [mail] = await readReminders(tenantEmail);
  const token = /no-reminders\/([0-9a-f]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  expect((await server.call(stopReminders, { params: { token } })).status).toBe(200);
  server.clock.advance(86_400_000);
  await remind(publicId, key);
  expect(await readReminders(tenantEmail)).toHaveLength(1);
});

test("an invitation names its tenant and, once signed, its guarantee", async () => {
  const { refId } = await makePartnerPolicy(server, key, { reference: "signed" });
  const { tenant } = offer;
  const found = await server.deps.db
    .selectFrom("invitation")
    .select("public_id")
    .where("ref_id", "=", refId)
    .executeTakeFirstOrThrow();
  expect((await server.call(getInvitation, { params: { id: found.public_id } }, key)).body).toMatchObject({
    tenantName: `${tenant.firstName} ${tenant.lastName}`,
    step: "SIGNED",
    guaranteeRefId: refId,
  });
  expect((await invite({ tenant: { email: "nameless@example.com" } })).tenantName).toBeNull();
});
