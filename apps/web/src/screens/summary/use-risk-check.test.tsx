import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { type FakeReply, ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { sampleRecord } from "../../testing/sample-record.ts";
import { quote } from "../../testing/sample-risk-answer.ts";
import { later, type Scene, showApp } from "../../testing/show-app.tsx";
import { words } from "../../testing/words.ts";

const record = sampleRecord({ lastCompletedPage: "TENANT_DETAILS" });
const checking = "We’re checking your application";

/** Fills in the summary and presses its button. Returns the headings that appeared. */
async function askForOffer(handlers: Scene["handlers"]) {
  const shown = await showApp({
    at: "/en/summary",
    record,
    handlers: {
      "get-price": () => ok({ yearly: 70.5, monthly: 6.35 }),
      "save-summary": (_, state) => {
        state.record = { ...record, lastCompletedPage: "SUMMARY" };
        return ok({ lastCompletedPage: "SUMMARY" });
      },
      "get-offers": () =>
        ok({
          currency: "EUR",
          yearly: { price: 70.5, paymentPeriod: "YEARLY", discountPercentage: 7 },
          monthly: { price: 6.35, paymentPeriod: "MONTHLY", discountPercentage: 0 },
        }),
      ...handlers,
    },
  });
  const { user } = shown;
  await screen.findByRole("heading", { level: 1 });
  for (const name of ["Yes, it is agreed", "I haven’t asked yet", "No, nothing yet"]) {
    const [radio] = screen.queryAllByRole("radio", { name });
    if (radio) await user.click(radio);
  }
  await user.click(screen.getByRole("checkbox", { name: /terms of use/ }));
  await user.click(screen.getByRole("checkbox", { name: /initial information/ }));
  const headings: string[] = [];
  const watch = new MutationObserver(() => headings.push(document.querySelector("h1")?.textContent ?? ""));
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  await user.click(screen.getByRole("button", { name: words("summary.getOffer") }));
  return { ...shown, headings };
}

describe("a check that answers at once", () => {
  it("leads from the summary to the offers, without a screen to watch", async () => {
    const { path, server, headings } = await askForOffer({
      "get-risk": (_, state) => {
        state.record = sampleRecord({ lastCompletedPage: "RISK_CHECK", riskResult: true, requiredDocuments: [] });
        return ok(quote);
      },
    });
    await waitFor(() => expect(path()).toBe("/en/offers"));
    expect(headings).not.toContain(checking);
    expect(server.asked("get-risk")).toHaveLength(1);
  });

  it("can be gone back from to look at the answers, and leads on to the same offer", async () => {
    const { path, history, user, server } = await askForOffer({
      "get-risk": (_, state) => {
        state.record = sampleRecord({ lastCompletedPage: "RISK_CHECK", riskResult: true, requiredDocuments: [] });
        return ok(quote);
      },
    });
    await waitFor(() => expect(path()).toBe("/en/offers"));
    await history.goBack();
    expect(await screen.findByRole("heading", { level: 1, name: words("summary.title") })).toBeTruthy();
    expect(screen.queryByRole("checkbox")).toBeNull();
    await user.click(screen.getByRole("link", { name: words("summary.toOffer") }));
    await waitFor(() => expect(path()).toBe("/en/offers"));
    expect(server.asked("get-risk")).toHaveLength(1);
  });

  it("leads to the documents that are missing", async () => {
    const { path } = await askForOffer({
      "get-risk": (_, state) => {
        state.record = sampleRecord({
          lastCompletedPage: "RISK_CHECK",
          riskResult: true,
          requiredDocuments: ["PASSPORT"],
        });
        return ok({ ...quote, requiredDocuments: ["PASSPORT"] });
      },
      "list-documents": () => ok({ documents: [] }),
    });
    await waitFor(() => expect(path()).toBe("/en/private-documents"));
  });

  it("leads to the page of a manual review", async () => {
    const { path } = await askForOffer({
      "get-risk": (_, state) => {
        state.record = sampleRecord({ manualUnderwriting: true });
        return ok({ ...quote, outcome: "MANUAL_REVIEW", lastCompletedPage: "SUMMARY" });
      },
    });
    await waitFor(() => expect(path()).toBe("/en/manual-underwriting"));
  });

  it("explains a refusal on the page of the check, and asks the server once", async () => {
    const { path, server } = await askForOffer({
      "get-risk": () => ok({ ...quote, outcome: "REFUSED", reason: "UNDER_AGE", lastCompletedPage: "SUMMARY" }),
    });
    expect(await screen.findByRole("heading", { name: words("risks.refused") })).toBeTruthy();
    expect(path()).toBe("/en/risks");
    expect(server.asked("get-risk")).toHaveLength(1);
  });

  it("can be tried again on the page of the check when the credit bureau does not answer", async () => {
    const { path } = await askForOffer({ "get-risk": () => refused("PROVIDER_UNAVAILABLE") });
    expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
    expect(path()).toBe("/en/risks");
  });
});

it("a check that takes longer than a second is shown on its own page, which waits for the same answer", async () => {
  const answer = later<FakeReply>();
  const { path, server, state } = await askForOffer({ "get-risk": () => answer.promise });
  await waitFor(() => expect(server.asked("get-risk")).toHaveLength(1));
  expect(path()).toBe("/en/summary");
  expect(await screen.findByRole("heading", { name: checking }, { timeout: 3_000 })).toBeTruthy();
  expect(path()).toBe("/en/risks");
  state.record = sampleRecord({ lastCompletedPage: "RISK_CHECK", riskResult: true, requiredDocuments: [] });
  answer.keep(ok(quote));
  await waitFor(() => expect(path()).toBe("/en/offers"));
  expect(server.asked("get-risk")).toHaveLength(1);
});
