import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ok } from "../../../../../tools/vitest/fake-server.ts";
import { openAsStaff } from "../../testing/open-office.tsx";
import { words } from "../../testing/words.ts";

const withdrawal = (id: string, name: string) => ({
  id,
  state: "OPEN",
  declaredAt: "2026-11-20T10:00:00.000Z",
  dueAt: "2026-11-23T22:59:59.000Z",
  assignee: null,
  writtenAt: null,
  handledAt: null,
  handledBy: null,
  note: null,
  matchedTo: null,
  contractNumber: "DE-1",
  name,
  email: "jana@example.com",
});

/** Two pages of withdrawals. */
function open(address = "/staff/withdrawals") {
  return openAsStaff(address, {
    "list-unmatched-withdrawals": ({ query }) =>
      ok({
        rows: query["page"] === "2" ? [withdrawal("c", "Cem")] : [withdrawal("a", "Ada"), withdrawal("b", "Bo")],
        total: 26,
      }),
    "list-colleagues": () => ok({ colleagues: [{ id: "x", name: "Ute" }] }),
    "act-on-rows": () =>
      ok({ done: 1, failed: [{ id: "c", errorCode: "WORK_TAKEN", params: { by: "Ute", id: "x" } }] }),
    "answer-withdrawal": () => ok({ done: true }),
  });
}

test("assigns rows of two pages together, and says which a colleague has taken", async () => {
  const { user, server } = open();
  const row = async (name: string) => within(await screen.findByRole("table")).findByRole("checkbox", { name });
  await user.click(await row("Ada"));
  await user.click(screen.getByRole("button", { name: words("staff.next") }));
  await user.click(await row("Cem"));
  const bar = screen.getByRole("region", { name: words("office.bulk.title") });
  within(bar).getByText("2 chosen");
  await user.click(within(bar).getByRole("button", { name: words("staff.assigned.handOver") }));
  await user.click(await screen.findByRole("menuitem", { name: "Ute" }));
  expect(server.asked("act-on-rows")[0]?.body).toEqual({ act: "ASSIGN", to: "x", ids: ["a", "c"] });
  await screen.findByText("Cem: Ute has taken this already.");
});

test("opens a row beside the list with its id in the address, and writes to the person", async () => {
  const { user, history, server } = open();
  await user.click(await screen.findByRole("button", { name: "Bo" }));
  expect(history.location.search).toBe("?open=b");
  const peek = screen.getByRole("complementary");
  await user.click(within(peek).getByText(words("office.withdrawal.write")));
  await user.type(within(peek).getByLabelText(words("office.withdrawal.message")), "Which contract?");
  await user.click(within(peek).getByRole("button", { name: "Send" }));
  expect(server.asked("answer-withdrawal")[0]?.body).toEqual({ message: "Which contract?" });
});

test("keeps days and columns in the address, and asks the server only for the days", async () => {
  const { user, history, server } = open("/staff/withdrawals?from=2026-11-01&columns=name,due");
  const table = await screen.findByRole("table");
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map((cell) => cell.textContent),
  ).toEqual(["", "Name", "Due"]);
  expect(server.asked("list-unmatched-withdrawals")[0]?.query).toEqual({ from: "2026-11-01" });
  await user.click(screen.getByRole("button", { name: words("staff.clearFilters") }));
  expect(history.location.search).toBe("?columns=name%2Cdue");
});

test("moves through the rows by keys, and looks at one", async () => {
  const { user, history } = open();
  await screen.findByRole("button", { name: "Ada" });
  await user.keyboard("jj");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Bo" }));
  await user.keyboard("x");
  screen.getByRole("checkbox", { name: "Bo", checked: true });
  await user.keyboard("o");
  expect(history.location.search).toBe("?open=b");
});

test("finds the contract of a letter from the conversations, and leads to its declaration", async () => {
  const hit = {
    kind: "POLICY",
    id: "0123456789abcdef01234567",
    refId: "0123456789abcdef01234567",
    tenantName: "Ada Weiß",
    email: null,
    contractNumber: "DE-7K4M-Q2XD-6",
    fullAddress: "Torstraße 12, 10119 Berlin",
    status: "ACTIVE",
    cause: null,
    outcome: null,
    match: { kind: "NAME", text: null },
  };
  const { user, server } = openAsStaff("/staff/declare", {
    "search-desk": () => ok({ hits: [{ ...hit, kind: "PERSON" }, hit], more: [] }),
  });
  await user.type(await screen.findByLabelText(words("office.declare.whose")), "Ada");
  const link = await screen.findByRole("link", { name: "Ada Weiß, DE-7K4M-Q2XD-6" });
  expect(link.getAttribute("href")).toBe("/en/staff/policies/DE-7K4M-Q2XD-6/declare");
  expect(server.asked("search-desk").at(-1)?.query).toEqual({ search: "Ada" });
});

test("the navigation marks the conversations on each of their lists", async () => {
  open();
  await screen.findByRole("heading", { level: 1 });
  const navigation = screen.getByRole("navigation", { name: words("staff.nav") });
  const entry = within(navigation).getByRole("link", { name: words("office.conversations") });
  expect(entry.getAttribute("aria-current")).toBe("true");
  expect(navigation.querySelectorAll("[aria-current]")).toHaveLength(1);
});
