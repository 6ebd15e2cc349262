import { addDays, dateOfTimestamp, sampleCoTenants, timestampOfDate, visiblePages } from "@kautia/contract";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { sampleRecord } from "../../testing/sample-record.ts";
import { type Scene, showApp } from "../../testing/show-app.tsx";
import { errorAtFocus } from "../../testing/error-at-focus.ts";
import { words } from "../../testing/words.ts";

const inDays = (days: number) => timestampOfDate(addDays(new Date().toISOString().slice(0, 10), days));
// Cover that starts after the withdrawal period.
const complete = sampleRecord({ lastCompletedPage: "TENANT_DETAILS", rentContractId: "", insuranceStart: inDays(40) });
const price = () => ok({ yearly: 70.5, monthly: 6.35 });
const firstInformation = () =>
  ok({
    language: "de",
    title: "Initial information",
    version: "2026-11-23",
    sha256: "00",
    blocks: [
      { kind: "heading", text: "Who we are" },
      { kind: "paragraph", text: "We are an intermediary." },
    ],
  });
const box = (name: RegExp) => screen.getByRole("checkbox", { name });

async function answerNeeds(user: Awaited<ReturnType<typeof showApp>>["user"]) {
  await user.click(screen.getByRole("radio", { name: words("summary.landlordAccepts.NOT_ASKED") }));
}

async function showSummary(scene: Partial<Scene> = {}) {
  const shown = await showApp({
    at: "/en/summary",
    record: complete,
    ...scene,
    handlers: { "get-price": price, "get-legal-text": firstInformation, ...scene.handlers },
  });
  await screen.findByRole("heading", { level: 1 });
  return shown;
}

describe("summary screen", () => {
  test("leads back to the payment once a plan was chosen", async () => {
    await showSummary({ at: "/en/summary?edit=1", record: { ...complete, lastCompletedPage: "PAYMENT_PERIOD" } });
    expect(screen.getByRole("link", { name: "Back to the payment" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: words("summary.toOffer") })).toBeNull();
  });

  test("shows the answers in a row for each page with a change link, and marks empty ones", async () => {
    const facts = { rentTime: null, buildingType: null, liveWith: null, furnishedType: null, pet: null };
    await showSummary({ record: { ...complete, ...facts, insuranceStart: "2026-12-01T00:00:00.000Z" } });
    const rows = screen.getAllByRole("term").map((term) => term.closest("div"));
    const row = (name: string) => within(rows.find((item) => item?.textContent?.startsWith(name)) ?? document.body);
    expect(row("Rent and deposit").getByText("€1,500 deposit")).toBeTruthy();
    expect(row("Cover").getByText("from 1 December 2026")).toBeTruthy();
    expect(row("About the home").getByText(words("summary.notGiven"))).toBeTruthy();
    expect(row("Personal details").getByText("17 May 1994")).toBeTruthy();
    expect(row("Personal details").getByText(words("country.de"))).toBeTruthy();
    expect(row("Rental").getByText("Torstraße 12, 10119 Berlin")).toBeTruthy();
    expect(row("Rental").getByText("Current address: Lindenweg 3, 50667 Köln")).toBeTruthy();
    expect(screen.getAllByRole("link", { name: /^Change / })).toHaveLength(visiblePages(complete).length);
    expect(screen.getByRole("link", { name: "Change About the home" }).getAttribute("href")).toBe(
      "/en?step=rent-time&edit=1",
    );
  });

  test("names those who sign too, with their incomes", async () => {
    await showSummary({ record: { ...complete, coTenants: sampleCoTenants } });
    expect(screen.getByText("With Ben Beispiel, born 8 March 1992")).toBeTruthy();
    expect(screen.getByText("noor@example.com")).toBeTruthy();
    expect(screen.getByText("Noor Nachbar: €24,000 per year")).toBeTruthy();
  });

  test("leads to the income of somebody who joined later before it asks for consent", async () => {
    const coTenants = sampleCoTenants.map((person) => ({ ...person, grossIncome: null }));
    await showSummary({ record: { ...complete, coTenants } });
    expect(screen.getByRole("link", { name: words("summary.answerOpen") }).getAttribute("href")).toBe(
      "/en?step=co-tenant-incomes&edit=1",
    );
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  test("asks about a likely typo in an email address, and leads to the question that mends it", async () => {
    const userInfo = complete.userInfo && { ...complete.userInfo, email: "mara@gmial.com" };
    const landlordInfo = complete.landlordInfo && { ...complete.landlordInfo, email: "lena@gmx.ent" };
    const { user } = await showSummary({ record: { ...complete, userInfo, landlordInfo } });
    expect(screen.getByRole("link", { name: "Did you mean lena@gmx.net?" })).toBeTruthy();
    await user.click(screen.getByRole("link", { name: "Did you mean mara@gmail.com?" }));
    await user.click(await screen.findByRole("button", { name: "Did you mean mara@gmail.com?" }));
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Email" }).value).toBe("mara@gmail.com");
  });

  test("shows short answers about the home in one line", async () => {
    await showSummary();
    const line = "Time at your address: 2 years · An apartment · Household: Nobody · Not furnished · Pets: No";
    expect(screen.getByText(line)).toBeTruthy();
  });

  test.each([
    ["en", /^Time at your address: /, "An apartment\u00a0· Household"],
    ["de", /^Wohndauer: /, "Eine Wohnung\u00a0· Haushalt"],
  ] as const)("starts no line with the sign between short answers in %s", async (language, line, kept) => {
    await showSummary({ at: `/${language}/summary`, language });
    expect(screen.getByText(line).textContent).toContain(kept);
  });

  test.each([
    ["XX", false, ["Stateless or undetermined", "No reminders by email"]],
    ["German", true, ["German", "Reminders by email"]],
    ["AT", null, ["Austria"]],
  ])("shows the nationality %s in words, and the answer on reminders (%s)", async (nationality, agreed, lines) => {
    const { userInfo } = complete;
    const record = { ...complete, userInfo: userInfo && { ...userInfo, nationality, updateAgreement: agreed } };
    await showSummary({ record });
    for (const line of lines) expect(screen.getByText(line)).toBeTruthy();
    expect(screen.queryAllByText(/reminders by email/i)).toHaveLength(agreed === null ? 0 : 1);
  });

  test("formats money and dates in German", async () => {
    const record = { ...complete, insuranceStart: "2026-12-01T00:00:00.000Z" };
    await showSummary({ at: "/de/summary", language: "de", record });
    expect(screen.getByText("500 € Kaltmiete im Monat")).toBeTruthy();
    expect(screen.getByText("ab 1. Dezember 2026")).toBeTruthy();
  });

  test("is shown again after an answer was changed", async () => {
    const { user, path } = await showSummary({
      handlers: {
        "save-rental-details": (_, state) => {
          state.record = { ...complete, pet: "cat" };
          return ok({ lastCompletedPage: "TENANT_DETAILS" });
        },
      },
    });
    await user.click(screen.getByRole("link", { name: "Change About the home" }));
    await user.click(await screen.findByRole("radio", { name: words("choices.pet.cat") }));
    await user.click(screen.getByRole("button", { name: words("common.save") }));
    await waitFor(() => expect(path()).toBe("/en/summary"));
    expect(await screen.findByText(/ · Pets: A cat$/)).toBeTruthy();
  });

  test("has no back button, which only the questions have", async () => {
    await showSummary({});
    expect(screen.queryByRole("link", { name: "Back" })).toBeNull();
  });
});

describe("summary consents", () => {
  test("ask for early cover only if it can start before the withdrawal period ends, and name the day", async () => {
    await showSummary();
    expect(screen.queryByRole("checkbox", { name: /guarantee is to begin/ })).toBeNull();
    cleanup();
    const { user, server } = await showSummary({
      record: { ...complete, insuranceStart: inDays(10) },
      handlers: {
        "save-summary": () => ok({ lastCompletedPage: "SUMMARY" }),
        "get-risk": () => refused("STEP_NOT_ALLOWED"),
      },
    });
    const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
    const written = day.format(Date.parse(dateOfTimestamp(inDays(10)))).replace(" ", "\u00a0");
    const name = `The guarantee is to begin on ${written}, before the time for withdrawal ends. If I withdraw, I pay for the days until then.`;
    await answerNeeds(user);
    for (const consent of [/terms of use/, /initial information/, name])
      await user.click(screen.getByRole("checkbox", { name: consent }));
    await user.click(screen.getByRole("button", { name: words("summary.getOffer") }));
    await waitFor(() =>
      expect(server.asked("save-summary").map(({ body }) => body["consents"])).toMatchObject([
        { earlyFulfilment: true },
      ]),
    );
  });

  test("start unticked in Germany, where two are required and early fulfilment is optional", async () => {
    const { user, server, path } = await showSummary({
      record: { ...complete, insuranceStart: inDays(3) },
      handlers: {
        "save-summary": (_, state) => {
          state.record = { ...complete, lastCompletedPage: "SUMMARY" };
          return ok({ lastCompletedPage: "SUMMARY" });
        },
        "get-risk": () =>
          ok({ outcome: "REFUSED", reason: "UNDER_AGE", requiredDocuments: [], lastCompletedPage: "SUMMARY" }),
      },
    });
    expect(screen.getAllByRole("checkbox", { checked: false })).toHaveLength(3);
    await answerNeeds(user);
    await user.click(screen.getByRole("button", { name: words("summary.getOffer") }));
    const links = within(screen.getByRole("alert", { name: "Please check 2 answers" })).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual([
      "Please accept terms of use and privacy policy.",
      "Please confirm that you have received the initial information.",
    ]);
    await user.click(box(/terms of use/));
    await user.click(box(/initial information/));
    await user.click(screen.getByRole("button", { name: words("summary.getOffer") }));
    await waitFor(() => expect(path()).toBe("/en/risks"));
    expect(server.asked("save-summary").map(({ body }) => body["consents"])).toEqual([
      { termsAndPrivacy: true, initialInformation: true, electronicCommunication: false, earlyFulfilment: false },
    ]);
  });

  test("are asked for again after a corrected answer, what the landlord accepts only of another landlord", async () => {
    const { user, path } = await showSummary({
      handlers: {
        "save-summary": (_, state) => {
          state.record = { ...complete, lastCompletedPage: "SUMMARY" };
          return ok({ lastCompletedPage: "SUMMARY" });
        },
        "get-risk": () =>
          ok({ outcome: "REFUSED", reason: "UNDER_AGE", requiredDocuments: [], lastCompletedPage: "SUMMARY" }),
        "save-employment-status": (_, state) => {
          state.record = complete;
          return ok({ lastCompletedPage: "TENANT_DETAILS" });
        },
        "save-landlord-details": (_, state) => {
          const { landlordInfo } = complete;
          state.record = { ...complete, landlordInfo: landlordInfo && { ...landlordInfo, email: "new@example.com" } };
          return ok({ lastCompletedPage: "TENANT_DETAILS" });
        },
      },
    });
    const stance = () =>
      screen.getByRole<HTMLInputElement>("radio", { name: words("summary.landlordAccepts.NOT_ASKED") }).checked;
    const save = async () => user.click(await screen.findByRole("button", { name: words("common.save") }));
    await answerNeeds(user);
    await user.click(box(/terms of use/));
    await user.click(box(/initial information/));
    await user.click(screen.getByRole("button", { name: words("summary.getOffer") }));
    await user.click(await screen.findByRole("link", { name: words("risks.change") }));
    await save();
    await waitFor(() => expect(path()).toBe("/en/summary"));
    expect([stance(), box(/terms of use/).matches(":checked")]).toEqual([true, false]);
    await user.click(screen.getByRole("link", { name: "Change Landlord" }));
    await user.type(await screen.findByRole("textbox", { name: "Landlord’s email" }), "n");
    await save();
    await waitFor(() => expect(path()).toBe("/en/summary"));
    expect(stance()).toBe(false);
  });

  test("name and link the documents that they mention, in a new tab", async () => {
    await showSummary({});
    const link = (name: RegExp) => screen.getByRole<HTMLAnchorElement>("link", { name });
    const query = "country=de&lang=en";
    const hrefs = [/^Terms of use/, /^Privacy policy/, /^Initial information PDF/].map((name) =>
      link(name).getAttribute("href"),
    );
    expect(hrefs).toEqual(
      ["terms-of-use", "privacy-policy", "first-info"].map((kind) => `/api/v1/legal-documents/${kind}?${query}`),
    );
    expect(link(/^Terms of use/).target).toBe("_blank");
  });

  test("include electronic communication when the server requires it, wherever the home is", async () => {
    const { user, server } = await showSummary({
      handlers: {
        "save-summary": () =>
          refused("CONSENT_REQUIRED", [
            { path: "consents.electronicCommunication", errorCode: "CONSENT_REQUIRED", params: {} },
          ]),
      },
    });
    expect(screen.queryByRole("checkbox", { name: /electronically/ })).toBeNull();
    await answerNeeds(user);
    await user.click(box(/terms of use/));
    await user.click(box(/initial information/));
    await user.click(screen.getByRole("button", { name: words("summary.getOffer") }));
    await user.click(await screen.findByRole("checkbox", { name: /electronically/ }));
    await user.click(screen.getByRole("button", { name: words("summary.getOffer") }));
    await waitFor(() =>
      expect(server.asked("save-summary").at(-1)?.body["consents"]).toMatchObject({ electronicCommunication: true }),
    );
  });

  test("show the initial information where its receipt is confirmed, by the law of the home", async () => {
    const { address } = complete;
    const vienna = address && { ...address, address: { ...address.address, country: "at" as const, zip: "1010" } };
    const { user, server } = await showSummary({ record: { ...complete, address: vienna } });
    await user.click(screen.getByText(words("summary.readFirstInformation")));
    expect(await screen.findByRole("heading", { name: "Who we are" })).toBeTruthy();
    // There is no text in the page's language, so a screen reader is told which one it is.
    expect(screen.getByText("We are an intermediary.").lang).toBe("de");
    const links = screen.getAllByRole("link", { name: /^Initial information/ });
    expect(links.map((link) => link.getAttribute("href"))).toContainEqual(expect.stringContaining("country=at"));
    expect(server.asked("get-legal-text").map(({ query }) => query)).toEqual([{ country: "at", lang: "en" }]);
  });

  test("include electronic communication in Austria, with the way to paper; early cover may be declined", async () => {
    const { address } = complete;
    const vienna = address && { ...address, address: { ...address.address, country: "at" as const, zip: "1010" } };
    const { user, server } = await showSummary({
      record: { ...complete, address: vienna, insuranceStart: inDays(3) },
    });
    expect(screen.getAllByRole("checkbox", { checked: false })).toHaveLength(4);
    await answerNeeds(user);
    await user.click(screen.getByRole("button", { name: words("summary.getOffer") }));
    expect(screen.getByRole("alert", { name: "Please check 3 answers" })).toBeTruthy();
    expect(server.asked("save-summary")).toEqual([]);
    expect(
      screen.getByText(/before you sign, or switch to letters in your account/).parentElement?.textContent,
    ).toContain("Write to hilfe@example.com before you sign, or switch to letters");
  });
});

describe("whether a guarantee fits", () => {
  const saved = {
    "save-summary": () => ok({ lastCompletedPage: "SUMMARY" }),
    "get-risk": () => refused("STEP_NOT_ALLOWED"),
  } as const;
  const choose = (name: string) => screen.getByRole("radio", { name });
  const offer = () => screen.getByRole("button", { name: words("summary.getOffer") });
  const consent = async (user: Awaited<ReturnType<typeof showApp>>["user"]) => {
    await user.click(box(/terms of use/));
    await user.click(box(/initial information/));
  };

  test("is asked only as far as other answers leave it open, and the page repeats what those say", async () => {
    const { user, server } = await showSummary({ handlers: saved });
    expect(screen.getByText(/^A deposit of €1,500 is agreed\. You haven’t paid it yet\./)).toBeTruthy();
    expect(screen.getAllByRole("radio")).toHaveLength(3);
    await consent(user);
    await user.click(offer());
    expect(screen.getByText(words("validation.option"))).toBeTruthy();
    expect(document.activeElement).toBe(choose("Yes, they accept it"));
    await user.click(choose("Yes, they accept it"));
    await user.click(offer());
    await waitFor(() => expect(server.asked("save-summary").map(({ body }) => body["needs"])).toHaveLength(1));
    const [needs] = server.asked("save-summary").map(({ body }) => body["needs"]);
    expect(JSON.parse(JSON.stringify(needs))).toEqual({ landlordAccepts: "YES", cashAmount: null, goesOn: false });
  });

  test("has to be answered where other answers leave it open, and each missing answer is named", async () => {
    const record = { ...complete, existingRent: true, rentPay: null, rentDepositAmount: null };
    const { user, server } = await showSummary({ record, handlers: saved });
    await consent(user);
    await user.click(offer());
    const links = within(screen.getByRole("alert", { name: "Please check 3 answers" })).getAllByRole("link");
    expect(links.map((link) => link.textContent)).toEqual([
      "Is a deposit agreed in your rental contract? Please select an option",
      "Does your landlord accept a guarantee? Please select an option",
      "Have you already paid the deposit in cash or by transfer? Please select an option",
    ]);
    expect(server.asked("save-summary")).toEqual([]);
  });

  test("is said plainly if it does not, and the tenant has to confirm before continuing", async () => {
    const { user, server } = await showSummary({ handlers: saved });
    await consent(user);
    await answerNeeds(user);
    expect(screen.queryByText(words("summary.misfit"))).toBeNull();
    await user.click(choose("No, they’ve refused"));
    expect(screen.getByText(words("summary.misfit"))).toBeTruthy();
    await user.click(offer());
    expect(errorAtFocus()).toBe("Please confirm that you want the contract all the same.");
    expect(server.asked("save-summary")).toEqual([]);
    await user.click(box(/not right for me/));
    await user.click(offer());
    await waitFor(() =>
      expect(server.asked("save-summary").map(({ body }) => body["needs"])).toMatchObject([
        { landlordAccepts: "NO", cashAmount: null, goesOn: true },
      ]),
    );
  });

  test("tells tenants who have paid cash how to get it back, and asks for the amount", async () => {
    const { user, server } = await showSummary({
      record: { ...complete, existingRent: true, rentPay: "transfer" },
      handlers: saved,
    });
    expect(screen.queryByRole("radio", { name: words("summary.cashPaid.yes") })).toBeNull();
    expect(screen.getByText(/You have already paid it\./)).toBeTruthy();
    expect(screen.getByText(/your landlord has to name a date/)).toBeTruthy();
    await user.click(choose("Yes, they accept it"));
    await user.type(screen.getByRole("textbox", { name: /How much did you pay/ }), "1,200");
    await consent(user);
    await user.click(offer());
    await waitFor(() =>
      expect(server.asked("save-summary").map(({ body }) => body["needs"])).toMatchObject([
        { landlordAccepts: "YES", cashAmount: 1200, goesOn: false },
      ]),
    );
  });
});
