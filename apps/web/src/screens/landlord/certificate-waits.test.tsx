import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ok } from "../../../../../tools/vitest/fake-server.ts";
import { sampleLandlordView } from "../../testing/sample-landlord-view.ts";
import { showApp } from "../../testing/show-app.tsx";

const accepted = { ...sampleLandlordView, status: "ACCEPTED", coverStart: "2026-12-01", hasCertificate: true } as const;

test.each([
  ["waits while the insurer's signature cannot be made, and is not offered", true, 0],
  ["is offered once it is signed", false, 1],
] as const)("the certificate %s", async (_, certificateWaits, files) => {
  await showApp({
    at: "/en/landlord/fedcba9876543210fedcba9876543210",
    language: "en",
    handlers: { "get-landlord-view": () => ok({ ...accepted, certificateWaits }) },
  });
  await screen.findByRole("heading", { name: "You’ve accepted. Thank you!" });
  expect(screen.queryAllByRole("link", { name: "Download" })).toHaveLength(files);
  expect(screen.queryAllByText(/once it’s signed, you’ll get it by email/)).toHaveLength(1 - files);
});

test.each([
  ["will be posted", { postedOn: null }, "Praterstraße 5, 1020 Wien", /We’ll send it to: Praterstraße 5/],
  ["was posted", { postedOn: "2027-01-18" }, "Praterstraße 5, 1020 Wien", /We posted the original on 18 January 2027/],
  ["needs an address", { postedOn: null }, null, /We don’t have your postal address/],
] as const)("the original on paper %s", async (_, certificateOriginal, landlordAddress, said) => {
  await showApp({
    at: "/en/landlord/fedcba9876543210fedcba9876543210",
    language: "en",
    handlers: { "get-landlord-view": () => ok({ ...accepted, certificateOriginal, landlordAddress }) },
  });
  expect(await screen.findByText(said)).toBeTruthy();
  const waits = screen.queryByText(/in force once you have the signed certificate/) !== null;
  expect(waits).toBe(certificateOriginal.postedOn === null);
});
