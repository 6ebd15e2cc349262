import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ok } from "../../../../tools/vitest/fake-server.ts";
import { sampleRecord } from "../testing/sample-record.ts";
import { showApp } from "../testing/show-app.tsx";

const footerLinks = () =>
  within(screen.getByRole("contentinfo"))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

test("an application that is not signed has only imprint, privacy and help in its footer", async () => {
  const handlers = { "get-price": () => ok({ yearly: 70.5, monthly: 6.35 }) };
  await showApp({ at: "/en?step=name", record: sampleRecord({ lastCompletedPage: null }), handlers });
  await screen.findByRole("heading", { level: 1 });
  expect(footerLinks()).toEqual(["Imprint", "Privacy", "Help"]);
});

test("every other page leads to the withdrawal", async () => {
  await showApp({ at: "/en/help", record: sampleRecord({ lastCompletedPage: null }) });
  await screen.findByRole("heading", { level: 1 });
  expect(footerLinks()).toContain("Withdraw from contract");
});
