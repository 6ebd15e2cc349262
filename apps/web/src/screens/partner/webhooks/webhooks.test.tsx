import type { Webhook, WebhookDelivery } from "@kautia/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { type Handler, ok, refused, refusedFor } from "../../../../../../tools/vitest/fake-server.ts";
import { showPartnerPage, person } from "#testing/show-partner-page.ts";
import { errorAtFocus } from "#testing/error-at-focus.ts";

const webhook: Webhook = {
  id: "w1",
  url: "https://hooks.kern.example/kautia",
  events: [],
  enabled: true,
  offBecause: null,
  createdAt: "2027-01-15T10:00:00.000Z",
  failingSince: null,
};
const delivery: WebhookDelivery = {
  eventId: "evt_1",
  type: "guarantee.signed",
  refId: "65f0c1a2b3d4e5f60718293a",
  happenedAt: "2027-01-15T10:00:00.000Z",
  status: "GIVEN_UP",
  attempts: 10,
  lastStatus: 500,
  lastError: null,
  lastTriedAt: "2027-01-18T10:00:00.000Z",
  nextTryAt: null,
};

function show(at: string, handlers: Record<string, Handler>) {
  return showPartnerPage(at, {
    "list-webhook-deliveries": () => ok({ deliveries: [], next: null }),
    ...handlers,
  });
}

it("adds a webhook and shows its secret, and says so when the address is known already", async () => {
  const webhooks: Webhook[] = [];
  const { user } = await show("/en/partner/webhooks", {
    "list-webhooks": () => ok({ webhooks: [...webhooks] }),
    "add-webhook": () => {
      const secret = webhooks.length === 0 ? "whsec_abc" : null;
      webhooks.splice(0, 1, webhook);
      return ok({ ...webhook, secret });
    },
  });
  expect(await screen.findByText("No webhook yet. Add the first one below.")).toBeTruthy();
  const add = async () => {
    await user.type(screen.getByLabelText("Address"), webhook.url);
    await user.click(screen.getByRole("button", { name: "Add webhook" }));
  };
  await add();
  expect(await screen.findByText("whsec_abc")).toBeTruthy();
  expect(await screen.findByRole("link", { name: webhook.url })).toBeTruthy();
  await add();
  expect(await screen.findByText("This address is on the list already")).toBeTruthy();
  expect(screen.queryByText("whsec_abc")).toBeNull();
});

it("explains an address that is refused", async () => {
  const { user } = await show("/en/partner/webhooks", {
    "list-webhooks": () => ok({ webhooks: [] }),
    "add-webhook": () => refused("FIELD_INVALID", [{ path: "url", errorCode: "FIELD_INVALID", params: {} }]),
  });
  await user.type(await screen.findByLabelText("Address"), "http://10.0.0.1/");
  await user.click(screen.getByRole("button", { name: "Add webhook" }));
  expect((await screen.findAllByText(/begins with https:\/\/ and can be reached/)).length).toBeGreaterThan(1);
});

it("adds a webhook for the chosen events only, and asks for one when none is chosen", async () => {
  const { user, server } = await show("/en/partner/webhooks", {
    "list-webhooks": () => ok({ webhooks: [{ ...webhook, events: ["claim.changed"] }] }),
    "add-webhook": () => ok({ ...webhook, secret: "whsec_abc" }),
  });
  const table = within(await screen.findByRole("table"));
  expect(table.getByText("There is news about a claim")).toBeTruthy();
  expect(table.getByText("claim.changed")).toBeTruthy();
  await user.type(screen.getByLabelText("Address"), webhook.url);
  await user.click(screen.getByRole("radio", { name: "Only some messages" }));
  await user.click(screen.getByRole("button", { name: "Add webhook" }));
  expect(await screen.findByText(/Choose at least one message/)).toBeTruthy();
  const events = ["guarantee.signed", "invitation.accepted"];
  for (const name of events) await user.click(screen.getByRole("checkbox", { name: new RegExp(name) }));
  await user.click(screen.getByRole("button", { name: "Add webhook" }));
  expect(await screen.findByText("whsec_abc")).toBeTruthy();
  expect(server.asked("add-webhook").map(({ body }) => body)).toEqual([
    { url: webhook.url, events: ["invitation.accepted", "guarantee.signed"] },
  ]);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Everything" }).checked).toBe(true);
});

it("changes the address and the events, and explains an address that another webhook has", async () => {
  const answers = [
    refused("WEBHOOK_EXISTS", [{ path: "url", errorCode: "WEBHOOK_EXISTS", params: {} }]),
    ok({ ...webhook, url: "https://new.kern.example/", events: [] }),
  ];
  const { user, server } = await show("/en/partner/webhooks?id=w1", {
    "list-webhooks": () => ok({ webhooks: [{ ...webhook, events: ["claim.changed"] }] }),
    "change-webhook": () => answers.shift() ?? ok(webhook),
  });
  await user.click(await screen.findByText("Change address and messages"));
  expect(screen.getByRole<HTMLInputElement>("checkbox", { name: /claim\.changed/ }).checked).toBe(true);
  const address = screen.getByLabelText("Address");
  await user.clear(address);
  await user.type(address, "https://new.kern.example/");
  await user.click(screen.getByRole("radio", { name: "Everything" }));
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  await waitFor(() => expect(errorAtFocus()).toMatch(/Another of your webhooks has this address/));
  await user.click(screen.getByRole("button", { name: "Save changes" }));
  expect(await screen.findByText("Your changes are saved")).toBeTruthy();
  expect(screen.getByText("https://new.kern.example/", { selector: ".partner-url" })).toBeTruthy();
  expect(screen.getByText("All")).toBeTruthy();
  expect(server.asked("change-webhook").map(({ body }) => body)).toEqual([
    { url: "https://new.kern.example/", events: [] },
    { url: "https://new.kern.example/", events: [] },
  ]);
});

it("offers no form when there are five webhooks", async () => {
  const numbered = (id: string) => ({ ...webhook, id, url: `${webhook.url}/${id}` });
  const webhooks = ["1", "2", "3", "4"].map(numbered);
  const { user } = await show("/en/partner/webhooks", {
    "list-webhooks": () => ok({ webhooks }),
    "add-webhook": () => {
      webhooks.push(numbered("5"));
      return ok({ ...numbered("5"), secret: "whsec_last" });
    },
  });
  await user.type(await screen.findByLabelText("Address"), numbered("5").url);
  await user.click(screen.getByRole("button", { name: "Add webhook" }));
  expect(await screen.findByText(/there can’t be more/)).toBeTruthy();
  expect(screen.getByText("whsec_last")).toBeTruthy();
  expect(screen.queryByLabelText("Address")).toBeNull();
});

it("sends a test event and says what the receiver answered", async () => {
  const answers = [
    ok({ eventId: "evt_1", delivered: true, lastStatus: 204, lastError: null }),
    ok({ eventId: "evt_2", delivered: false, lastStatus: null, lastError: "TIMEOUT" }),
  ];
  const { user } = await show("/en/partner/webhooks?id=w1", {
    "list-webhooks": () => ok({ webhooks: [webhook] }),
    "test-webhook": () => answers.shift() ?? refusedFor(1800),
  });
  const button = await screen.findByRole("button", { name: /^Send a test event/ });
  await user.click(button);
  expect(await screen.findByText("The test event arrived. Answer: 204")).toBeTruthy();
  await user.click(button);
  expect(await screen.findByText("The test event wasn’t accepted: No answer in time")).toBeTruthy();
  await user.click(button);
  expect(await screen.findByText("You’ve tried this too often. Please try again in 30 minutes.")).toBeTruthy();
});

it("asks for confirmation before switching a webhook off, but not before switching it on", async () => {
  let now = webhook;
  const { user, server } = await show("/en/partner/webhooks?id=w1", {
    "list-webhooks": () => ok({ webhooks: [now] }),
    "change-webhook": ({ body }) => {
      now = { ...webhook, enabled: body["enabled"] === true, offBecause: body["enabled"] ? null : "PARTNER" };
      return ok(now);
    },
  });
  await user.click(await screen.findByRole("button", { name: `Switch off ${webhook.url}` }));
  expect(server.asked("change-webhook")).toEqual([]);
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Switch off" }));
  expect(await screen.findByText("Switched off")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Switch on" }));
  expect(await screen.findByText("On")).toBeTruthy();
});

it("replaces the secret, and leads back to the list when the webhook is removed", async () => {
  let webhooks = [webhook];
  const { user, path } = await show("/en/partner/webhooks?id=w1", {
    "list-webhooks": () => ok({ webhooks }),
    "rotate-webhook-secret": () => ok({ ...webhook, secret: "whsec_new" }),
    "remove-webhook": () => {
      webhooks = [];
      return ok({ removed: true });
    },
  });
  await user.click(await screen.findByRole("button", { name: /^Replace the secret/ }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Replace the secret" }));
  expect(await screen.findByText("whsec_new")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Remove/ }));
  await user.click(await screen.findByRole("button", { name: "Remove webhook" }));
  expect(await screen.findByText("No webhook yet. Add the first one below.")).toBeTruthy();
  expect(path()).toBe("/en/partner/webhooks");
});

it("lists what was sent, and sends one or all again", async () => {
  let resent = 3;
  const { user, server } = await show("/en/partner/webhooks?id=w1", {
    "list-webhooks": () => ok({ webhooks: [webhook] }),
    "list-webhook-deliveries": () => ok({ deliveries: [delivery], next: "evt_1" }),
    "resend-delivery": () => ok({ ...delivery, status: "WAITING" }),
    "resend-given-up": () => ok({ resent }),
  });
  const table = within(await screen.findByRole("table"));
  for (const cell of ["guarantee.signed", "500", "Given up"]) expect(table.getByText(cell)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Next" }).getAttribute("href")).toBe(
    "/en/partner/webhooks?id=w1&after=evt_1",
  );
  await user.click(table.getByRole("button", { name: "Send again to guarantee.signed" }));
  expect(await table.findByText("It is on its way again.")).toBeTruthy();
  expect(server.asked("resend-delivery").map(({ params }) => params)).toEqual([{ id: "w1", eventId: "evt_1" }]);
  await user.click(screen.getByRole("button", { name: "Resend undelivered messages" }));
  expect(await screen.findByText("3 on their way again.")).toBeTruthy();
  resent = 1;
  await user.click(screen.getByRole("button", { name: "Resend undelivered messages" }));
  expect(await screen.findByText("1 on its way again.")).toBeTruthy();
});

it("a webhook that is off offers no resend, and an unknown one leads to the list", async () => {
  const off: Webhook = { ...webhook, enabled: false, offBecause: "FAILING" };
  await show("/en/partner/webhooks?id=w1", {
    "list-webhooks": () => ok({ webhooks: [off] }),
    "list-webhook-deliveries": () => ok({ deliveries: [delivery], next: null }),
  });
  expect(await screen.findByText("Switched off: it accepted nothing for three days")).toBeTruthy();
  expect(await screen.findByText("guarantee.signed")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /again/ })).toBeNull();
});

it("leads to the login when the session has ended", async () => {
  let ended = false;
  const { user } = await show("/en/partner/webhooks?id=w1", {
    "get-partner-session": () => ok({ person: ended ? null : person }),
    "list-webhooks": () => ok({ webhooks: [webhook] }),
    "test-webhook": () => {
      ended = true;
      return refused("PARTNER_KEY_INVALID");
    },
  });
  await user.click(await screen.findByRole("button", { name: /^Send a test event/ }));
  expect(await screen.findByRole("button", { name: "Email me a link" })).toBeTruthy();
});
