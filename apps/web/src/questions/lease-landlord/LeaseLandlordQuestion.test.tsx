import type { LandlordType } from "@kautia/contract";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { askQuestion, continueButton } from "../../testing/ask-question.ts";
import { sampleRecord } from "../../testing/sample-record.ts";
import { words } from "../../testing/words.ts";

const contact = (type: LandlordType) => {
  const { landlordInfo } = sampleRecord();
  return landlordInfo && { ...landlordInfo, type, companyName: "Hausverwaltung Acme", firstName: null, lastName: null };
};
const field = () => screen.queryByRole("textbox", { name: words("fields.beneficiaryInfo") });

test("asks whom the lease names if a property manager is the contact, and needs an answer", async () => {
  const landlordInfo = contact("property_manager");
  const { user, saved } = await askQuestion("lease-landlord", { before: { landlordInfo }, after: { landlordInfo } });
  await user.click(continueButton());
  expect(await screen.findByText(/Enter who is the landlord in the lease/)).toBeTruthy();
  await user.type(
    await screen.findByRole("textbox", { name: words("fields.beneficiaryInfo") }),
    "Erbengemeinschaft Weiß",
  );
  await user.click(continueButton());
  await waitFor(() =>
    expect(saved()).toContainEqual(expect.objectContaining({ beneficiaryInfo: "Erbengemeinschaft Weiß" })),
  );
});

test.each(["private", "cooperative"] as const)("asks nothing more of a landlord of type %s", async (type) => {
  await askQuestion("landlord-info", { before: { landlordInfo: contact(type) } });
  expect(field()).toBeNull();
});
