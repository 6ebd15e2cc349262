import type { StaffCase, StaffPerson } from "@kautia/contract";
import { texts } from "@kautia/locales";
import { screen, within, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { sampleRecord } from "../../testing/sample-record.ts";
import { showApp } from "../../testing/show-app.tsx";

const ute = {
  id: "00000000-0000-4000-8000-000000000009",
  name: "Ute Weiß",
  email: "ute@example.com",
  role: "underwriter" as const,
};
const lang = () => ok(texts("en", "staff"));
const session = (person: StaffPerson | null) => () => ok({ person });
const row = {
  refId: "0123456789abcdef01234567",
  tenantName: "Jana <b>ẞ</b>",
  email: "jana@example.com",
  country: "de",
  cause: "ASKED",
  outcome: "MANUAL_REVIEW",
  employmentStatus: "SELF_EMPLOYED",
  grossIncome: 12_000,
  coldRentAmount: 800,
  rentDepositAmount: 1500,
  owed: 1,
  openedAt: "2026-12-31T23:30:00.000Z",
  decidedAt: null,
  decidedBy: null,
  assignee: null,
};

const { token: _token, ...answers } = sampleRecord();
const refusedByRules: StaffCase = {
  refId: row.refId,
  decisionId: "00000000-0000-4000-8000-000000000001",
  open: false,
  country: "de",
  language: "en",
  signed: false,
  assignee: null,
  approval: null,
  dueAt: null,
  why: [],
  warnings: [],
  draft: { decision: null, question: null, note: null },
  next: null,
  pending: null,
  answers,
  score: { ratio: 15, goodFrom: 30, middlingFrom: 18 },
  price: { yearly: 70.5, monthly: 6.35 },
  decisions: [
    {
      id: "00000000-0000-4000-8000-000000000001",
      at: "2026-12-31T23:30:00.000Z",
      outcome: "REFUSED",
      reason: "CREDIT_SCORE_INSUFFICIENT",
      cause: null,
      madeBy: "RULES",
      by: null,
      note: null,
      requiredDocuments: [],
      ruleVersion: "1",
      tariffVersion: "1",
      inputHash: "0123456789abcdef",
    },
  ],
  documents: [],
  history: [],
};

describe("desk", () => {
  it("asks for the password, then the code, and stays on the same page after the login", async () => {
    let open = false;
    const { server, user, path } = await showApp({
      at: "/en/staff?search=jana",
      handlers: {
        "get-lang": lang,
        "get-staff-session": () => session(open ? ute : null)(),
        "log-in-staff": ({ body }) => {
          if (body["code"] === null) return ok({ stage: "code" });
          if (body["code"] !== "123456") return refused("STAFF_CODE_WRONG");
          open = true;
          return ok({ stage: "open", person: ute });
        },
        "list-cases": () => ok({ rows: [row], total: 1 }),
      },
    });
    await user.type(await screen.findByLabelText("Email address"), ute.email);
    await user.type(screen.getByLabelText("Password"), "Secret-1");
    await user.click(screen.getByRole("button", { name: "Log in" }));
    const code = await screen.findByLabelText(/Code from/);
    expect(document.activeElement).toBe(code);
    await user.type(code, "000000");
    await user.click(screen.getByRole("button", { name: "Log in" }));
    expect((await screen.findAllByText(/code is wrong/)).length).toBeGreaterThan(0);
    expect(screen.getByRole("alert", { name: "That didn’t work" })).toBeTruthy();
    await user.clear(code);
    await user.type(code, "123456");
    await user.click(screen.getByRole("button", { name: "Log in" }));
    expect(await screen.findByRole("link", { name: "Jana <b>ẞ</b>" })).toBeTruthy();
    expect(path()).toBe("/en/staff?search=jana");
    expect(server.asked("list-cases").map(({ query }) => query["search"])).toEqual(["jana"]);
  });

  it("offers the list as a file, filtered as shown but with all pages", async () => {
    await showApp({
      at: "/en/staff?search=jana%26co&page=2",
      handlers: {
        "get-lang": lang,
        "get-staff-session": session(ute),
        "list-cases": () => ok({ rows: [row], total: 51 }),
      },
    });
    const link = await screen.findByRole("link", { name: "Download as CSV" });
    expect(link.getAttribute("href")).toBe("/api/v1/staff/exports/cases?search=jana%26co&language=en");
    expect(link.hasAttribute("download")).toBe(true);
  });

  it("names the page and the brand in the title", async () => {
    const handlers = {
      "get-lang": lang,
      "get-staff-session": session(ute),
      "list-cases": () => ok({ rows: [row], total: 1 }),
    };
    await showApp({ at: "/en/staff", handlers });
    const { textContent } = await screen.findByRole("heading", { level: 1 });
    await waitFor(() => expect(document.title).toBe(`${textContent} – Kautia`));
  });

  it("shows the authenticator key as a QR code and as text at the first login", async () => {
    const { user } = await showApp({
      at: "/en/staff",
      handlers: {
        "get-lang": lang,
        "get-staff-session": session(null),
        "log-in-staff": () => ok({ stage: "set-up", secret: "MZXW6YTBOI", uri: "otpauth://totp/x", qr: ["10", "01"] }),
      },
    });
    await user.type(await screen.findByLabelText("Email address"), ute.email);
    await user.type(screen.getByLabelText("Password"), "Secret-1");
    await user.click(screen.getByRole("button", { name: "Log in" }));
    expect(await screen.findByText("MZXW 6YTB OI")).toBeTruthy();
    const code = screen.getByRole("img", { name: "QR code for the authenticator app" });
    expect(code.querySelector("path")?.getAttribute("d")).toBe("M0 0h1v1h-1zM1 1h1v1h-1z");
    expect(screen.getByRole("link", { name: /Open in an authenticator/ }).getAttribute("href")).toContain("otpauth:");
  });

  it("says that a list has more rows than can be paged through", async () => {
    await showApp({
      at: "/en/staff",
      handlers: {
        "get-lang": lang,
        "get-staff-session": session(ute),
        "list-cases": () => ok({ rows: [row], total: 2_500 }),
      },
    });
    expect(await screen.findByText("2,500 or more, Page 1 of 100")).toBeTruthy();
  });

  it("lists open cases with times in Berlin, and hides the partners from underwriters", async () => {
    await showApp({
      at: "/en/staff",
      handlers: {
        "get-lang": lang,
        "get-staff-session": session(ute),
        "list-cases": () => ok({ rows: [row], total: 51 }),
      },
    });
    const table = await screen.findByRole("table");
    expect(within(table).getByText("01/01/2027, 00:30")).toBeTruthy();
    expect(within(table).getByText("€12,000 per year")).toBeTruthy();
    expect(within(table).getByText("Tenant asked for a review")).toBeTruthy();
    expect(within(table).getByText("Missing documents: 1")).toBeTruthy();
    expect(screen.getByText("51 in all, Page 1 of 3")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Next page" }).getAttribute("href")).toBe("/en/staff?page=2");
    const menu = within(screen.getByRole("navigation", { name: "Areas of the desk" }));
    expect(menu.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Cases",
      "Claims",
      "Moving out",
      "Follow-ups",
      "Questions",
      "Policies",
      "Withdrawals",
      "Charges",
      "Notices",
      "Mails",
      "Money",
      "Figures",
    ]);
  });

  it("finds refusals by the rules with the state filter", async () => {
    const { user, server } = await showApp({
      at: "/en/staff",
      handlers: {
        "get-lang": lang,
        "get-staff-session": session(ute),
        "list-cases": ({ query }) =>
          ok(
            query["state"] === "REFUSED"
              ? { rows: [{ ...row, cause: null, outcome: "REFUSED" }], total: 1 }
              : { rows: [], total: 0 },
          ),
      },
    });
    expect(await screen.findByText("No case is waiting for a decision.")).toBeTruthy();
    await user.selectOptions(screen.getByRole("combobox", { name: "Status" }), "Refused by the rules");
    await user.click(screen.getByRole("button", { name: "Search" }));
    const table = await screen.findByRole("table");
    expect(within(table).getByText("Refused by the rules")).toBeTruthy();
    expect(within(table).getByRole("link").getAttribute("href")).toBe(`/en/staff/applications/${row.refId}`);
    expect(server.asked("list-cases").at(-1)?.query["state"]).toBe("REFUSED");
  });

  it("shows who works on a case, and filters for your own cases", async () => {
    const { user, server } = await showApp({
      at: "/en/staff",
      handlers: {
        "get-lang": lang,
        "get-staff-session": session(ute),
        "list-cases": () => ok({ rows: [{ ...row, assignee: { id: ute.id, name: "Ute Weiß" } }], total: 1 }),
      },
    });
    expect(within(await screen.findByRole("table")).getByText("Ute Weiß")).toBeTruthy();
    await user.selectOptions(screen.getByRole("combobox", { name: "Assigned to" }), "Me");
    await waitFor(() => expect(server.asked("list-cases").at(-1)?.query["assigned"]).toBe("MINE"));
  });

  it("remembers the last filters of a list for each person, but not the words of a search", async () => {
    const handlers = {
      "get-lang": lang,
      "get-staff-session": session(ute),
      "list-cases": () => ok({ rows: [], total: 0 }),
      "list-staff-claims": () => ok({ rows: [], total: 0 }),
    };
    const { user, path } = await showApp({ at: "/en/staff", handlers });
    await user.type(await screen.findByLabelText("Search"), "jana");
    await user.selectOptions(screen.getByRole("combobox", { name: "Assigned to" }), "Me");
    await waitFor(() => expect(path()).toBe("/en/staff?assigned=MINE&search=jana"));
    await user.click(screen.getByRole("link", { name: "Claims" }));
    await screen.findByRole("heading", { level: 1, name: "Claims" });
    expect(path()).toBe("/en/staff/claims");
    await user.click(screen.getByRole("link", { name: "Cases" }));
    await waitFor(() => expect(path()).toBe("/en/staff?assigned=MINE"));
    await user.click(await screen.findByRole("button", { name: "Clear filters" }));
    await waitFor(() => expect(path()).toBe("/en/staff"));
    expect(screen.getByRole("link", { name: "Cases" }).getAttribute("href")).toBe("/en/staff");
    expect(localStorage.getItem(`staff-filters-${ute.id}`)).not.toContain("jana");
  });

  it("shows why the rules refused, and offers no decision before the tenant asks for a review", async () => {
    await showApp({
      at: `/en/staff/applications/${row.refId}`,
      handlers: {
        "get-lang": lang,
        "get-staff-session": session(ute),
        "get-case": () => ok(refusedByRules),
        "list-staff-notes": () => ok({ rows: [], total: 0 }),
      },
    });
    expect(
      await screen.findByText(/^The rules refused this application\. There’s nothing to decide unless/),
    ).toBeTruthy();
    expect(screen.getByText("The score is too low for this guarantee")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Accept" })).toBeNull();
  });

  it("shows the login again when the session has ended", async () => {
    const people = [ute, null];
    await showApp({
      at: "/en/staff/charges",
      handlers: {
        "get-lang": lang,
        "get-staff-session": () => session(people.shift() ?? null)(),
        "list-charges": () => refused("LOGIN_REQUIRED"),
      },
    });
    expect(await screen.findByLabelText("Email address")).toBeTruthy();
  });

  it("ticks off a promised follow-up with a note, and counts the waiting work again", async () => {
    let open = true;
    const promise = {
      id: "1",
      refId: row.refId,
      contractNumber: "DE-7K4M-Q2XD-6",
      tenantName: "Jana",
      kind: "PREMIUM",
    };
    const contact = { email: row.email, phone: "+49301234567", amount: 6.35, promisedAt: "2027-02-15T10:00:00.000Z" };
    const { user, server } = await showApp({
      at: "/en/staff/follow-ups",
      handlers: {
        "get-lang": lang,
        "get-staff-session": session(ute),
        "count-waiting": () => ok({ cases: 120, "follow-ups": open ? 1 : 0 }),
        "list-follow-ups": () => ok(open ? { rows: [{ ...promise, ...contact }], total: 1 } : { rows: [], total: 0 }),
        "finish-follow-up": () => {
          open = false;
          return ok({ done: true });
        },
      },
    });
    expect((await screen.findByRole("link", { name: "+49301234567" })).getAttribute("href")).toBe("tel:+49301234567");
    const menu = within(screen.getByRole("navigation", { name: "Areas of the desk" }));
    expect(menu.getByRole("link", { name: "Follow-ups (1 waiting)" })).toBeTruthy();
    expect(within(menu.getByRole("link", { name: "Cases (120 waiting)" })).getByText("99+")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Mark as contacted DE-7K4M-Q2XD-6" }));
    await user.type(screen.getByLabelText("Outcome"), "Pays on Friday.");
    await user.click(screen.getByRole("button", { name: "Mark as contacted" }));
    expect(await screen.findByText("No tenant is waiting for us to get in touch.")).toBeTruthy();
    await waitFor(() => expect(menu.getByRole("link", { name: "Follow-ups" })).toBeTruthy());
    expect(server.asked("finish-follow-up").map(({ body }) => body["note"])).toEqual(["Pays on Friday."]);
  });

  it("says in words why a charge failed, with the provider's code in small print", async () => {
    const charge = { id: "1", refId: row.refId, contractNumber: "DE-7K4M-Q2XD-6", tenantName: "Jana", kind: "PREMIUM" };
    const failed = { amount: 6.35, dueAt: "2027-02-01T10:00:00.000Z", failures: 5, nextTryAt: null, state: "UNPAID" };
    const rows = ["insufficient_funds", "code_of_tomorrow"].map((failureCode, index) => ({
      ...charge,
      ...failed,
      id: String(index),
      failureCode,
    }));
    await showApp({
      at: "/en/staff/charges",
      handlers: {
        "get-lang": lang,
        "get-staff-session": session(ute),
        "list-charges": () => ok({ rows, total: 2 }),
      },
    });
    const table = within(await screen.findByRole("table"));
    expect(table.getByText("Not enough money in the account")).toBeTruthy();
    expect(table.getByText("Declined by the bank")).toBeTruthy();
    expect(table.getByText("code_of_tomorrow").tagName).toBe("CODE");
  });

  it("shows how long cases and claims wait, next to what pages and mails promise", async () => {
    const none = { decided: 0, medianHours: null, percentile90Hours: null, late: 0, open: 0, openLate: 0 };
    const cases = { decided: 12, medianHours: 5.25, percentile90Hours: 31, late: 2, open: 3, openLate: 1 };
    await showApp({
      at: "/en/staff/figures",
      handlers: {
        "get-lang": lang,
        "get-staff-session": session(ute),
        "get-figures": () => refused("PROVIDER_UNAVAILABLE"),
        "get-closed-mode": () => refused("PROVIDER_UNAVAILABLE"),
        "get-waiting-times": () => ok({ days: 30, promisedWorkingDays: 2, cases, claims: none }),
      },
    });
    const table = within(await screen.findByRole("table"));
    expect(table.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
      "WhatMedian90% withinDecided lateOpen and late",
      "Cases5.3 h31 h2 of 121 of 3",
      "Claims––0 of 00 of 0",
    ]);
    expect(screen.getByText(/usually within 2 working days\.$/)).toBeTruthy();
  });

  it("leads from a page past the end of a list to its last page", async () => {
    const { path } = await showApp({
      at: "/en/staff?page=4",
      handlers: {
        "get-lang": lang,
        "get-staff-session": session(ute),
        "list-cases": ({ query }) => ok({ rows: query["page"] === "2" ? [row] : [], total: 26 }),
      },
    });
    expect(await screen.findByText("26 in all, Page 2 of 2")).toBeTruthy();
    expect(path()).toBe("/en/staff?page=2");
  });

  it.each(["people", "people?id=1", "partners", "partners?id=kern", "acts", "failed-work"])(
    "only tells an underwriter that %s is for administrators",
    async (area) => {
      const handlers = { "get-lang": lang, "get-staff-session": session(ute) };
      await showApp({ at: `/en/staff/${area}`, handlers });
      expect(await screen.findByText("This is for administrators only.")).toBeTruthy();
      const main = within(screen.getByRole("main"));
      expect(main.queryAllByRole("textbox")).toEqual([]);
      expect(main.queryAllByRole("button")).toEqual([]);
      expect(main.queryAllByRole("link")).toEqual([]);
    },
  );

  it("leads to 404 for an unknown area", async () => {
    const { path } = await showApp({
      at: "/en/staff/nothing",
      handlers: { "get-lang": lang, "get-staff-session": session(ute) },
    });
    expect(await screen.findByRole("heading", { name: /wrong address/ })).toBeTruthy();
    expect(path()).toBe("/en/404");
  });
});
