import { type RefusalReason, sampleCoTenants } from "@kautia/contract";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { connectionLost, type FakeReply, ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { sampleRecord } from "../../testing/sample-record.ts";
import { sampleSettings } from "../../../../../tools/vitest/sample-settings.ts";
import { quote } from "../../testing/sample-risk-answer.ts";
import { later, showApp } from "../../testing/show-app.tsx";
import { words } from "../../testing/words.ts";

const offers = () =>
  ok({
    currency: "EUR",
    yearly: { price: 70.5, paymentPeriod: "YEARLY", discountPercentage: 7 },
    monthly: { price: 6.35, paymentPeriod: "MONTHLY", discountPercentage: 0 },
  });

describe("risk check", () => {
  it("says that it runs once and charges nothing, and leads to the offers", async () => {
    const answer = later<ReturnType<typeof ok>>();
    const { state, server, path } = await showApp({
      at: "/en/risks",
      record: sampleRecord(),
      handlers: { "get-risk": () => answer.promise, "get-offers": offers },
    });
    expect(await screen.findByRole("heading", { name: words("risks.checking") })).toBeTruthy();
    expect(screen.getByText(words("risks.once"))).toBeTruthy();
    expect(screen.getByRole("progressbar")).toBeTruthy();

    state.record = sampleRecord({ lastCompletedPage: "RISK_CHECK", riskResult: true });
    answer.keep(ok(quote));
    expect(await screen.findByRole("heading", { name: words("offers.title") })).toBeTruthy();
    expect(path()).toBe("/en/offers");
    expect(server.asked("get-risk").map(({ query }) => query["successful"])).toEqual(["true"]);
  });

  it("leads to the documents when some are required", async () => {
    const owing = sampleRecord({ lastCompletedPage: "RISK_CHECK", riskResult: true, requiredDocuments: ["PASSPORT"] });
    await showApp({
      at: "/en/risks",
      record: sampleRecord(),
      handlers: {
        "get-risk": (_, state) => {
          state.record = owing;
          return ok({ ...quote, requiredDocuments: ["PASSPORT"] });
        },
        "list-documents": () => ok({ documents: [] }),
      },
    });
    expect(await screen.findByRole("heading", { name: words("documents.titleOne") })).toBeTruthy();
  });

  it("says that the connection is lost when the record cannot be read after the decision", async () => {
    // Until the decision, the record lists the default documents, which must not be asked for afterwards.
    const undecided = sampleRecord({ requiredDocuments: ["STUDENT_DOCUMENT", "PASSPORT", "WORK_CONTRACT"] });
    let read = (): FakeReply => ok(undecided);
    await showApp({
      at: "/en/risks",
      record: undecided,
      handlers: {
        "get-tenant": () => read(),
        "get-risk": () => {
          read = connectionLost;
          return ok(quote);
        },
      },
    });
    expect(await screen.findByRole("heading", { name: words("pages.load.title") })).toBeTruthy();
  });

  it("leads to the manual review page when a person decides", async () => {
    const { path } = await showApp({
      at: "/en/risks",
      record: sampleRecord({ manualUnderwriting: true }),
      handlers: { "get-risk": () => ok({ ...quote, outcome: "MANUAL_REVIEW", lastCompletedPage: "SUMMARY" }) },
    });
    expect(await screen.findByRole("heading", { name: "Thank you, Mara" })).toBeTruthy();
    expect(screen.getByRole("main").textContent).toContain("mara@example.com");
    expect(path()).toBe("/en/manual-underwriting");
  });

  it("asks for the documents requested in a manual review first", async () => {
    const { path } = await showApp({
      at: "/en/manual-underwriting",
      record: sampleRecord({ manualUnderwriting: true, requiredDocuments: ["PASSPORT"] }),
      handlers: { "list-documents": () => ok({ documents: [] }) },
    });
    expect(await screen.findByRole("heading", { name: words("documents.reviewTitle") })).toBeTruthy();
    expect(path()).toBe("/en/private-documents");
  });

  it.each([
    ["CREDIT_SCORE_INSUFFICIENT", true],
    ["UNDER_AGE", false],
  ] as const)("a refusal for %s names the credit bureau that was asked: %s", async (reason, isNamed) => {
    await showApp({
      at: "/en/risks",
      record: sampleRecord(),
      handlers: {
        "get-settings": () => ok({ ...sampleSettings, bureau: "Auskunftei AG" }),
        "get-risk": () => ok({ ...quote, outcome: "REFUSED", reason, lastCompletedPage: "SUMMARY" }),
      },
    });
    await screen.findByRole("heading", { name: words("risks.restsOn") });
    expect(screen.queryByText(/report from Auskunftei AG/) !== null).toBe(isNamed);
  });

  const refusals: [RefusalReason, RegExp, string, string][] = [
    ["CREDIT_SCORE_INSUFFICIENT", /score .* is too low/, "€42,000", "employment"],
    ["NO_CREDIT_SCORE", /couldn’t work out a score/, "€42,000", "employment"],
    ["UNDER_AGE", /younger than we’re allowed to insure/, "17 May 1994", "insurance-dates"],
  ];
  it.each(refusals)(
    "explains refusal %s, shows the answers behind it and links to them",
    async (reason, why, answer, step) => {
      await showApp({
        at: "/en/risks",
        record: sampleRecord(),
        handlers: { "get-risk": () => ok({ ...quote, outcome: "REFUSED", reason, lastCompletedPage: "SUMMARY" }) },
      });
      expect(await screen.findByRole("heading", { name: words("risks.refused") })).toBeTruthy();
      expect(screen.getByText(why)).toBeTruthy();
      expect(screen.getByText(answer)).toBeTruthy();
      const change = screen.getByRole("link", { name: words("risks.change") });
      expect(change.getAttribute("href")).toBe(`/en?step=${step}&edit=1`);
      const support = screen.getAllByRole("link", { name: "help@example.com" });
      expect(support[0]?.getAttribute("href")).toBe("mailto:help@example.com");
    },
  );

  it("shows the income and the rent that would lead to an offer", async () => {
    const wouldQuote = { grossIncome: 24_000, coldRentAmount: 300, rentDepositAmount: null, insuranceStart: null };
    const reason = "CREDIT_SCORE_INSUFFICIENT";
    await showApp({
      at: "/en/risks",
      record: sampleRecord(),
      handlers: { "get-risk": () => ok({ ...quote, outcome: "REFUSED", reason, wouldQuote, mayAskForReview: true }) },
    });
    expect(await screen.findByText(/gross income of €24,000 a year or more/)).toBeTruthy();
    expect(screen.getByText(/cold rent of €300 a month or less/)).toBeTruthy();
  });

  it("explains to several people that their incomes count together", async () => {
    const wouldQuote = { grossIncome: 24_000, coldRentAmount: null, rentDepositAmount: null, insuranceStart: null };
    const reason = "CREDIT_SCORE_INSUFFICIENT";
    await showApp({
      at: "/en/risks",
      record: sampleRecord({ coTenants: sampleCoTenants }),
      handlers: { "get-risk": () => ok({ ...quote, outcome: "REFUSED", reason, wouldQuote }) },
    });
    expect(await screen.findByText(/all of you together have a gross income of €24,000 a year/)).toBeTruthy();
    expect(screen.getAllByText("Gross income of Ben Beispiel per year")).toBeTruthy();
    expect(screen.getByText("€30,000")).toBeTruthy();
  });

  it("explains to several people that the youngest of them decides about the age", async () => {
    const wouldQuote = {
      grossIncome: null,
      coldRentAmount: null,
      rentDepositAmount: null,
      insuranceStart: "2027-03-02",
    };
    await showApp({
      at: "/en/risks",
      record: sampleRecord({ coTenants: sampleCoTenants }),
      handlers: { "get-risk": () => ok({ ...quote, outcome: "REFUSED", reason: "UNDER_AGE", wouldQuote }) },
    });
    expect(await screen.findByText(/one of you will be younger/)).toBeTruthy();
    expect(screen.getAllByText("Date of birth of Noor Nachbar")).toBeTruthy();
    expect(screen.getByText(/all of you will be old enough/)).toBeTruthy();
  });

  it("shows the deposit along with the rent, and what is needed besides a later start", async () => {
    const wouldQuote = {
      grossIncome: 14_400,
      coldRentAmount: 472,
      rentDepositAmount: 1_416,
      insuranceStart: "2027-03-02",
    };
    await showApp({
      at: "/en/risks",
      record: sampleRecord(),
      handlers: { "get-risk": () => ok({ ...quote, outcome: "REFUSED", reason: "UNDER_AGE", wouldQuote }) },
    });
    const section = (await screen.findByRole("heading", { name: words("risks.wouldChange") })).parentElement;
    expect([...(section?.querySelectorAll("p") ?? [])].map((line) => line.textContent).slice(0, 4)).toEqual([
      "From 2\u00A0March 2027 you’ll be old enough.",
      "Income and cold rent count as well:",
      "With a gross income of €14,400 a year or more, we could make you an offer.",
      "With a cold rent of €472 a month or less and a deposit of €1,416 or less, we could make you an offer.",
    ]);
  });

  it.each([
    [null, /^A different income, rent or deposit wouldn’t change this decision/],
    ["Auskunftei AG", /^We can’t name a figure that would do, because Auskunftei AG tells us only the result/],
  ])("says plainly that no figure would do, and what to do instead (bureau: %s)", async (bureau, text) => {
    const reason = "CREDIT_SCORE_INSUFFICIENT";
    await showApp({
      at: "/en/risks",
      record: sampleRecord(),
      handlers: {
        "get-settings": () => ok({ ...sampleSettings, bureau }),
        "get-risk": () => ok({ ...quote, outcome: "REFUSED", reason, mayAskForReview: true }),
      },
    });
    expect((await screen.findByText(text)).textContent).toContain("ask a person to decide");
    expect(screen.queryByText(/Did you mistype your income/)).toBeNull();
  });

  it.each(["CREDIT_SCORE_INSUFFICIENT", "NO_CREDIT_SCORE"] as const)(
    "says that a test name alone led to the refusal %s, and nothing of income",
    async (reason) => {
      const wouldQuote = { grossIncome: null, coldRentAmount: null, rentDepositAmount: null, insuranceStart: null };
      const lastName = reason === "NO_CREDIT_SCORE" ? "Unknown" : "refused";
      const { userInfo } = sampleRecord();
      await showApp({
        at: "/en/risks",
        record: sampleRecord({ userInfo: userInfo && { ...userInfo, lastName } }),
        handlers: { "get-risk": () => ok({ ...quote, outcome: "REFUSED", reason, wouldQuote, mayAskForReview: true }) },
      });
      expect(await screen.findByText(/^Only your last name: it’s a test name/)).toBeTruthy();
      expect(screen.getByText(lastName)).toBeTruthy();
      expect(screen.getByText(/^Any other last name/)).toBeTruthy();
      expect(screen.getByRole("link", { name: words("risks.change") }).getAttribute("href")).toContain("step=name");
      expect(screen.getByRole("main").textContent).not.toMatch(/income|rent /);
    },
  );

  it.each(["/en", "/en/summary"])("opens the refusal at %s instead of the summary with a price", async (at) => {
    const record = sampleRecord({ lastCompletedPage: "SUMMARY", requiredDocuments: [] });
    const { path } = await showApp({
      at,
      record,
      handlers: { "get-risk": () => ok({ ...quote, outcome: "REFUSED", note: "No proof of income." }) },
    });
    expect(await screen.findByText("No proof of income.")).toBeTruthy();
    expect(
      screen.getByText(/We can’t name a figure that would do, because a person looked at everything together/),
    ).toBeTruthy();
    expect(path()).toBe("/en/risks");
    expect(screen.getByRole("main").textContent).not.toMatch(/€/);
  });

  it("requests a review by a person, and shows an error when the connection is lost", async () => {
    const replies = [connectionLost, () => ok({ lastCompletedPage: "SUMMARY" })];
    const { state, user, path } = await showApp({
      at: "/en/risks",
      record: sampleRecord(),
      handlers: {
        "get-risk": () => ok({ ...quote, outcome: "REFUSED", reason: "UNDER_AGE", mayAskForReview: true }),
        "ask-for-review": () => (replies.shift() ?? connectionLost)(),
      },
    });
    const ask = await screen.findByRole("button", { name: words("risks.personAsk") });
    await user.click(ask);
    expect(await screen.findByText(words("form.offlineTitle"))).toBeTruthy();
    state.record = sampleRecord({ manualUnderwriting: true });
    await user.click(ask);
    expect(await screen.findByRole("heading", { name: "Thank you, Mara" })).toBeTruthy();
    expect(path()).toBe("/en/manual-underwriting");
  });

  it("shows the note of a refusal by a person, and offers no second review", async () => {
    await showApp({
      at: "/en/manual-underwriting",
      record: sampleRecord(),
      handlers: { "get-risk": () => ok({ ...quote, outcome: "REFUSED", note: "No proof of income." }) },
    });
    expect(await screen.findByText("No proof of income.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: words("risks.personAsk") })).toBeNull();
  });

  it("offers a retry when the credit bureau is unavailable or the connection is lost", async () => {
    const answers = [() => refused("PROVIDER_UNAVAILABLE"), connectionLost, () => ok(quote)];
    const { state, user } = await showApp({
      at: "/en/risks",
      record: sampleRecord(),
      handlers: { "get-risk": () => (answers.shift() ?? connectionLost)(), "get-offers": offers },
    });
    expect(await screen.findByRole("heading", { name: words("risks.unavailable") })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: words("form.offlineTitle") })).toBeTruthy();
    state.record = sampleRecord({ lastCompletedPage: "RISK_CHECK", riskResult: true });
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("heading", { name: words("offers.title") })).toBeTruthy();
  });

  it("offers a retry when the server refuses the step although the application is at the check", async () => {
    const { path } = await showApp({
      at: "/en/risks",
      record: sampleRecord({ requiredDocuments: [] }),
      handlers: { "get-risk": () => refused("STEP_NOT_ALLOWED") },
    });
    expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
    expect(path()).toBe("/en/risks");
  });

  it("returns to the application's current screen when the check is not allowed yet", async () => {
    const { path } = await showApp({
      at: "/en/risks",
      record: sampleRecord(),
      handlers: {
        "get-risk": (_, state) => {
          state.record = sampleRecord({ lastCompletedPage: "TENANT_DETAILS" });
          return refused("STEP_NOT_ALLOWED");
        },
        "get-price": () => ok({ monthly: 6.35, yearly: 70.5 }),
      },
    });
    await waitFor(() => expect(path()).toBe("/en/summary"));
  });
});
