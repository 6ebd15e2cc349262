import { fieldError, type LandlordView } from "@kautia/contract";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { sampleLandlordView } from "../../testing/sample-landlord-view.ts";
import { showApp } from "../../testing/show-app.tsx";
import { words } from "../../testing/words.ts";

const view: LandlordView = {
  ...sampleLandlordView,
  coTenantNames: ["Ben Beispiel"],
  status: "CANCELLATION_REQUESTED",
  coverStart: "2026-12-01",
  answeredAt: "2026-11-22T23:30:00.000Z",
};

it("the landlord's page names everybody who signed in its sentences", async () => {
  const at = "/de/landlord/fedcba9876543210fedcba9876543210";
  await showApp({ at, language: "de", handlers: { "get-landlord-view": () => ok(view) } });
  expect(await screen.findByText(/^Dafür brauchen Mara Musterfrau und Ben Beispiel Ihre Freigabe/)).toBeTruthy();
  expect(screen.getByRole("main").textContent).toContain("Mara Musterfrau und Ben Beispiel haben unterschrieben");
});

const changesOf = (kind: string) => `/en/landlord/fedcba9876543210fedcba9876543210/changes?kind=${kind}`;
const active: LandlordView = {
  ...view,
  status: "ACTIVE",
  landlordName: "Lena Lohmann",
  landlordAddress: "Am Ring 1, 10115 Berlin",
};

it("a landlord corrects only what differs, and learns that another name is another landlord", async () => {
  const replies = [refused("FIELD_INVALID", [fieldError("change.name", "FIELD_INVALID")]), ok(active)];
  const { user, server } = await showApp({
    at: changesOf("LANDLORD_CONTACT"),
    handlers: { "get-landlord-view": () => ok(active), "ask-amendment-as-landlord": () => replies.shift() ?? ok({}) },
  });
  const name = await screen.findByRole("textbox", { name: new RegExp(`^${words("changes.LANDLORD_CONTACT.name")}`) });
  await user.type(name, "x");
  expect(screen.getByRole("heading", { name: words("changes.LANDLORD_CONTACT.own") })).toBeTruthy();
  const save = screen.getByRole("button", { name: words("changes.TENANT_CONTACT.save") });
  await user.click(save);
  expect(await screen.findAllByText(words("changes.LANDLORD_CONTACT.otherName"))).not.toEqual([]);
  await user.click(save);
  const change = { name: "Lena Lohmannx", postalAddress: null, phone: null };
  expect(server.asked("ask-amendment-as-landlord").at(-1)?.body).toMatchObject({ change });
});

it("a landlord cannot add a tenant", async () => {
  const { user } = await showApp({
    at: changesOf("CO_TENANTS"),
    handlers: {
      "get-landlord-view": () => ok(active),
      "ask-amendment-as-landlord": () => refused("FIELD_REQUIRED", [fieldError("change.leaves", "FIELD_REQUIRED")]),
    },
  });
  expect((await screen.findAllByRole("radio")).map((choice) => choice.getAttribute("value"))).toEqual(["Ben Beispiel"]);
  await user.click(screen.getByRole("button", { name: words("changes.ask") }));
  expect(await screen.findAllByText(words("changes.CO_TENANTS.whoLeaves"))).not.toEqual([]);
});
