import type { CoTenantPage } from "@kautia/contract";
import { texts } from "@kautia/locales";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { connectionLost, ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { errorAtFocus } from "../../testing/error-at-focus.ts";
import { type Scene, showApp } from "../../testing/show-app.tsx";
import { words } from "../../testing/words.ts";

const token = "0123456789abcdef0123456789abcdef";
const mara = { name: "Mara Musterfrau", state: "SIGNED", isYou: false } as const;
const ben = { name: "Ben Beispiel", state: "INVITED", isYou: true } as const;
const shown = {
  paymentPeriod: "YEARLY",
  premiumAmount: 70.5,
  rentDepositAmount: 1500,
  insuranceStart: "2026-12-01T00:00:00.000Z",
  fullAddress: "Torstraße 12, 10119 Berlin",
  landlordEmail: "lena@example.com",
} as const;
const waiting: CoTenantPage = {
  state: "WAITING",
  firstName: "Ben",
  lastName: "Beispiel",
  email: "ben@example.com",
  country: "de",
  tenants: [mara, ben],
  landlordName: "Lena Lohmann",
  contract: { shown, coverStart: "2026-12-16", isEarly: false, insuranceEnd: null },
  asks: { electronicCommunication: false, earlyFulfilment: false },
  contractNumber: null,
};
const signed: CoTenantPage = { ...waiting, state: "SIGNED", tenants: [mara, { ...ben, state: "SIGNED" }] };
const concluded: CoTenantPage = { ...signed, state: "CONCLUDED", contract: null, contractNumber: "DE-7K4M-Q2XD-6" };

function show(view: CoTenantPage = waiting, handlers: Scene["handlers"] = {}, language: "de" | "en" = "en") {
  const at = `/${language}/co-tenant/${token}`;
  return showApp({ at, language, handlers: { "get-co-tenant-page": () => ok(view), ...handlers } });
}

const signButton = () => screen.findByRole("button", { name: /^I sign my contract/ });
const title = (name: string) => screen.findByRole("heading", { level: 1, name });

async function tickAll(user: UserEvent): Promise<void> {
  for (const box of await screen.findAllByRole("checkbox")) await user.click(box);
}

describe("the page on which a co-tenant signs", () => {
  it("shows who signs, the contract and its documents, and decides nothing by being opened", async () => {
    const { server } = await show();
    await title("Sign together with Mara Musterfrau");
    const main = screen.getByRole("main").textContent;
    for (const text of [
      "Ben Beispiel",
      "Mara Musterfrauhas signed",
      "€1,500",
      "Torstraße\u00a012, 10119\u00a0Berlin",
      "Lena Lohmann",
      "16\u00A0December 2026or the day your landlord accepts",
      "€70.50 per yearpaid by Mara Musterfrau",
      "We’ve emailed them to ben@example.com.",
    ])
      expect(main).toContain(text);
    const contract = screen.getByRole("link", { name: /^Your contract PDF/ });
    expect(contract.getAttribute("href")).toBe(`/api/v1/co-tenants/${token}/documents/contract`);
    expect(server.asked("sign-as-co-tenant")).toEqual([]);
  });

  it("says before the signature that each is liable for all, and that one can end it for all", async () => {
    await show({ ...waiting, tenants: [mara, ben, { name: "Cem Can", state: "INVITED", isYou: false }] });
    const [liable, ends] = await screen.findAllByRole("checkbox");
    expect(liable?.closest("div")?.textContent).toContain(
      "liable for the whole amount together with Mara Musterfrau and Cem Can",
    );
    expect(ends?.closest("div")?.textContent).toContain("it ends for all of us");
  });

  it("signs what the page shows in the name of the contract, and thanks", async () => {
    const { user, server } = await show(waiting, { "sign-as-co-tenant": () => ok(signed) });
    await tickAll(user);
    await user.dblClick(await signButton());
    const heading = await title("Thank you, Ben!");
    expect(document.activeElement).toBe(heading);
    const consents = { termsAndPrivacy: true, initialInformation: true };
    expect(server.asked("sign-as-co-tenant").map(({ params, body }) => ({ params, body }))).toMatchObject([
      { params: { token }, body: { shown, firstName: "Ben", lastName: "Beispiel", consents } },
    ]);
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(
      expect.arrayContaining(["Done: Mara Musterfrau has signed", "Done: You have signed"]),
    );
  });

  it("says after the last signature that the contract is made, and where to find it", async () => {
    const { user } = await show(waiting, { "sign-as-co-tenant": () => ok(concluded) });
    await tickAll(user);
    await user.click(await signButton());
    await title(words("coTenant.concluded"));
    expect(screen.getByRole("main").textContent).toContain("We’ve emailed the contract to ben@example.com");
    const account = screen.getByRole("link", { name: words("account.toAccount") });
    expect(account.getAttribute("href")).toBe("/en/login");
  });

  it("does not sign before every box is ticked, and names what is missing", async () => {
    const { user, server } = await show();
    await user.click(await signButton());
    expect(within(screen.getByRole("alert")).getAllByRole("link")).toHaveLength(4);
    const boxes = screen.getAllByRole("checkbox");
    for (const box of boxes.slice(0, 3)) await user.click(box);
    await user.click(await signButton());
    expect(errorAtFocus()).toBe("Please confirm that you have received the initial information.");
    expect(server.asked("sign-as-co-tenant")).toEqual([]);
  });

  it("asks in Austria for electronic communication, and for early cover in the words of its law", async () => {
    const early = {
      ...waiting,
      country: "at",
      contract: { shown, coverStart: "2026-12-01", isEarly: true, insuranceEnd: null },
      asks: { electronicCommunication: true, earlyFulfilment: true },
    } as const;
    const { user, server } = await show(
      early,
      { "get-lang": () => ok(texts("de-AT")), "sign-as-co-tenant": () => ok(signed) },
      "de",
    );
    await waitFor(() =>
      expect(screen.getByRole("main").textContent).toContain("vor dem Ende der Rücktrittsfrist. Tritt jemand von uns"),
    );
    expect(screen.getAllByRole("checkbox")).toHaveLength(6);
    await tickAll(user);
    await user.click(screen.getByRole("button", { name: "Zahlungspflichtig unterschreiben" }));
    await title("Danke, Ben!");
    expect(server.asked("sign-as-co-tenant")[0]?.body["consents"]).toMatchObject({
      electronicCommunication: true,
      earlyFulfilment: true,
    });
  });

  it("leads to link-expired with advice for co-tenants when the link does not work any more", async () => {
    const { path } = await show(waiting, { "get-co-tenant-page": () => refused("TOKEN_UNKNOWN") });
    await waitFor(() => expect(path()).toBe("/en/link-expired?from=co-tenant"));
    expect(await screen.findByText(/ask the person who rents with you/)).toBeTruthy();
  });

  it("can be loaded again after a lost connection", async () => {
    let lost = true;
    const { user } = await show(waiting, { "get-co-tenant-page": () => (lost ? connectionLost() : ok(waiting)) });
    const again = await screen.findByRole("button", { name: "Try again" });
    lost = false;
    await user.click(again);
    await signButton();
  });
});

describe("a co-tenant's signature that is refused", () => {
  const step = (path: string) => () =>
    refused("STEP_NOT_ALLOWED", [{ path, errorCode: "STEP_NOT_ALLOWED", params: {} }]);

  it.each([
    ["the card is gone", step("card"), "Mara Musterfrau has something to settle first"],
    ["the dates have passed", step("insuranceStart"), "Mara Musterfrau has something to settle first"],
    ["the country is not offered", () => refused("COUNTRY_NOT_OFFERED"), "has something to settle first"],
    ["the home is covered already", () => refused("PROPERTY_HAS_ACTIVE_POLICY"), "This home already has a guarantee"],
    ["the documents did not arrive", step("documents"), "Please read the documents first"],
    ["the card provider is down", () => refused("PROVIDER_UNAVAILABLE"), "You can’t sign right now"],
    ["the connection is lost", connectionLost, "We don’t know whether your signature reached us"],
  ])("says why when %s, and keeps the boxes", async (_, reply, text) => {
    const { user } = await show(waiting, { "sign-as-co-tenant": reply });
    await tickAll(user);
    await user.click(await signButton());
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain(text));
    expect(screen.getAllByRole<HTMLInputElement>("checkbox").every(({ checked }) => checked)).toBe(true);
  });

  it("unfolds the documents that have to be read first", async () => {
    const { user } = await show(waiting, { "sign-as-co-tenant": step("documents") });
    await tickAll(user);
    await user.click(await signButton());
    await screen.findByText("Please read the documents first");
    expect(screen.getByText("The 8 documents that belong to it").closest("details")?.open).toBe(true);
  });

  it("shows the new contract and unticks the boxes when it has changed in the meantime", async () => {
    let price = 70.5;
    const { user } = await show(waiting, {
      "get-co-tenant-page": () =>
        ok({ ...waiting, contract: { ...waiting.contract, shown: { ...shown, premiumAmount: price } } }),
      "sign-as-co-tenant": () => refused("OFFER_CHANGED"),
    });
    await tickAll(user);
    price = 80;
    await user.click(await signButton());
    await screen.findByText(/^€80/);
    expect(screen.getByRole("alert").textContent).toContain("The contract has changed");
    expect(screen.getAllByRole<HTMLInputElement>("checkbox").some(({ checked }) => checked)).toBe(false);
  });

  it("shows where it stands when there is nothing to sign any more", async () => {
    let state: CoTenantPage["state"] = "WAITING";
    const { user } = await show(waiting, {
      "get-co-tenant-page": () => ok({ ...waiting, state }),
      "sign-as-co-tenant": () => refused("POLICY_STATUS_CONFLICT"),
    });
    await tickAll(user);
    state = "CHANGED";
    await user.click(await signButton());
    await title(words("coTenant.changed"));
  });
});

describe("a co-tenant who does not sign", () => {
  it("refuses after a question, with a reason for the first tenant", async () => {
    const answer = ok({ ...waiting, state: "REFUSED", contract: null });
    const { user, server } = await show(waiting, { "refuse-as-co-tenant": () => answer });
    await user.click(await screen.findByRole("button", { name: words("coTenant.refuse") }));
    const dialog = screen.getByRole("dialog");
    await user.type(within(dialog).getByRole("textbox"), "We moved apart.");
    await user.click(within(dialog).getByRole("button", { name: words("coTenant.refuseYes") }));
    await title(words("coTenant.refused"));
    expect(server.asked("refuse-as-co-tenant").map(({ body }) => body["reason"])).toEqual(["We moved apart."]);
  });

  it("corrects a misspelt name after reading that everybody signs again", async () => {
    const corrected = ok({ ...waiting, state: "CHANGED", firstName: "Benn", contract: null });
    const { user, server, path } = await show(waiting, { "correct-co-tenant-name": () => corrected });
    await user.click(await screen.findByRole("link", { name: "Correct your name" }));
    await title(words("coTenant.correctTitle"));
    expect(path()).toBe(`/en/co-tenant/${token}?name`);
    expect(screen.getByText(/Mara Musterfrau signs again first/)).toBeTruthy();
    await user.type(screen.getByLabelText(words("fields.firstName")), "n");
    await user.click(screen.getByRole("button", { name: words("coTenant.correctSend") }));
    await title(words("coTenant.corrected"));
    expect(server.asked("correct-co-tenant-name").map(({ body }) => body)).toMatchObject([
      { firstName: "Benn", lastName: "Beispiel" },
    ]);
  });

  it("cannot become another person by a correction", async () => {
    const fields = [{ path: "lastName", errorCode: "FIELD_INVALID", params: {} } as const];
    const { user } = await show(waiting, { "correct-co-tenant-name": () => refused("FIELD_INVALID", fields) });
    await user.click(await screen.findByRole("link", { name: "Correct your name" }));
    await user.type(await screen.findByLabelText(words("fields.lastName")), "mann");
    await user.click(screen.getByRole("button", { name: words("coTenant.correctSend") }));
    expect(await screen.findByText(/That’s a different name\. Please ask Mara Musterfrau/)).toBeTruthy();
  });

  it.each([
    ["SIGNED", "You have signed"],
    ["REFUSED", "You haven’t signed"],
    ["CHANGED", "The contract has changed"],
    ["CONCLUDED", "Everybody has signed"],
    ["ENDED", "Your signature is no longer needed"],
  ] as const)("who returns later sees in the state %s: '%s'", async (state, text) => {
    await show({ ...waiting, state, contract: null, tenants: state === "ENDED" ? [] : waiting.tenants });
    await title(text);
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  it("sees after the own signature who else has not signed, and may take it back", async () => {
    const others = [
      { name: "Cem Can", state: "INVITED", isYou: false },
      { name: "Dana Dorn", state: "REFUSED", isYou: false },
    ] as const;
    const { user } = await show({ ...signed, tenants: [...signed.tenants, ...others] });
    await title("You have signed");
    expect(screen.getByText("Cem Can signs")).toBeTruthy();
    expect(
      screen.getByText("Mara Musterfrau decides how to go on. We’ll write to you if the contract changes."),
    ).toBeTruthy();
    await user.click(screen.getByRole("button", { name: words("coTenant.takeBack") }));
    expect(screen.getByRole("dialog").textContent).toContain("there’s no contract for now");
  });
});
