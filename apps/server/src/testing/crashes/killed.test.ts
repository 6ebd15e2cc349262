import { acceptAsLandlord } from "@kautia/contract";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { makeTestServer } from "../server/make-test-server.ts";
import { makeAccepted, makeSigned, readCharges, readLandlordToken, runUntil } from "../policies/sign-policy.ts";
import { makeWork } from "../../work.ts";
import { sentMails } from "../people/mails.ts";
import { settle } from "../server/settle.ts";

const server = await makeTestServer();
afterAll(() => server.close());

/** Stops due work before or after a call, as if killed there, and ends the leases left behind. */
async function runWorkUntilKilled(act: "charge" | "send", when: "before" | "after", until: string): Promise<void> {
  const { deps } = server;
  const { brand, operator, publicUrl } = deps.config;
  const never = new Promise<never>(() => {});
  await new Promise<void>((onKill) => {
    const killedAt =
      <Input, Answer>(real: (input: Input) => Promise<Answer>) =>
      async (input: Input): Promise<Answer> => {
        if (when === "after") await real(input);
        onKill();
        return never;
      };
    const payment = act === "charge" ? { ...deps.payment, charge: killedAt(deps.payment.charge) } : deps.payment;
    const mail = act === "send" ? { ...deps.mail, send: killedAt(deps.mail.send) } : deps.mail;
    void makeWork({ ...deps, brand, operator, publicUrl, payment, mail }).runDueUntil(new Date(until));
  });
  await sql`UPDATE charge_attempt SET leased_until = clock_timestamp()`.execute(deps.db);
  await sql`UPDATE mail SET leased_until = clock_timestamp()`.execute(deps.db);
}

test.each(["before", "after"] as const)(
  "charges exactly once when a server was killed %s the provider charged",
  async (when) => {
    // Different days of the month, so that the other policy's next premium is not charged at the same time.
    const day = when === "before" ? "2027-03-15" : "2027-04-01";
    const { refId } = await makeAccepted(server, { insuranceStart: day, landlordEmail: `${when}@example.com` });
    await settle(server);
    await runWorkUntilKilled("charge", when, `${day}T12:00:00Z`);
    expect(await readCharges(server, refId)).toHaveLength(when === "before" ? 0 : 1);
    expect(await readAttempts(refId)).toEqual([{ status: "ASKED" }]);

    await runUntil(server, `${day}T13:00:00Z`);
    expect(await readCharges(server, refId)).toHaveLength(1);
    expect(await readAttempts(refId)).toEqual([{ status: "SUCCEEDED" }]);
    const booked = server.deps.db.selectFrom("ledger_entry").select("event").where("ref_id", "=", refId);
    const events = (await booked.orderBy("id").execute()).map(({ event }) => event);
    expect([...new Set(events)]).toEqual(["PREMIUM_DUE", "CHARGE_ASKED", "CHARGE_SUCCEEDED"]);
    expect(events).toHaveLength(6);
  },
);

test.each(["before", "after"] as const)(
  "sends one invitation with a working link when a server was killed %s sending it",
  async (when) => {
    const landlordEmail = `mail-${when}@example.com`;
    await makeSigned(server, { insuranceStart: "2027-06-01", landlordEmail });
    await runWorkUntilKilled("send", when, server.deps.clock.now().toISOString());
    const token = await readLandlordToken(server, landlordEmail);
    const mails = (await sentMails(server)).filter(({ to }) => to === landlordEmail);
    expect(mails).toHaveLength(1);
    expect((await server.call(acceptAsLandlord, { params: { token } })).body?.status).toBe("ACCEPTED");
  },
);

test("charges each premium once when three workers run at the same time", async () => {
  const { deps } = server;
  const { brand, operator, publicUrl } = deps.config;
  const refIds: string[] = [];
  for (let count = 0; count < 20; count++) {
    const options = { insuranceStart: "2027-07-01", landlordEmail: `many-${count}@example.com` };
    refIds.push((await makeAccepted(server, options)).refId);
  }
  const workers = [1, 2, 3].map(() => makeWork({ ...deps, brand, operator, publicUrl }));
  await Promise.all(workers.map((worker) => worker.runDueUntil(new Date("2027-08-02T12:00:00Z"))));
  for (const refId of refIds) expect(await readCharges(server, refId)).toHaveLength(2);
});

function readAttempts(refId: string) {
  return server.deps.db
    .selectFrom("charge_attempt")
    .innerJoin("premium", "premium.id", "charge_attempt.premium_id")
    .select("charge_attempt.status")
    .where("ref_id", "=", refId)
    .execute();
}
