import { fieldError } from "@kautia/contract";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { type Handler, ok, refused } from "../../../../../../tools/vitest/fake-server.ts";
import { showPartnerPage } from "#testing/show-partner-page.ts";

const headings = "Reference,Tenant email,Street,House number,Postcode,City,Cold rent,Deposit,Start";
const line = (reference: string, deposit = "2400", start = "2027-05-01") =>
  `${reference},${reference}@example.com,Torstraße,12,10119,Berlin,800,${deposit},${start}`;
const nothing = { invitation: null, problem: null };
const problem = (path: string) => ({
  invitation: null,
  problem: { ...Object(refused("ADDRESS_NOT_EXISTS", [{ path, errorCode: "ADDRESS_NOT_EXISTS", params: {} }]).body) },
});

async function upload(lines: string[], handlers: Record<string, Handler>) {
  const app = await showPartnerPage("/en/partner/upload", handlers);
  const file = new File([[headings, ...lines].join("\n")], "tenants.csv", { type: "text/csv" });
  await app.user.upload(await screen.findByLabelText(/Your file/), file);
  return app;
}
const rowOf = (number: number) => screen.getByRole("row", { name: new RegExp(`^${number} `) });

it("explains each wrong line before anything is sent, and sends only the others", async () => {
  const { user, server } = await upload([line("a"), line("b", "2.4.0", "soon"), line("c"), line("d"), line("a")], {
    "check-invitations": () =>
      ok({
        results: [
          nothing,
          problem("rentDepositAmount"),
          problem("address.street"),
          { invitation: { id: "x", status: "EXPIRED" }, problem: null },
        ],
      }),
    "invite-tenants": () => ok({ results: [{ invitation: { id: "y" }, problem: null }] }),
  });
  expect(await screen.findByText("To invite: 1. Invited already: 1. Duplicates: 1. To correct: 2.")).toBeTruthy();
  expect(within(rowOf(2)).getByText("Will be invited")).toBeTruthy();
  expect(within(rowOf(3)).getByText(/^Deposit: /)).toBeTruthy();
  expect(within(rowOf(3)).getByText("Start: Write the day as 01.05.2027 or 2027-05-01.")).toBeTruthy();
  expect(within(rowOf(4)).getByText(/^Street: /)).toBeTruthy();
  expect(within(rowOf(5)).getByText("Invited already (Expired), gets no second email")).toBeTruthy();
  expect(within(rowOf(6)).getByText("Same as a line above")).toBeTruthy();
  expect(server.asked("invite-tenants")).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Send 1 invitation" }));
  expect(await screen.findByText("1 tenant has been invited")).toBeTruthy();
  expect(server.asked("invite-tenants").map(({ body }) => body["invitations"])).toMatchObject([
    [{ reference: "a", landlord: { companyName: "Hausverwaltung Kern", email: "mia@kern.example" } }],
  ]);
  expect(screen.queryByText("Will be invited")).toBeNull();
  expect(rowOf(3)).toBeTruthy();
});

it("reports all mistakes of a line at once, each once, also those that only the server finds", async () => {
  const { server } = await upload(["x,not-an-address,,12,10119,Berlin,2.4.0,100,2027-05-01"], {
    "check-invitations": () => {
      const fields = [
        fieldError("coldRentAmount", "FIELD_REQUIRED"),
        fieldError("rentDepositAmount", "DEPOSIT_RANGE", { lowerLimit: 499, upperLimit: 15_000 }),
      ];
      return ok({ results: [{ invitation: null, problem: refused("FIELD_REQUIRED", fields).body }] });
    },
  });
  const faults = (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent.split(":")[0]);
  expect(faults.filter((name) => name === "Cold rent")).toHaveLength(1);
  expect(faults).toEqual(expect.arrayContaining(["Tenant email", "Street", "Deposit"]));
  expect(server.asked("check-invitations")).toHaveLength(1);
});

it("names the template in the page's language", async () => {
  await showPartnerPage("/en/partner/upload");
  const link = await screen.findByRole("link", { name: "Download the template (CSV)" });
  expect(link.getAttribute("download")).toBe("invitations.csv");
});

it("says that a file has no tenants in it, and asks the server nothing", async () => {
  const { server } = await upload([], {});
  expect(await screen.findByText("This file has no tenants in it")).toBeTruthy();
  expect(server.asked("check-invitations")).toEqual([]);
});

it("a line that became wrong since the preview stays on the page, with the reason", async () => {
  const { user } = await upload([line("a"), line("b")], {
    "check-invitations": () => ok({ results: [nothing, nothing] }),
    "invite-tenants": () => ok({ results: [{ invitation: { id: "y" }, problem: null }, problem("address.zip")] }),
  });
  await user.click(await screen.findByRole("button", { name: "Send 2 invitations" }));
  expect(await screen.findByText("1 tenant has been invited")).toBeTruthy();
  expect(within(rowOf(3)).getByText(/^Postcode: /)).toBeTruthy();
});

it("offers another try after a failure, and says that nobody is invited twice", async () => {
  const { user } = await upload([line("a")], {
    "check-invitations": () => ok({ results: [nothing] }),
    "invite-tenants": () => refused("INTERNAL"),
  });
  await user.click(await screen.findByRole("button", { name: "Send 1 invitation" }));
  expect(await screen.findByText("The file couldn’t be checked or sent completely")).toBeTruthy();
  expect(screen.getByText(/gets no second email/)).toBeTruthy();
});
