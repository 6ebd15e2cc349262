import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ok } from "../../../../../tools/vitest/fake-server.ts";
import { showApp } from "../../testing/show-app.tsx";
import { words } from "../../testing/words.ts";

const open = (language: "de" | "en" = "en") =>
  showApp({
    at: `/${language}/certificates`,
    language,
    handlers: {
      "get-certificate": ({ params }) =>
        ok({ status: params.code === known ? "IN_FORCE" : "UNKNOWN", remaining: null }),
    },
  });
const known = "7K4M-Q2XD-5R8T-0WZA";
const field = () => screen.findByRole("textbox", { name: words("certificates.code") });

it("leads from a typed code to its check, whatever its spelling", async () => {
  const { user, server } = await open();
  await user.type(await field(), "7k4m q2xd 5r8t owza{Enter}");
  expect(await screen.findByText(words("certificate.IN_FORCE"))).toBeTruthy();
  expect(server.asked("get-certificate").map(({ params }) => params)).toEqual([{ code: known }]);
});

it("explains a code with a missing character at the field, without asking the server", async () => {
  const { user, server } = await open();
  await user.type(await field(), "7K4M-Q2XD-5R8T-0WZ");
  await user.click(screen.getByRole("button", { name: words("certificates.check") }));
  expect(await screen.findByText(/It has 16 letters and digits/)).toBeTruthy();
  expect(document.activeElement).toBe(await field());
  expect((await field()).getAttribute("aria-invalid")).toBe("true");
  expect(server.asked("get-certificate")).toEqual([]);
});

it("asks for the code when the field is empty, in German", async () => {
  const { user } = await open("de");
  await user.click(await screen.findByRole("button", { name: "Prüfen" }));
  expect(await screen.findByText("Bitte geben Sie den Code von der Urkunde ein.")).toBeTruthy();
});

it("leads back from an unknown code, and is linked at the foot of every page", async () => {
  const { user } = await open();
  await user.type(await field(), "7K4M-Q2XD-5R8T-0WZB{Enter}");
  expect(await screen.findByText(words("certificate.UNKNOWN"))).toBeTruthy();
  expect(screen.getByRole("link", { name: words("certificate.title") }).getAttribute("href")).toBe("/en/certificates");
  await user.click(screen.getByRole("link", { name: words("certificate.another") }));
  expect(await field()).toBeTruthy();
});
