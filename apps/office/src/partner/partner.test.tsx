import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ok, refused } from "../../../../tools/vitest/fake-server.ts";
import { openPartner, samplePerson } from "../testing/open-office.tsx";
import { words } from "../testing/words.ts";

const invitation = {
  id: "0123456789abcdef01234567",
  publicId: "0123456789abcdef01234567",
  reference: "L-1",
  status: "OPEN",
  invitationUrl: null,
  tenantEmail: "ada@example.com",
  tenantName: "Ada Weiß",
  step: "INVITED",
  fullAddress: "Torstraße 12, 10119 Berlin",
  insuranceStart: "2027-05-01",
  insuranceEnd: null,
  createdAt: "2027-04-01T10:00:00.000Z",
  expiresAt: "2027-05-01T10:00:00.000Z",
  usedAt: null,
  remindedAt: null as string | null,
  guaranteeRefId: null,
};
const depositProblem = {
  type: "urn:kautia:error:DEPOSIT_RANGE",
  title: "deposit range",
  status: 400,
  errorCode: "DEPOSIT_RANGE",
  message: "",
  data: { fields: [] },
};
const csv = (lines: string[]) => new File([lines.join("\r\n")], "file.csv", { type: "text/csv" });

test("an invitation may name who signs with the tenant", async () => {
  const { server, user } = openPartner("/partner/invite", {
    "get-partner-session": () => ok({ person: samplePerson }),
    "invite-tenant": () => ok(invitation),
  });
  await user.click(await screen.findByRole("button", { name: words("coTenants.add") }));
  await user.click(screen.getByRole("button", { name: words("coTenants.addAnother") }));
  const person = (number: number) => within(screen.getByRole("group", { name: words("coTenants.person", { number }) }));
  await user.type(person(2).getByLabelText(words("fields.firstName")), "Ben");
  await user.click(person(1).getByRole("button", { name: /^Remove/ }));
  await user.type(person(1).getByLabelText(words("fields.lastName")), "Beispiel");
  await user.click(screen.getByRole("button", { name: words("partners.invite.go") }));
  expect(server.asked("invite-tenant")).toEqual([]);
  expect(person(1).getByLabelText<HTMLInputElement>(words("fields.firstName")).value).toBe("Ben");
  expect(person(1).getByLabelText(words("fields.email")).getAttribute("aria-invalid")).toBe("true");
  expect(person(1).getByLabelText(words("fields.lastName")).getAttribute("aria-invalid")).toBeNull();
});

test("a mailed link asks for one press before it logs in, and leaves the address", async () => {
  let person: unknown = null;
  const { server, history, user } = openPartner("/partner?token=0123456789abcdef0123456789abcdef", {
    "get-partner-session": () => ok({ person }),
    "log-in-partner": () => {
      person = samplePerson;
      return ok({ person });
    },
    "list-invitations": () => ok({ invitations: [], next: null }),
  });
  await user.click(await screen.findByRole("button", { name: "Log in" }));
  await screen.findByRole("heading", { level: 1, name: "Invitations" });
  expect(history.location.pathname).toBe("/en/partner/invitations");
  expect(history.location.search).toBe("");
  expect(server.asked("log-in-partner")[0]?.body).toEqual({ token: "0123456789abcdef0123456789abcdef" });
});

test("an old link asks for a new one, and the answer tells nobody whether the address is known", async () => {
  const { user } = openPartner("/partner/login?token=0123456789abcdef0123456789abcdef", {
    "get-partner-session": () => ok({ person: null }),
    "log-in-partner": () => refused("WRONG_TOKEN"),
    "ask-for-partner-link": () => ok({ sent: true }),
  });
  await user.click(await screen.findByRole("button", { name: "Log in" }));
  await user.type(await screen.findByLabelText("Email address"), "mia@example.com{Enter}");
  expect(await screen.findByText("If mia@example.com belongs", { exact: false })).toBeTruthy();
});

test("an invitation shows its tenant and step, and can remind the tenant", async () => {
  let shown = invitation;
  const { server, user } = openPartner("/partner/invitations?status=OPEN&search=ada", {
    "list-invitations": () => ok({ invitations: [shown], next: "cursor" }),
    "remind-tenant": () => {
      shown = { ...invitation, remindedAt: "2027-04-02T10:00:00.000Z" };
      return ok(shown);
    },
  });
  const table = within(await screen.findByRole("table"));
  expect(server.asked("list-invitations")[0]?.query).toEqual({ status: "OPEN", search: "ada" });
  expect(table.getByText("Ada Weiß")).toBeTruthy();
  expect(table.getByText(words("partners.step.INVITED"))).toBeTruthy();
  await user.click(table.getByRole("button", { name: "Remind ada@example.com" }));
  expect(await screen.findByText("ada@example.com has been reminded.", { exact: false })).toBeTruthy();
  expect(await table.findByText(/^Reminded/)).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Next" }));
  expect(server.asked("list-invitations").at(-1)?.query).toEqual({ status: "OPEN", search: "ada", after: "cursor" });
});

test("a repeated reference is an error of its line, which stays in the result", async () => {
  const heading = "Reference,Tenant email,Street,House number,Postcode,City,Cold rent,Deposit,Start";
  const line = (reference: string, email: string) =>
    `${reference},${email},Torstraße,12,10119,Berlin,800,2400,2027-05-01`;
  const file = csv([
    heading,
    line("L-1", "ada@example.com"),
    line("L-2", "eva@example.com"),
    line("L-1", "ida@example.com"),
  ]);
  const { server, user } = openPartner("/partner/upload", {
    "check-invitations": () => ok({ results: Array.from({ length: 3 }, () => ({ invitation: null, problem: null })) }),
    "invite-tenants": () =>
      ok({
        results: [
          { invitation, problem: null },
          { invitation: null, problem: depositProblem },
        ],
      }),
  });
  await user.upload(await screen.findByLabelText(/Your file/), file);
  expect(await screen.findByText("New: 2. Already there: 0. To correct: 1. Done: 0.")).toBeTruthy();
  const repeated = "Reference: Already in row 2. Each number may appear only once.";
  expect(screen.getByText(repeated)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Send 2 invitations" }));
  expect(await screen.findByText("New: 0. Already there: 0. To correct: 2. Done: 1.")).toBeTruthy();
  expect(screen.getByText(repeated)).toBeTruthy();
  expect(screen.getAllByRole("row")).toHaveLength(4);
  const sent = server.asked("invite-tenants")[0]?.body as { invitations: unknown[] };
  expect(sent.invitations).toHaveLength(2);
});

test("old addresses of a guarantee lead to its page", async () => {
  const { history } = openPartner("/partner/guarantees?id=0123456789abcdef01234567", {
    "get-guarantee": () => refused("POLICY_UNKNOWN"),
  });
  expect(await screen.findByRole("heading", { level: 1, name: words("office.notFound") })).toBeTruthy();
  expect(history.location.pathname).toBe("/en/partner/guarantees/0123456789abcdef01234567");
});

test("homes are checked line by line before any of them is saved", async () => {
  const file = csv([
    "Eigene Nummer;Straße;Hausnummer;Lage;PLZ;Ort",
    "B-1;Torstraße;12;3. OG;10119;Berlin",
    "B-2;Torstraße;14;;101;Berlin",
    "B-1;Torstraße;16;;10119;Berlin",
    "W-1;Mariahilfer Straße;103;;1060;Wien",
  ]);
  const { server, user } = openPartner("/partner/homes/file", {
    "keep-properties": () => ok({ kept: 2, changed: 2 }),
  });
  await user.upload(await screen.findByLabelText(/Your file/), file);
  expect(await screen.findByText("New: 2. Already there: 0. To correct: 2. Done: 0.")).toBeTruthy();
  expect(screen.getByText(/^Postcode: /)).toBeTruthy();
  expect(screen.getByText(/^Your number: Already in row 2/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Save (2)" }));
  expect(await screen.findByText("Homes saved: 2")).toBeTruthy();
  expect(server.asked("keep-properties")[0]?.body).toMatchObject({
    properties: [
      { id: "B-1", address: { unitName: "3. OG", country: "de" } },
      { id: "W-1", address: { country: "at" } },
    ],
  });
});
