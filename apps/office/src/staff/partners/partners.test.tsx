import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { openAsStaff } from "../../testing/open-office.tsx";
import { words } from "../../testing/words.ts";

const partner = {
  id: "muster",
  name: "Hausverwaltung Muster",
  country: "de",
  signsLinks: false,
  properties: 0,
  invitations: 0,
  used: 0,
  createdAt: "2026-11-20T10:00:00.000Z",
  contact: { name: "Vera Verwalter", email: "vera@example.com", phone: null },
  baseUrl: null,
  keys: [],
};
const key = {
  id: "55555555-5555-4555-8555-555555555555",
  name: "Portal",
  ending: "4f2a",
  createdAt: "2026-11-21T10:00:00.000Z",
  revokedAt: null,
};

const partnersPage = {
  "get-partner": () => ok(partner),
  "list-people-of-partner": () => ok({ partner, people: [] }),
  "list-webhooks-of-partner": () => ok({ webhooks: [] }),
};

test("creates a partner with its first person, and says each error at its field", async () => {
  const wrong = refused("FIELD_INVALID", [{ path: "id", errorCode: "FIELD_INVALID", params: {} }]);
  const answers = [wrong, ok(partner)];
  const { server, history, user } = openAsStaff("/staff/partners/new", {
    ...partnersPage,
    "create-partner": () => answers.shift() ?? wrong,
  });
  const company = await screen.findByLabelText("Company");
  await user.click(screen.getByRole("button", { name: words("office.partner.create") }));
  await waitFor(() => expect(document.activeElement).toBe(company));
  await user.type(company, "Hausverwaltung Muster");
  await user.type(screen.getByLabelText(words("office.partner.id")), "muster");
  await user.click(screen.getByRole("button", { name: words("office.partner.create") }));
  const [contactName, personName] = screen.getAllByLabelText("Name");
  const [contactMail, personMail] = screen.getAllByLabelText("Email address");
  if (!contactName || !personName || !contactMail || !personMail) throw new Error("a field is missing");
  expect(contactName.getAttribute("aria-invalid")).toBe("true");
  expect(server.asked("create-partner")).toEqual([]);
  await user.type(contactName, "Vera Verwalter");
  await user.type(contactMail, "vera@example.com");
  await user.type(personName, "Paul Prüfer");
  await user.type(personMail, "paul@example.com{Enter}");
  expect(await screen.findByText("Only lower-case letters", { exact: false })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: words("office.partner.create") }));
  await screen.findByRole("heading", { level: 1, name: "Hausverwaltung Muster" });
  expect(history.location.pathname).toBe("/en/staff/partners/muster");
  expect(server.asked("create-partner")[1]?.body).toMatchObject({
    id: "muster",
    contact: { name: "Vera Verwalter", phone: null },
    person: { name: "Paul Prüfer", language: "en" },
  });
});

test("shows a new API key once, and revokes one after asking", async () => {
  let keys = [key];
  const { server, user } = openAsStaff("/staff/partners/muster", {
    ...partnersPage,
    "get-partner": () => ok({ ...partner, keys }),
    "make-partner-key": () => ok({ ...key, key: "live_secret" }),
    "revoke-partner-key": () => {
      keys = [];
      return ok(key);
    },
  });
  const panel = within(await screen.findByRole("region", { name: words("office.keys") }));
  await user.click(panel.getByText(words("office.keys.make")));
  await user.type(panel.getByRole("textbox", { name: "Name" }), "Portal{Enter}");
  expect(await panel.findByText("live_secret")).toBeTruthy();
  expect(server.asked("make-partner-key")[0]?.key).toBeTruthy();
  await user.click(panel.getByRole("button", { name: words("office.keys.revoke") }));
  await user.click(await screen.findByRole("button", { name: words("office.keys.revokeGo") }));
  expect(await panel.findByText(words("office.keys.none"))).toBeTruthy();
});

test("changes a partner, and says at its field what cannot be used", async () => {
  let now = partner;
  const wrong = refused("FIELD_INVALID", [{ path: "signingKey", errorCode: "FIELD_INVALID", params: {} }]);
  const answers = [wrong];
  const { server, user } = openAsStaff("/staff/partners/muster", {
    ...partnersPage,
    "get-partner": () => ok(now),
    "change-partner": () => {
      const answer = answers.shift();
      if (answer) return answer;
      now = { ...partner, name: "Muster & Söhne" };
      return ok(now);
    },
  });
  await user.click(await screen.findByText(words("office.partner.edit")));
  const name = screen.getByLabelText("Company");
  await user.clear(name);
  await user.type(name, "Muster & Söhne");
  const keyField = screen.getByLabelText(/^New public key/);
  await user.type(keyField, "no key");
  await user.click(screen.getByRole("button", { name: words("partners.webhooks.changeGo") }));
  expect(await screen.findByText("This is no public key", { exact: false })).toBeTruthy();
  await user.clear(keyField);
  await user.click(screen.getByRole("button", { name: words("partners.webhooks.changeGo") }));
  await screen.findByRole("heading", { level: 1, name: "Muster & Söhne" });
  expect(server.asked("change-partner")[1]?.body).toEqual({
    name: "Muster & Söhne",
    country: "de",
    contact: { name: "Vera Verwalter", email: "vera@example.com", phone: null },
    baseUrl: null,
  });
});

test("invites the tenants of a file for a partner, whose contact gets the landlord's mails", async () => {
  const lines = [
    "Tenant email,Street,House number,Postcode,City,Cold rent,Deposit,Start",
    "ada@example.com,Torstraße,12,10119,Berlin,800,2400,2027-05-01",
  ];
  const { server, user } = openAsStaff("/staff/partners/muster/invite", {
    ...partnersPage,
    "check-for-partner": () => ok({ results: [{ invitation: null, problem: null }] }),
    "invite-for-partner": () => ok({ results: [{ invitation: {}, problem: null }] }),
  });
  await user.upload(
    await screen.findByLabelText(/Your file/),
    new File([lines.join("\n")], "tenants.csv", { type: "text/csv" }),
  );
  await user.click(await screen.findByRole("button", { name: words("inviteFile.sendOne") }));
  expect(await screen.findByText(words("inviteFile.doneOne"))).toBeTruthy();
  expect(server.asked("invite-for-partner")[0]?.body).toMatchObject({
    invitations: [{ landlord: { companyName: "Hausverwaltung Muster", email: "vera@example.com" } }],
  });
});

test("old addresses of a partner and of the colleagues lead to the new ones", async () => {
  const { history } = openAsStaff("/staff/partners?id=muster", partnersPage);
  await screen.findByRole("heading", { level: 1, name: "Hausverwaltung Muster" });
  expect(history.location.pathname + history.location.search).toBe("/en/staff/partners/muster");
  cleanup();
  const team = openAsStaff("/staff/people", { "list-staff-people": () => ok({ rows: [], total: 0 }) });
  await screen.findByRole("heading", { level: 1 });
  expect(team.history.location.pathname).toBe("/en/staff/team");
});
