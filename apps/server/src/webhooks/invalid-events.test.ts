import { listStaffDeliveries, listWebhookDeliveries, listWebhooks, resendGivenUp } from "@kautia/contract";
import { afterAll, expect, test } from "vitest";
import { makeInvitedTenant } from "#testing/applications/invitations.ts";
import { makeTestPartner } from "#testing/people/partners.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { addReceiver, openReceiver } from "#testing/doubles/webhook-receiver.ts";
import { settle } from "#testing/server/settle.ts";

const server = await makeTestServer({ config: { webhooksMayBePrivate: true } });
const receiver = await openReceiver(server);
const key = await makeTestPartner(server, "kern");
afterAll(async () => {
  await receiver.close();
  await server.close();
});

const deliver = () => settle(server);

test("an event with invalid stored data is given up and listed, and later events are delivered", async () => {
  const { id } = await addReceiver(server, key, receiver);
  await makeInvitedTenant(server, key);
  const { db } = server.deps;
  await db
    .updateTable("webhook_event")
    .set({ data: JSON.stringify({ test: "maybe" }) })
    .execute();
  server.clock.advance(1000);
  await makeInvitedTenant(server, key, { tenant: { email: "next@example.com" } });
  await deliver();
  expect(receiver.types()).toEqual(["invitation.accepted"]);

  const list = async () =>
    (await server.call(listWebhookDeliveries, { params: { id } }, key)).body?.deliveries.map((delivery) => [
      delivery.status,
      delivery.lastError,
      delivery.nextTryAt,
    ]);
  const rows = [
    ["DELIVERED", null, null],
    ["GIVEN_UP", "EVENT_INVALID", null],
  ];
  expect(await list()).toEqual(rows);
  // It does not count as a failure of the receiver.
  expect((await server.call(listWebhooks, {}, key)).body?.webhooks).toMatchObject([
    { enabled: true, failingSince: null },
  ]);
  const staff = await server.call(listStaffDeliveries, {}, await logInAsStaff(server));
  expect(staff.body).toMatchObject({ rows: [{ status: "GIVEN_UP", lastError: "EVENT_INVALID" }], total: 1 });

  expect((await server.call(resendGivenUp, { params: { id } }, key)).body).toEqual({ resent: 1 });
  await deliver();
  expect(await list()).toEqual(rows);
});
