import {
  acceptGuarantee,
  acceptInvitation,
  type CallRequest,
  claimGuarantee,
  getGuarantee,
  getInvitation,
  inviteTenant,
  keepProperties,
  listGuarantees,
  listInvitations,
  listPartnerClaims,
  listProperties,
  withdrawInvitation,
} from "@kautia/contract";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeBothKeys, offer } from "../testing/invitations.ts";
import { makePartnerPolicy } from "../testing/partner-policy.ts";
import { makeTestServer, type TestServer } from "../testing/make-test-server.ts";
import { runUntil } from "../testing/sign-policy.ts";

let server: TestServer;
let live: { authorization: string };
let testing: { authorization: string };
beforeAll(async () => {
  server = await makeTestServer();
  ({ live, testing } = await makeBothKeys(server, "kern"));
});
afterAll(() => server.close());

test("a test key begins with 'test_', and a live one does not", () => {
  expect(testing.authorization).toMatch(/^Bearer test_[0-9a-f]{32}$/);
  expect(live.authorization).toMatch(/^Bearer [0-9a-f]{32}$/);
});

test("each key reads and changes only guarantees of its own mode", async () => {
  const { refId } = await makePartnerPolicy(server, testing);
  for (const call of [getGuarantee, acceptGuarantee]) {
    const refused = await server.call(call, { params: { refId } }, live);
    expect(refused.problem).toMatchObject({ status: 404, errorCode: "POLICY_UNKNOWN" });
  }
  const listed = async (key: typeof live) =>
    (await server.call(listGuarantees, {}, key)).body?.guarantees.map((row) => row.refId);
  expect(await listed(live)).not.toContain(refId);
  expect(await listed(testing)).toContain(refId);
});

test("a test key can neither see nor change homes, which all tenants find", async () => {
  const properties = [{ id: "B-1", address: offer.address }];
  expect((await server.call(keepProperties, { body: { properties } }, testing)).problem?.errorCode).toBe("NOT_FOUND");
  expect((await server.call(listProperties, {}, testing)).problem?.errorCode).toBe("NOT_FOUND");
  expect((await server.call(keepProperties, { body: { properties } }, live)).status).toBe(200);
});

type Step =
  | { do: "invite"; isTest: boolean; reference: string }
  | { do: "read" | "withdraw" | "accept"; isTest: boolean; which: number };
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant("invite" as const),
      isTest: fc.boolean(),
      reference: fc.constantFrom("a", "b", "c"),
    }),
    fc.record({
      do: fc.constantFrom("read" as const, "withdraw" as const, "accept" as const),
      isTest: fc.boolean(),
      which: fc.nat(5),
    }),
  ),
  { maxLength: 12 },
);

test("keys of different modes never see or change each other's invitations", async () => {
  let count = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      count += 1;
      const partner = `partner-${count}`;
      const keys = await makeBothKeys(server, partner);
      const keyOf = (isTest: boolean) => (isTest ? keys.testing : keys.live);
      const made: { id: string; isTest: boolean; status: string }[] = [];
      for (const step of sequence) {
        if (step.do === "invite") {
          const body: CallRequest<typeof inviteTenant>["body"] = { ...offer, reference: step.reference };
          const invited = await server.call(inviteTenant, { body }, keyOf(step.isTest));
          const id = invited.body?.id ?? "";
          const known = made.find((one) => one.id === id);
          expect(known?.isTest ?? step.isTest).toBe(step.isTest);
          if (!known) made.push({ id, isTest: step.isTest, status: "OPEN" });
          continue;
        }
        const one = made[step.which];
        if (!one) continue;
        const params = { id: one.id };
        if (step.do === "accept") {
          if ((await server.call(acceptInvitation, { params })).ok) one.status = "USED";
          continue;
        }
        const call = step.do === "read" ? getInvitation : withdrawInvitation;
        const answer = await server.call(call, { params }, keyOf(step.isTest));
        if (step.isTest !== one.isTest) expect(answer.problem?.errorCode).toBe("INVITATION_UNKNOWN");
        else if (step.do === "withdraw" && answer.ok) one.status = "WITHDRAWN";
      }
      for (const isTest of [true, false]) {
        const { body } = await server.call(listInvitations, {}, keyOf(isTest));
        const seen = body?.invitations.map(({ status }) => status);
        const own = made.filter((one) => one.isTest === isTest).map(({ status }) => status);
        expect(seen?.toSorted()).toEqual(own.toSorted());
      }
    }),
    { numRuns: 12 },
  );
});

// It moves the clock, so it comes last.
test("each key lists and exports only claims of its own mode", async () => {
  const { refId } = await makePartnerPolicy(server, testing);
  await server.call(acceptGuarantee, { params: { refId } }, testing);
  await runUntil(server, "2027-06-01T10:00:00.000Z");
  const claimed = await server.call(
    claimGuarantee,
    { params: { refId }, body: { items: [{ description: "Lampe", amount: 45 }] } },
    testing,
  );
  expect(claimed.status).toBe(200);
  const listed = async (key: typeof live) =>
    (await server.call(listPartnerClaims, {}, key)).body?.claims.map((claim) => claim.refId);
  expect([await listed(live), await listed(testing)]).toEqual([[], [refId]]);
  const exported = async (key: typeof live, list: string) =>
    server.app.inject({ url: `/api/v1/partner/exports/${list}`, headers: key });
  expect((await exported(live, "claims")).body.trim().split("\n")).toHaveLength(1);
  expect((await exported(testing, "claims")).body.trim().split("\n")).toHaveLength(2);
  expect((await exported(testing, "homes")).statusCode).toBe(404);
});
