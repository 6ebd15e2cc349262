import { certificateStatuses } from "@kautia/contract";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ok, refused } from "../../../../../tools/vitest/fake-server.ts";
import { showApp } from "../../testing/show-app.tsx";
import { words } from "../../testing/words.ts";

const code = "7K4M-Q2XD-5R8T-0WZA";
const statusTexts = {
  en: {
    GENUINE: /Genuine, but not in force yet/,
    IN_FORCE: /Genuine and in force/,
    REPLACED: /replaced by a newer/,
    RELEASED: /but no longer in force/,
    UNKNOWN: /There is no certificate/,
  },
  de: {
    GENUINE: /gilt aber erst später/,
    IN_FORCE: /und gültig/,
    REPLACED: /ersetzt/,
    RELEASED: /nicht mehr gültig/,
    UNKNOWN: /keine Urkunde/,
  },
};

describe.each(["en", "de"] as const)("certificate check in %s", (language) => {
  it.each(certificateStatuses)("shows and announces the status %s without a login", async (status) => {
    const { server } = await showApp({
      at: `/${language}/certificates/${code}`,
      language,
      handlers: { "get-certificate": () => ok({ status, remaining: null }) },
    });
    const message = await screen.findByText(statusTexts[language][status]);
    expect(message.closest("[role]")?.getAttribute("role")).toBe(status === "UNKNOWN" ? "alert" : "status");
    expect(screen.getByText((text) => text.replaceAll("\u2060", "").includes(code))).toBeTruthy();
    expect(server.asked("get-certificate").map(({ params }) => params)).toEqual([{ code }]);
  });
});

it("shows an error when rate limited, and loads the certificate on retry", async () => {
  let requests = 0;
  const { user } = await showApp({
    at: `/en/certificates/${code}`,
    handlers: {
      "get-certificate": () =>
        (requests += 1) === 1 ? refused("RATE_LIMITED") : ok({ status: "IN_FORCE", remaining: 0 }),
    },
  });
  expect(await screen.findByText(words("certificate.tooMany"))).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(words("certificate.IN_FORCE"))).toBeTruthy();
  expect(screen.getByText(/After a payout, €0.* is left\./)).toBeTruthy();
  expect(screen.getByText(/in force today, \d+\s\w+\s\d{4}\.$/)).toBeTruthy();
});
