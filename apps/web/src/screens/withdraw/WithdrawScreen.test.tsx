import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { clearToken } from "../../session/token-cookie.ts";
import { ok } from "../../../../../tools/vitest/fake-server.ts";
import { sampleRecord } from "../../testing/sample-record.ts";
import { showApp } from "../../testing/show-app.tsx";
import { errorAtFocus } from "../../testing/error-at-focus.ts";
import { words } from "../../testing/words.ts";

const wrong = "DE-7K4M-Q2XD-7";
const warning = /This doesn’t look like one of our numbers/;

const handlers = {
  "ask-to-withdraw": () => ok({ received: true }),
  "get-price": () => ok({ yearly: 70.5, monthly: 6.35 }),
};

async function showForm() {
  return operate(await showApp({ at: "/en/withdraw", handlers }));
}

async function operate({ user, server }: Awaited<ReturnType<typeof showApp>>) {
  const number = await screen.findByLabelText("Contract number");
  const confirm = () => user.click(screen.getByRole("button", { name: /Confirm withdrawal/ }));
  const fillOthers = async () => {
    await user.type(screen.getByLabelText(words("withdraw.name")), "Mara Weiß");
    await user.type(screen.getByLabelText("Your email address"), "mara@example.com");
  };
  return { user, server, number, confirm, fillOthers };
}

it("warns of a wrong contract number as soon as it is complete, and no longer once it is right", async () => {
  const { user, number } = await showForm();
  await user.type(number, wrong.slice(0, -1));
  expect(screen.queryByText(warning)).toBeNull();
  await user.type(number, "7");
  expect(screen.getByText(warning)).toBeTruthy();
  await user.type(number, "{Backspace}6");
  expect(screen.queryByText(warning)).toBeNull();
});

it("lists a wrong contract number along with the missing fields", async () => {
  const { user, server, number, confirm } = await showForm();
  await user.type(number, "12345");
  await confirm();
  expect(within(screen.getByRole("alert")).getAllByRole("link")).toHaveLength(3);
  expect(within(screen.getByRole("alert")).getByText(warning)).toBeTruthy();
  expect(server.asked("ask-to-withdraw")).toEqual([]);
});

it("stops once for a wrong contract number, and sends it when it is confirmed again", async () => {
  const { user, server, number, confirm, fillOthers } = await showForm();
  await fillOthers();
  await user.type(number, wrong);
  await confirm();
  expect(errorAtFocus()).toMatch(warning);
  expect(server.asked("ask-to-withdraw")).toEqual([]);
  await confirm();
  expect(await screen.findByText(words("withdraw.receivedTitle"))).toBeTruthy();
  expect(server.asked("ask-to-withdraw").map(({ body }) => body["contractNumber"])).toEqual([wrong]);
});

it("sends a right contract number at once", async () => {
  const { user, server, number, confirm, fillOthers } = await showForm();
  await user.type(number, "de 7k4m q2xd 6");
  await fillOthers();
  await confirm();
  expect(await screen.findByText(words("withdraw.receivedTitle"))).toBeTruthy();
  expect(server.asked("ask-to-withdraw")).toHaveLength(1);
});

it("sends a withdrawal from a tab in which an application has expired", async () => {
  const record = sampleRecord({ lastCompletedPage: "TENANT_DETAILS" });
  const scene = await showApp({ at: "/en/withdraw", record, handlers });
  const { user, server, number, confirm, fillOthers } = await operate(scene);
  clearToken();
  await user.type(number, "DE-7K4M-Q2XD-6");
  await fillOthers();
  await confirm();
  expect(await screen.findByText(words("withdraw.receivedTitle"))).toBeTruthy();
  expect(server.asked("ask-to-withdraw")).toHaveLength(1);
});
