import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ben, cem, dora } from "../policies/co-tenants.ts";
import { CrashLoop, type Undisturbed } from "./crash-loop.ts";
import { JointJourney } from "./joint-journey.ts";
import { isShort, provider, testFaults } from "./test-faults.ts";

// Only in `npm run test:full` and `npm run crashes`.
describe.skipIf(isShort)("a contract that three tenants sign", () => {
  let loop: CrashLoop;
  let undisturbed: Undisturbed;
  beforeAll(async () => {
    loop = await CrashLoop.open(provider, { People: JointJourney });
    undisturbed = await loop.runUndisturbed();
  }, 300_000);
  afterAll(() => loop.close());

  test("is concluded once, and each tenant gets each mail that goes to all once", () => {
    const { statuses, counts, mails } = undisturbed;
    expect(statuses).toEqual(["SIGNED", "ACCEPTED", "ACTIVE", "CANCELLATION_REQUESTED", "ENDED"]);
    expect(counts).toMatchObject({ policies: 1, evidence: 1, releases: 1, accounts: 3, claims: 1 });
    for (const kind of ["claim-reported", "objection-received", "cancellation-received", "released"])
      for (const { email } of [ben, dora])
        expect(
          mails.filter((mail) => mail.startsWith(`${kind} ${email}`)),
          `${kind} ${email}`,
        ).toHaveLength(1);
    for (const mail of [`co-tenant-released ${cem.email}`, `co-tenant-joined ${dora.email}`])
      expect(
        mails.filter((each) => each.startsWith(mail)),
        mail,
      ).toHaveLength(1);
  });

  testFaults(() => ({ loop, undisturbed }));
});
