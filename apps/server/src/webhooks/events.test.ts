import {
  acceptClaim,
  acceptGuarantee,
  claimGuarantee,
  getInvitation,
  getRisk,
  type PartnerEvent,
  releaseGuarantee,
  saveInvitationDetails,
  saveLandlordDetails,
  saveSummary,
} from "@kautia/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { details, makeInvitedTenant, offer } from "#testing/applications/invitations.ts";
import { makeTestPartner } from "#testing/people/partners.ts";
import { makeTestServer, type TestServer } from "#testing/server/make-test-server.ts";
import { makeInvitedReadyToSign, makePartnerPolicy } from "#testing/policies/partner-policy.ts";
import { failingCard, fittingNeeds, makeSigned, runUntil, signWithCard } from "#testing/policies/sign-policy.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { addReceiver, openReceiver, type Receiver, verify } from "#testing/doubles/webhook-receiver.ts";
import { settle } from "#testing/server/settle.ts";

let server: TestServer;
let receiver: Receiver;
let key: { authorization: string };
let secret: string;
beforeEach(async () => {
  server = await makeTestServer({ config: { webhooksMayBePrivate: true } });
  receiver = await openReceiver(server);
  key = await makeTestPartner(server, "kern");
  ({ secret } = await addReceiver(server, key, receiver));
});
afterEach(async () => {
  await server.close();
  await receiver.close();
});

const deliver = () => settle(server);
const last = (): PartnerEvent | undefined => receiver.requests.at(-1)?.event;
const begun = "2027-02-01T09:00:00.000Z";

test("a partner gets signed events about a rental, in order, from the invitation to the end", async () => {
  const { refId } = await makePartnerPolicy(server, key, { reference: "B-12/3", insuranceStart: "2027-02-01" });
  await server.call(acceptGuarantee, { params: { refId } }, key);
  await runUntil(server, begun);
  const items = [{ description: "Lampe", amount: 45 }];
  const claimed = await server.call(claimGuarantee, { params: { refId }, body: { items } }, key);
  const body = { signature: true, signedBy: "Mia Kern" } as const;
  await server.call(releaseGuarantee, { params: { refId }, body }, key);
  await deliver();
  expect(receiver.types()).toEqual([
    "invitation.accepted",
    "guarantee.signed",
    "guarantee.accepted",
    "guarantee.active",
    "claim.changed",
    "guarantee.released",
    "guarantee.ended",
  ]);
  for (const request of receiver.requests) verify(secret, request);
  expect(receiver.requests.map(({ event }) => event.data.reference)).toEqual(Array(7).fill("B-12/3"));
  expect(receiver.requests[2]?.event).toEqual({
    type: "guarantee.accepted",
    timestamp: "2027-01-15T10:00:00.000Z",
    data: {
      invitationId: receiver.requests[0]?.event.data.invitationId,
      reference: "B-12/3",
      guaranteeRefId: refId,
      contractNumber: expect.stringMatching(/^DE-/),
      status: "ACCEPTED",
      insuranceStart: "2027-02-01",
      insuranceEnd: null,
      coverStart: "2027-02-01",
      coveredUntil: null,
    },
  });
  const claimId = claimed.body?.claims.at(-1)?.id;
  expect(receiver.requests[4]?.event.data).toMatchObject({
    claimId,
    claimState: "OBJECTION",
    amount: 45,
    granted: null,
  });
  expect(last()?.data).toMatchObject({ status: "ENDED", coveredUntil: "2027-02-01" });
});

test("the event of an opened invitation has the public id that the call for invitations accepts", async () => {
  await makeInvitedTenant(server, key, { reference: "B-12/3", insuranceStart: "2027-05-01" });
  await deliver();
  const { data } = last() ?? {};
  expect(data).toEqual({
    invitationId: expect.any(String),
    reference: "B-12/3",
    insuranceStart: "2027-05-01",
    insuranceEnd: null,
  });
  const params = { id: data?.invitationId ?? "" };
  const read = await server.call(getInvitation, { params }, key);
  expect(read.body).toMatchObject({ publicId: params.id, reference: "B-12/3", status: "USED" });
});

test("a partner learns that an application was decided, but not how", async () => {
  const token = await makeInvitedTenant(server, key, { reference: "B-12/3" });
  await server.call(saveInvitationDetails, { body: { ...details, token } });
  const consents = { termsAndPrivacy: true, initialInformation: true };
  const saved = await server.call(saveSummary, { body: { token, consents, needs: fittingNeeds } });
  expect(saved.status).toBe(200);
  const risk = await server.call(getRisk, { query: { token } });
  expect(risk.status).toBe(200);
  await deliver();
  expect(receiver.types()).toEqual(["invitation.accepted", "application.decided"]);
  expect(Object.keys(last()?.data ?? {})).toEqual(["invitationId", "reference"]);
});

test("a partner learns nothing about an application once the tenant has named another landlord", async () => {
  const token = await makeInvitedTenant(server, key, { reference: "B-12/3" });
  await server.call(saveInvitationDetails, { body: { ...details, token } });
  const landlord = { token, email: "eigentuemer@example.com", phone: null };
  expect((await server.call(saveLandlordDetails, { body: landlord })).ok).toBe(true);
  const consents = { termsAndPrivacy: true, initialInformation: true };
  expect((await server.call(saveSummary, { body: { token, consents, needs: fittingNeeds } })).ok).toBe(true);
  expect((await server.call(getRisk, { query: { token } })).ok).toBe(true);
  await deliver();
  expect(receiver.types()).toEqual(["invitation.accepted"]);
});

test("a partner gets an event when a premium cannot be charged", async () => {
  const token = await makeInvitedReadyToSign(server, key, { insuranceStart: "2027-02-01" });
  const { refId } = await signWithCard(server, token, failingCard);
  await server.call(acceptGuarantee, { params: { refId } }, key);
  await runUntil(server, begun);
  expect(receiver.types().slice(-2)).toEqual(["guarantee.accepted", "guarantee.past_due"]);
});

test("a partner gets an event for each step of a claim", async () => {
  const { refId } = await makePartnerPolicy(server, key, { insuranceStart: "2027-02-01" });
  await server.call(acceptGuarantee, { params: { refId } }, key);
  await runUntil(server, begun);
  const items = [{ description: "Lampe", amount: 45 }];
  const claimed = await server.call(claimGuarantee, { params: { refId }, body: { items } }, key);
  const claimId = claimed.body?.claims.at(-1)?.id ?? "";
  await runUntil(server, "2027-03-05T09:00:00.000Z");
  await server.call(acceptClaim, { params: { claimId }, body: {} }, await logInAsStaff(server));
  await deliver();
  expect(last()).toMatchObject({
    type: "claim.changed",
    data: { claimId, claimState: "GRANTED", amount: 45, granted: 45 },
  });
});

test("sends no event about other rentals, and none that no webhook asked for", async () => {
  await addReceiver(server, await makeTestPartner(server, "other"), receiver);
  await makeSigned(server);
  await deliver();
  expect(receiver.types()).toEqual([]);
  const few = await openReceiver(server);
  await addReceiver(server, key, few, ["guarantee.signed"]);
  await makePartnerPolicy(server, key, { address: { ...offer.address, streetNumber: "14" } });
  await deliver();
  expect(few.types()).toEqual(["guarantee.signed"]);
  expect(receiver.types()).toEqual(["invitation.accepted", "guarantee.signed"]);
  await few.close();
});
