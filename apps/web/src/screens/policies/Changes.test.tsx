import { type Amendment, fieldError, withdrawalDays } from "@kautia/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { errorAtFocus } from "../../testing/error-at-focus.ts";
import { sampleLandlordView } from "../../testing/sample-landlord-view.ts";
import { samplePolicy } from "../../testing/sample-policy.ts";
import { showApp } from "../../testing/show-app.tsx";
import { words } from "../../testing/words.ts";

const active = { ...samplePolicy, status: "ACTIVE" as const };
const show = (query: string, amendments: Amendment[] = [], handlers: Parameters<typeof showApp>[0]["handlers"] = {}) =>
  showApp({
    at: `/en/policies/${samplePolicy.contractNumber}/changes${query}`,
    handlers: {
      "get-session": () => ok({ email: "jana@example.com" }),
      "list-policies": () => ok({ email: "jana@example.com", policies: [{ ...active, amendments }] }),
      ...handlers,
    },
  });

const higher: Amendment = {
  id: "00000000-0000-4000-8000-000000000002",
  change: { kind: "HIGHER_DEPOSIT", depositAmount: 2000, coldRentAmount: null, grossIncome: null },
  state: "ASKED",
  askedBy: "TENANT",
  askedAt: "2027-04-01T10:00:00.000Z",
  waitsFor: ["TENANT"],
  until: "2027-05-01",
  from: null,
  decidedAt: null,
  reason: null,
  premiumAmount: 94,
  mayAgree: true,
  mayRefuse: false,
  mayTakeBack: true,
};

it("finds a proof again that was uploaded before the form was left", async () => {
  const values = {
    lastName: "Neumann",
    proofId: "65f0c1a2b3d4e5f60718293a",
    proofName: "urkunde.png",
    proofSize: "2048",
  };
  sessionStorage.setItem("drafts", JSON.stringify([null, [`amendment-TENANT_NAME-${samplePolicy.refId}`, values]]));
  await show("?kind=TENANT_NAME");
  expect(await screen.findByText("urkunde.png")).toBeTruthy();
  expect(screen.getByDisplayValue("Neumann")).toBeTruthy();
});

it("offers no second change of a kind, and says before the signature how long it can be taken back", async () => {
  await show("", [higher]);
  expect(
    await screen.findByText(new RegExp(`back here for ${withdrawalDays} days.*you pay €94 per year`)),
  ).toBeTruthy();
  expect(screen.getByRole("link", { name: /^Name or date of birth/ })).toBeTruthy();
  expect(screen.queryByRole("link", { name: /^A higher guarantee/ })).toBeNull();
  expect(screen.queryByRole("link", { name: new RegExp(`^${words("changes.CO_TENANTS")}`) })).toBeNull();
  expect(screen.getByText(words("changes.later", { kinds: words("changes.CO_TENANTS") }))).toBeTruthy();
});

it("says that a phone number or an address is missing, and which of them is wrong", async () => {
  const missing = fieldError("change.postalAddress", "FIELD_REQUIRED");
  const wrong = fieldError("change.phone.number", "INVALID_PHONE_NUMBER");
  const replies = [refused("FIELD_REQUIRED", [missing]), refused("INVALID_PHONE_NUMBER", [wrong])];
  const handlers = { "ask-amendment": () => replies.shift() ?? ok({}) };
  const { user } = await show("?kind=TENANT_CONTACT", [], handlers);
  const send = await screen.findByRole("button", { name: words("changes.TENANT_CONTACT.save") });
  await user.click(send);
  expect(await screen.findAllByText(words("changes.TENANT_CONTACT.nothing"))).not.toEqual([]);
  const phone = screen.getByRole("textbox", { name: words("common.phoneNumber") });
  await user.type(phone, "00000");
  await user.click(send);
  await waitFor(() => expect(phone.getAttribute("aria-invalid")).toBe("true"));
});

it("asks for a co-tenant to leave without anybody who joins", async () => {
  const several = { ...active, coTenantNames: ["Ben Beispiel", "Cem Can"] };
  const { user, server } = await show("?kind=CO_TENANTS", [], {
    "ask-amendment": () => ok(several),
    "list-policies": () => ok({ email: "jana@example.com", policies: [several] }),
  });
  await user.click(await screen.findByRole("radio", { name: "Ben Beispiel" }));
  await user.click(screen.getByRole("button", { name: words("changes.ask") }));
  const bodies = () => server.asked("ask-amendment").map(({ body }) => body);
  await waitFor(() => {
    expect(bodies()).toMatchObject([{ change: { kind: "CO_TENANTS", leaves: "Ben Beispiel", joins: null } }]);
  });
});

it("keeps a reason for the change that it was typed for", async () => {
  const asked = { ...higher, waitsFor: [], mayTakeBack: false, mayAgree: false, mayRefuse: true };
  const period = { kind: "PAYMENT_PERIOD", paymentPeriod: "MONTHLY" } as const;
  const { user } = await show("", [asked, { ...asked, id: "00000000-0000-4000-8000-000000000003", change: period }]);
  const [first = document.body, second = document.body] = await screen.findAllByRole("button", {
    name: words("changes.object"),
  });
  const reason = () => screen.getByRole("textbox", { name: new RegExp(words("changes.reason")) });
  await user.click(first);
  await user.type(reason(), "Too much");
  await user.click(screen.getByRole("button", { name: words("common.cancel") }));
  await user.click(second);
  expect(reason()).toHaveProperty("value", "");
  await user.click(screen.getByRole("button", { name: words("common.cancel") }));
  await user.click(first);
  expect(reason()).toHaveProperty("value", "Too much");
});

it("asks a tenant who is alone for every detail of the person who joins", async () => {
  const { user, server } = await show("?kind=CO_TENANTS");
  await user.click(await screen.findByRole("button", { name: words("changes.ask") }));
  const summary = within(await screen.findByRole("alert"));
  const links = summary.getAllByRole("link");
  expect(links).toHaveLength(4);
  for (const link of links) {
    const field = document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
    expect(field, link.textContent).not.toBeNull();
  }
  expect(screen.getByText(new RegExp(words("required.coTenants-firstName")))).toBeTruthy();
  expect(server.asked("ask-amendment")).toEqual([]);
});

it("asks the landlord before a part is released for good, but not about an amount below what is claimed", async () => {
  const accepted = { ...sampleLandlordView, status: "ACTIVE" as const, coverStart: "2026-12-01", claimable: 1200 };
  const tooLow = [{ path: "change.depositAmount", errorCode: "MINIMUM" as const, params: { min: 300 } }];
  const answers = [refused("MINIMUM", tooLow), ok(accepted)];
  const { user, server } = await showApp({
    at: `/en/landlord/${"f".repeat(32)}/changes?kind=LOWER_DEPOSIT`,
    handlers: {
      "get-landlord-view": () => ok(accepted),
      "ask-amendment-as-landlord": () => answers.shift() ?? ok(accepted),
    },
  });
  const release = await screen.findByRole("button", { name: "Release this part" });
  await user.click(release);
  expect(errorAtFocus()).toBe("Field required! Enter how much should stay guaranteed.");
  const stays = screen.getByRole("textbox", { name: "What stays guaranteed" });
  await user.type(stays, "200");
  await user.click(release);
  await waitFor(() => expect(errorAtFocus()).toMatch(/^At least €300/));
  await user.clear(stays);
  await user.type(stays, "500");
  await user.type(screen.getByRole("textbox", { name: "Day" }), "1");
  await user.clear(screen.getByRole("textbox", { name: "Day" }));
  await user.click(release);
  const dialog = within(await screen.findByRole("dialog", { name: "Release €1,000 for good?" }));
  expect(dialog.getByText("€500 then stays guaranteed until you release that too.")).toBeTruthy();
  expect(server.asked("ask-amendment-as-landlord")).toHaveLength(1);
  await user.click(dialog.getByRole("button", { name: "Sign release" }));
  expect(await screen.findByText(/^Something else\?/)).toBeTruthy();
  expect(server.asked("ask-amendment-as-landlord").at(-1)).toMatchObject({ body: { change: { depositAmount: 500 } } });
});
