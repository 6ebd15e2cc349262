import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { askQuestion, continueButton } from "../../testing/ask-question.ts";
import { connectionLost, type FakeReply, ok } from "../../../../../tools/vitest/fake-server.ts";
import { later } from "../../testing/show-app.tsx";
import { errorAtFocus } from "../../testing/error-at-focus.ts";
import { words } from "../../testing/words.ts";

const open = { coldRentAmount: null, rentDepositAmount: null };
const rent = () => screen.getByRole("textbox", { name: words("fields.coldRentAmount") });
const deposit = () => screen.getByRole("textbox", { name: "Deposit" });
const price = () => within(screen.getByRole("region", { name: words("price.title") }));

describe("rent and deposit", () => {
  test("show the price while the deposit is typed, and save both amounts as numbers, in euros", async () => {
    const { user, saved, server } = await askQuestion("rent-and-deposit", { before: open });
    await user.type(rent(), "500");
    await user.type(deposit(), "1,500");
    // On a slow machine the price of a half-typed deposit is requested too.
    const lastAsked = () => server.asked("get-price").at(-1)?.body;
    await waitFor(() => expect(lastAsked()).toMatchObject({ rentDepositAmount: "1500" }));
    expect(await price().findByText("€70.50")).toBeTruthy();
    expect(price().getByText("€6.35")).toBeTruthy();
    expect(price().getByText("you save 7%")).toBeTruthy();
    await user.click(continueButton());
    await waitFor(() => expect(saved()).toEqual([{ currency: "EUR", coldRentAmount: 500, rentDepositAmount: 1500 }]));
  });

  test("show beside the price the deposit that it is for, not the saved one", async () => {
    const answer = later<FakeReply>();
    const { user, server } = await askQuestion("rent-and-deposit", {
      before: { coldRentAmount: 1000, rentDepositAmount: 1500 },
      handlers: {
        "get-price": ({ body }) =>
          body["rentDepositAmount"] === "1500" ? ok({ yearly: 70.5, monthly: 6.35 }) : answer.promise,
      },
    });
    const rail = within(screen.getByRole("complementary", { name: words("rail.title") }));
    expect(await rail.findByText("€6.35")).toBeTruthy();
    await user.type(deposit(), "3000", { initialSelectionStart: 0, initialSelectionEnd: 9 });
    await waitFor(() => expect(server.asked("get-price").at(-1)?.body).toMatchObject({ rentDepositAmount: "3000" }));
    expect(rail.getByText("€6.35")).toBeTruthy();
    expect(rail.getByText("€1,500")).toBeTruthy();
    answer.keep(ok({ yearly: 141, monthly: 12.7 }));
    expect(await rail.findByText("€12.70")).toBeTruthy();
    expect(rail.getByText("€3,000")).toBeTruthy();
    expect(rail.queryByText("€1,500")).toBeNull();
  });

  test("show no price for a deposit above three rents, but say how much it may be", async () => {
    const { user, server } = await askQuestion("rent-and-deposit", { before: open });
    await user.type(rent(), "720");
    await user.type(deposit(), "2,160");
    expect(await price().findByText("€70.50")).toBeTruthy();
    await user.clear(deposit());
    await user.type(deposit(), "2161");
    expect(await price().findByText(/At most €2,160: three times the rent of €720\./)).toBeTruthy();
    expect(screen.queryByText("€70.50")).toBeNull();
    expect(server.asked("get-price").map(({ body }) => body["rentDepositAmount"])).not.toContain("2161");
    await user.click(continueButton());
    expect(errorAtFocus()).toContain("At most €2,160");
    expect(price().getByText(words("price.tooHighForRent"))).toBeTruthy();
  });

  test("offer the maximum deposit for the rent as a button", async () => {
    const { user, saved } = await askQuestion("rent-and-deposit", { before: open });
    await user.type(rent(), "433.33");
    await user.click(screen.getByRole("button", { name: "Use 3 times the rent: €1,299.99" }));
    expect(document.activeElement).toBe(deposit());
    await user.click(continueButton());
    await waitFor(() =>
      expect(saved()).toEqual([{ currency: "EUR", coldRentAmount: 433.33, rentDepositAmount: 1299.99 }]),
    );
  });

  test.each([
    ["500", "1500.01", "May not exceed 3 times net cold rent. At most €1,500: three times the rent of €500."],
    ["500", "498.99", "Min. 499€. Max. 15,000€"],
    ["500", "much", "This field is invalid. Please enter an amount such as 1,250.50."],
    ["", "1500", "Field required! Enter the rent without heating and extras."],
  ])("reject a rent of '%s' with a deposit of '%s'", async (rentTyped, depositTyped, text) => {
    const { user, saved } = await askQuestion("rent-and-deposit", { before: open });
    if (rentTyped) await user.type(rent(), rentTyped);
    await user.type(deposit(), depositTyped);
    await user.click(continueButton());
    expect(errorAtFocus()).toBe(text);
    expect(saved()).toEqual([]);
  });

  test("can be saved when the price cannot be fetched", async () => {
    const { saved, user } = await askQuestion("rent-and-deposit", {
      before: { rentDepositAmount: null },
      handlers: { "get-price": connectionLost },
    });
    await user.type(screen.getByRole("textbox", { name: "Deposit" }), "1500");
    expect(await screen.findByText(/can’t show the price right now/)).toBeTruthy();
    await user.click(continueButton());
    await waitFor(() => expect(saved()).toHaveLength(1));
  });
});
