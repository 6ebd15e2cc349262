import type { AmendmentLink } from "@kautia/contract";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { connectionLost, ok } from "../../../../../tools/vitest/fake-server.ts";
import { showApp } from "../../testing/show-app.tsx";
import { words } from "../../testing/words.ts";

const token = "0123456789abcdef0123456789abcdef";
const joins = { firstName: "Dora", lastName: "Dahl", birthDate: "1993-11-12", email: "dora@example.com" };
const asked: AmendmentLink = {
  contractNumber: "DE-7K4M-Q2XD-6",
  tenantName: "Mara Musterfrau",
  coTenantNames: ["Ben Beispiel", "Cem Can"],
  fullAddress: "Torstraße 12, 10119 Berlin",
  depositAmount: 1500,
  landlordName: "Lena Lohmann",
  change: { kind: "CO_TENANTS", leaves: "Ben Beispiel", joins },
  state: "ASKED",
  until: "2027-05-01",
  from: null,
  mayAgree: true,
  mayRefuse: true,
  asks: { electronicCommunication: false },
};
const show = (view: AmendmentLink, answered: AmendmentLink, answer = () => ok(answered)) =>
  showApp({
    at: `/en/amendment/${token}`,
    handlers: { "get-amendment-link": () => ok(view), "answer-amendment-link": answer },
  });
const title = (key: Parameters<typeof words>[0]) => screen.findByRole("heading", { level: 1, name: words(key) });

it("signs to join with all consents, liable together with those who stay, and can take it back until it applies", async () => {
  const signed: AmendmentLink = { ...asked, mayAgree: false };
  const lost = [connectionLost];
  const { user, server } = await show(asked, signed, () => lost.pop()?.() ?? ok(signed));
  await title("amendment.join.title");
  const sign = screen.getByRole("button", { name: words("amendment.join.yes") });
  await user.click(sign);
  expect(within(screen.getByRole("alert")).getAllByRole("link")).toHaveLength(4);
  expect(screen.getByRole("main").textContent).toContain("together with Mara Musterfrau and Cem Can");
  for (const box of screen.getAllByRole("checkbox")) await user.click(box);
  await user.click(sign);
  expect(await screen.findByText(words("form.offlineText"))).toBeTruthy();
  await user.click(sign);
  await title("amendment.join.waits");
  const consents = { termsAndPrivacy: true, initialInformation: true };
  expect(server.asked("answer-amendment-link").at(-1)?.body).toMatchObject({ agrees: true, consents });
  await user.click(screen.getByRole("button", { name: words("amendment.join.takeBack") }));
  expect(server.asked("answer-amendment-link").at(-1)?.body).toMatchObject({ agrees: false, consents: null });
});

it("asks a co-tenant only to agree, and thanks while others have yet to answer", async () => {
  const ben: AmendmentLink = { ...asked, asks: null };
  const { user } = await show(ben, { ...ben, mayAgree: false });
  await title("amendment.CO_TENANTS.title");
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.getByRole("main").textContent).toContain("Dora Dahl takes the place of Ben Beispiel");
  await user.click(screen.getByRole("button", { name: words("amendment.CO_TENANTS.yes") }));
  await title("amendment.CO_TENANTS.agreed");
});

it("a co-tenant signs a higher deposit and can take it back, and the link then shows what was decided", async () => {
  const change = { kind: "HIGHER_DEPOSIT", depositAmount: 1800, coldRentAmount: null, grossIncome: null } as const;
  const higher: AmendmentLink = { ...asked, change, asks: null };
  const { user, server } = await show(higher, { ...higher, mayAgree: false });
  await title("amendment.HIGHER_DEPOSIT.title");
  expect(screen.getByRole("main").textContent).toMatch(/1,800.*1,500/);
  await user.click(screen.getByRole("button", { name: words("amendment.HIGHER_DEPOSIT.yes") }));
  await title("amendment.HIGHER_DEPOSIT.waits");
  expect(screen.getByRole("main").textContent).toContain("Higher guarantee: €1,800");
  await user.click(screen.getByRole("button", { name: words("amendment.join.takeBack") }));
  expect(server.asked("answer-amendment-link").at(-1)?.body).toMatchObject({ agrees: false });
});
