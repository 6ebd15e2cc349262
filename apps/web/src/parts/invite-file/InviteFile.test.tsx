import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ok } from "../../../../../tools/vitest/fake-server.ts";
import { showPartnerPage } from "../../testing/show-partner-page.ts";

const text = `Tenant email,Street,House number,Postcode,City,Cold rent,Deposit,Start
ada@example.com,Torstraße,12,10119,Berlin,800,2400,2027-05-01`;
const file = () => new File([text], "tenants.csv", { type: "text/csv" });
const show = () =>
  showPartnerPage("/en/partner/upload", {
    "check-invitations": () => ok({ results: [{ invitation: null, problem: null }] }),
  });
const chooser = () => screen.findByLabelText(/Your file/);

afterEach(() => {
  vi.doUnmock("papaparse");
});

it("says that a file could not be read, and takes it when it is chosen again", async () => {
  const { user } = await show();
  const gone = Object.assign(file(), { arrayBuffer: () => Promise.reject(new DOMException("", "NotReadableError")) });
  await user.upload(await chooser(), gone);
  expect(await screen.findByText("The file has changed or is gone")).toBeTruthy();
  expect(screen.queryByText("Checking your file …")).toBeNull();
  await user.upload(await chooser(), file());
  expect(await screen.findByText(/^To invite: 1\./)).toBeTruthy();
  expect(screen.queryByText("The file has changed or is gone")).toBeNull();
});

it("says that a file could not be checked when the code for it cannot be loaded, and takes it again", async () => {
  const { user } = await show();
  vi.doMock("papaparse", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  await user.upload(await chooser(), file());
  expect(await screen.findByText("The file couldn’t be checked or sent completely")).toBeTruthy();
  expect(screen.queryByText("Checking your file …")).toBeNull();
  vi.doUnmock("papaparse");
  await user.upload(await chooser(), file());
  expect(await screen.findByText(/^To invite: 1\./)).toBeTruthy();
});
