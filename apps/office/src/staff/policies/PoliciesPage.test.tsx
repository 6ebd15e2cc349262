import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ok } from "../../../../../tools/vitest/fake-server.ts";
import { openAsStaff } from "../../testing/open-office.tsx";
import { samplePolicy, sampleTimeline } from "../../testing/sample-policy.ts";
import { words } from "../../testing/words.ts";

const policy = {
  refId: "0123456789abcdef01234567",
  contractNumber: "DE-7K4M-Q2XD-6",
  status: "ACTIVE",
  country: "de",
  tenantName: "Mia Muster",
  tenantEmail: "mia@example.com",
  landlordName: "Lars Lang",
  fullAddress: "Lindenweg 3, 50667 Köln",
  depositAmount: 1500,
  premiumAmount: 70.5,
  paymentPeriod: "YEARLY",
  insuranceStart: "2026-12-01",
  signedAt: "2026-11-20T10:00:00.000Z",
  kept: [],
};

function open(address: string) {
  return openAsStaff(address, { "list-staff-policies": () => ok({ rows: [policy], total: 1 }) });
}

test("keeps filter and order in the address, and asks the server for them", async () => {
  const { server, history, user } = open("/staff/policies?status=ACTIVE&order=-signedAt&page=2&nonsense=1");
  const table = await screen.findByRole("table");
  expect(server.asked("list-staff-policies")[0]?.query).toEqual({ status: "ACTIVE", order: "-signedAt", page: "2" });
  await user.click(within(table).getByRole("button", { name: "Contract" }));
  expect(history.location.search).toBe("?status=ACTIVE&order=contractNumber");
  await user.selectOptions(screen.getByRole("combobox", { name: "Status" }), "All");
  expect(history.location.search).toBe("?order=contractNumber");
  await user.click(within(table).getByRole("button", { name: "Contract" }));
  expect(history.location.search).toBe("?order=-contractNumber");
  await user.click(within(table).getByRole("button", { name: "Contract" }));
  expect(history.location.search).toBe("");
});

test("Space shows a row beside the list, with the columns that the list does not show", async () => {
  const { history, user } = openAsStaff("/staff/policies", {
    "list-staff-policies": () => ok({ rows: [policy], total: 1 }),
    "get-staff-policy": () => ok(samplePolicy),
    "list-timeline": () => ok({ rows: sampleTimeline, next: null }),
  });
  await screen.findByRole("link", { name: policy.contractNumber });
  await user.keyboard("j ");
  expect(history.location.search).toBe(`?open=${policy.refId}`);
  within(screen.getByRole("complementary")).getByText(/^€70\.50/);
  await user.keyboard(" ");
  expect(screen.queryByRole("complementary")).toBeNull();
});

test("the file has the columns that somebody has chosen to see", async () => {
  open("/staff/policies?status=ACTIVE&columns=contract%2Chome&page=2");
  await screen.findByRole("table");
  const file = screen.getByRole("link", { name: words("office.list.csv") }).getAttribute("href");
  expect(file).toMatch(/exports\/policies\?status=ACTIVE&columns=contract%2Chome&language=en$/);
});

test("leads to the login and back to the list when nobody is logged in", async () => {
  let person: unknown = null;
  const { history, user } = openAsStaff("/staff/policies?status=ENDED", {
    "get-staff-session": () => ok({ person }),
    "list-staff-policies": () => ok({ rows: [], total: 0 }),
    "log-in-staff": () => {
      person = { id: "1", name: "Ada", email: "ada@example.com", role: "underwriter" };
      return ok({ stage: "open", person });
    },
  });
  await user.type(await screen.findByLabelText("Email address"), "ada@example.com");
  await user.type(screen.getByLabelText("Password"), "Correct-Horse-1");
  await user.click(screen.getByRole("button", { name: "Log in" }));
  await screen.findByRole("heading", { level: 1, name: words("staff.area.policies") });
  expect(history.location.pathname + history.location.search).toBe("/en/staff/policies?status=ENDED");
});
