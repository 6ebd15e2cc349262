import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { ok } from "../../../../../tools/vitest/fake-server.ts";
import { showPartnerPage } from "../../testing/show-partner-page.ts";

const invitation = {
  id: "i1",
  reference: "B-1",
  status: "OPEN",
  invitationUrl: null,
  tenantEmail: "ada@example.com",
  fullAddress: "Torstraße 12, 10119 Berlin",
  insuranceStart: "2027-05-01",
  insuranceEnd: null,
  createdAt: "2027-01-15T10:00:00.000Z",
  expiresAt: "2027-02-14T10:00:00.000Z",
  usedAt: null,
  guaranteeRefId: null,
};

const guarantee = {
  refId: "65f0c1a2b3d4e5f60718293a",
  contractNumber: "DE-7K4M-Q2XD-6",
  status: "ACTIVE",
  reference: "B-1",
  tenantName: "Jana Weiß",
  fullAddress: "Torstraße 12, 10119 Berlin",
  currency: "EUR",
  depositAmount: 1500,
  insuranceStart: "2027-02-01",
  signedAt: "2027-01-15T10:00:00.000Z",
  changedAt: "2027-02-01T10:00:00.000Z",
};

it("an empty list says what to do and offers neither search nor download", async () => {
  await showPartnerPage("/en/partner/invitations", { "list-invitations": () => ok({ invitations: [], next: null }) });
  expect(await screen.findByText(/haven’t invited anybody yet/)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Invite a tenant" })).toBeTruthy();
  expect(screen.queryByRole("search")).toBeNull();
  expect(screen.queryByRole("link", { name: /Download/ })).toBeNull();
});

it("asks before withdrawing an invitation, and shows it as withdrawn", async () => {
  let status = "OPEN";
  const { user, server } = await showPartnerPage("/en/partner/invitations", {
    "list-invitations": () => ok({ invitations: [{ ...invitation, status }], next: null }),
    "withdraw-invitation": () => {
      status = "WITHDRAWN";
      return ok({ ...invitation, status });
    },
  });
  await user.click(await screen.findByRole("button", { name: "Withdraw ada@example.com" }));
  await user.click(await screen.findByRole("button", { name: "Withdraw invitation" }));
  expect(await within(await screen.findByRole("table")).findByText("Withdrawn")).toBeTruthy();
  expect(server.asked("withdraw-invitation").map(({ params }) => params["id"])).toEqual(["i1"]);
  expect(screen.queryByRole("button", { name: /^Withdraw/ })).toBeNull();
});

it("closes the question on Cancel, so that the browser returns the focus to the pressed button", async () => {
  const close = vi.spyOn(HTMLDialogElement.prototype, "close");
  const { user } = await showPartnerPage("/en/partner/invitations", {
    "list-invitations": () => ok({ invitations: [invitation], next: null }),
  });
  await user.click(await screen.findByRole("button", { name: "Withdraw ada@example.com" }));
  await user.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(close).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("dialog")).toBeNull();
  close.mockRestore();
});

it("search, page and download keep the filters in the address", async () => {
  const { user, server, path } = await showPartnerPage("/en/partner/invitations?status=OPEN", {
    "list-invitations": () => ok({ invitations: [invitation], next: "abc" }),
  });
  await user.type(await screen.findByRole("searchbox"), "torstr");
  await user.click(screen.getByRole("button", { name: "Search" }));
  await user.click(await screen.findByRole("link", { name: "Next" }));
  expect(await screen.findByRole("link", { name: "Back to the beginning" })).toBeTruthy();
  expect(path()).toBe("/en/partner/invitations?status=OPEN&search=torstr&after=abc");
  expect(server.asked("list-invitations").at(-1)?.query).toMatchObject({
    status: "OPEN",
    search: "torstr",
    after: "abc",
  });
  const href = screen.getByRole("link", { name: /Download/ }).getAttribute("href");
  expect(href).toBe("/api/v1/partner/exports/invitations?status=OPEN&search=torstr&language=en");
});

it("shows the partner's own reference of each claim", async () => {
  const claim = {
    id: "00000000-0000-4000-8000-000000000001",
    refId: guarantee.refId,
    contractNumber: guarantee.contractNumber,
    reference: "B-1",
    tenantName: "Jana Weiß",
    fullAddress: "Torstraße 12, 10119 Berlin",
    amount: 100,
    reportedAt: "2027-02-02T09:00:00.000Z",
    objectUntil: "2027-03-01",
    state: "OPEN",
    granted: null,
    paidOn: null,
  };
  await showPartnerPage("/en/partner/claims", { "list-partner-claims": () => ok({ claims: [claim], next: null }) });
  const table = within(await screen.findByRole("table"));
  expect(table.getByRole("columnheader", { name: "Reference" })).toBeTruthy();
  expect(table.getByText("B-1")).toBeTruthy();
});

it("offers 'In force' once, which also finds guarantees with an unpaid premium", async () => {
  const { user, server } = await showPartnerPage("/en/partner/guarantees", {
    "list-guarantees": () => ok({ guarantees: [{ ...guarantee, status: "PAST_DUE" }], next: null }),
  });
  expect(within(await screen.findByRole("table")).getByText("In force")).toBeTruthy();
  await user.selectOptions(screen.getByRole("combobox", { name: "Status" }), "In force");
  await waitFor(() => expect(server.asked("list-guarantees").at(-1)?.query).toMatchObject({ status: "IN_FORCE" }));
});

it("no longer says that a home is saved once a home is removed", async () => {
  const home = { id: "L-1", fullAddress: "Torstraße 12, 10119 Berlin", changedAt: "2027-01-15T10:00:00.000Z" };
  const { user } = await showPartnerPage("/en/partner/homes", {
    "list-properties": () => ok({ properties: [home], next: null }),
    "keep-properties": () => ok({ properties: [home] }),
    "remove-property": () => ok({}),
  });
  const fields = { "Your number": "L-1", Street: "Torstraße", "House number": "12", Postcode: "10119", City: "Berlin" };
  for (const [label, text] of Object.entries(fields)) await user.type(await screen.findByLabelText(label), text);
  await user.click(screen.getByRole("button", { name: "Save home" }));
  expect(await screen.findByText("The home is saved.")).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: "Remove L-1" }));
  await user.click(await screen.findByRole("button", { name: "Remove home" }));
  await waitFor(() => expect(screen.queryByText("The home is saved.")).toBeNull());
});

it("one tenant is invited with the partner as the landlord and without a token", async () => {
  const { user, server, path } = await showPartnerPage("/en/partner/invite", {
    "invite-tenant": () => ok(invitation),
    "list-invitations": () => ok({ invitations: [invitation], next: null }),
  });
  const fill = async (label: string, text: string) => user.type(await screen.findByLabelText(label), text);
  await fill("Your tenant’s email address", "ada@example.com");
  await fill("Street", "Torstraße");
  await fill("House number", "12");
  await fill("Postcode", "10119");
  await fill("City", "Berlin");
  await fill("Monthly rent without heating and extras", "800");
  await fill("Deposit", "2400");
  const start = within(screen.getByRole("group", { name: "First day" }));
  for (const [part, text] of Object.entries({ Day: "1", Month: "5", Year: "2027" }))
    await user.type(start.getByLabelText(part), text);
  await user.click(screen.getByRole("button", { name: "Send invitation" }));
  expect(await screen.findByText(/ada@example.com has been invited/)).toBeTruthy();
  expect(path()).toBe("/en/partner/invitations");
  expect(server.asked("invite-tenant")[0]?.body).toMatchObject({
    tenant: { email: "ada@example.com" },
    rentDepositAmount: 2400,
    insuranceStart: "2027-05-01",
    landlord: { type: "property_manager", companyName: "Hausverwaltung Kern", email: "mia@kern.example" },
  });
  expect(server.asked("invite-tenant")[0]?.body).not.toHaveProperty("token");
});
