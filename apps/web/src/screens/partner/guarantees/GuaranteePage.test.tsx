import { texts } from "@kautia/locales";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { type Handler, ok, refused } from "../../../../../../tools/vitest/fake-server.ts";
import { sampleLandlordView } from "#testing/sample-landlord-view.ts";
import { showPartnerPage } from "#testing/show-partner-page.ts";

const refId = "65f0c1a2b3d4e5f60718293a";

function show(view: object, handlers: Record<string, Handler>) {
  return showPartnerPage(`/en/partner/guarantees?id=${refId}`, {
    "get-guarantee": () => ok({ ...view, refId }),
    ...handlers,
  });
}

function expectFocusAround(text: string | RegExp) {
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement?.contains(screen.getByText(text))).toBe(true);
}

it("a person of the partner accepts a guarantee", async () => {
  const signed = { ...sampleLandlordView, status: "SIGNED" };
  const { user, server } = await show(signed, {
    "accept-guarantee": () => ok({ ...sampleLandlordView, status: "ACCEPTED", mayAnswer: false, refId }),
  });
  await user.click(await screen.findByRole("button", { name: texts("en")["landlord.accept"] ?? "" }));
  await user.click(await screen.findByRole("button", { name: texts("en")["landlord.acceptConfirm"] ?? "" }));
  expect(await screen.findByText(/^Accepted on .* in force from/)).toBeTruthy();
  expectFocusAround(/^Accepted on .* in force from/);
  expect(server.asked("accept-guarantee").map(({ params }) => params["refId"])).toEqual([refId]);
});

it("a release is signed with the name of the person", async () => {
  const active = { ...sampleLandlordView, status: "ACTIVE", mayRelease: true };
  const { user, server } = await show(active, {
    "release-guarantee": () => ok({ ...active, status: "ENDED", mayRelease: false, refId }),
  });
  await user.click(await screen.findByRole("button", { name: texts("en")["leaving.release"] ?? "" }));
  expect(await screen.findByText("The release is signed with the name Mia Kern.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: texts("en")["leaving.sign"] ?? "" }));
  expect(server.asked("release-guarantee").map(({ body }) => body)).toEqual([
    { signature: true, signedBy: "Mia Kern" },
  ]);
  expectFocusAround("It no longer covers anything new.");
});

it("another partner's guarantee does not exist here", async () => {
  const { path } = await show(sampleLandlordView, { "get-guarantee": () => refused("POLICY_UNKNOWN") });
  expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
  await expect.poll(path).toBe("/en/404");
});

it("a claim started for one guarantee does not continue at another", async () => {
  const row = {
    tenantName: "Ada Weiß",
    fullAddress: "Torstraße 12, 10119 Berlin",
    status: "ACTIVE",
    depositAmount: 1500,
    currency: "EUR",
    insuranceStart: "2027-02-01",
    signedAt: "2027-01-15T10:00:00.000Z",
    changedAt: "2027-01-15T10:00:00.000Z",
  };
  const guarantees = [
    { ...row, refId, contractNumber: "DE-1", reference: null },
    { ...row, refId: "7".repeat(24), contractNumber: "DE-2", reference: "M-7/2" },
  ];
  const active = { ...sampleLandlordView, status: "ACTIVE", claimable: 1500 };
  const { user } = await show(active, {
    "get-guarantee": ({ params }) => ok({ ...active, refId: params["refId"] }),
    "list-guarantees": () => ok({ guarantees, next: null }),
  });
  const begin = async () => user.click(await screen.findByRole("button", { name: "Report a claim" }));
  const openOther = async (contract: string) => {
    await user.click(screen.getByRole("link", { name: "All guarantees" }));
    expect(await screen.findByRole("cell", { name: "M-7/2" })).toBeTruthy();
    await user.click(await screen.findByRole("link", { name: contract }));
    await begin();
  };
  const typed = () => screen.getByLabelText<HTMLInputElement>("What is it for?").value;
  await begin();
  await user.type(screen.getByLabelText("What is it for?"), "Scratches");
  await openOther("DE-2");
  expect(typed()).toBe("");
  await openOther("DE-1");
  expect(typed()).toBe("Scratches");
});
