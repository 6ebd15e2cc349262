import { act, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { sampleRecord } from "../testing/sample-record.ts";
import { createSession } from "./session.ts";
import { followSignature } from "./follow-signature.ts";

const offered = sampleRecord({ lastCompletedPage: "PAYMENT_PERIOD", riskResult: true });

/** Looks at a tab again in which the application was open. Returns where it led, and how often it read the record. */
async function lookAgain(path: string, now = offered) {
  history.replaceState(null, "", path);
  const reads = vi.fn<() => Promise<object>>(async () => ({ ok: true, answer: now }));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the session makes no other call
  const session = createSession(
    () => ({ call: reads }) as never,
    () => {},
  );
  session.replace(offered);
  const navigate = vi.fn<(to: string) => Promise<void>>(async () => {});
  followSignature(session, { navigate });
  await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
  await waitFor(() => expect(session.record.get()?.lastCompletedPage).toBe(now.lastCompletedPage));
  return { led: navigate.mock.calls.map(([to]) => new URL(to).pathname), reads: reads.mock.calls.length };
}

test("a tab with the card's form moves on once the contract was signed in another tab", async () => {
  const signed = sampleRecord({ lastCompletedPage: "PAYMENT", riskResult: true });
  expect(await lookAgain("/en/payment", signed)).toEqual({ led: ["/en/payment"], reads: 1 });
});

test("a tab stays as it was while the contract is not signed", async () => {
  expect(await lookAgain("/en?step=pets")).toEqual({ led: [], reads: 1 });
});

test("pages that do not belong to the application read nothing", async () => {
  expect(await lookAgain("/en/help")).toEqual({ led: [], reads: 0 });
});
