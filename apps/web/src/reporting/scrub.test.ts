import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scrub } from "./scrub.ts";

const token = "0123456789abcdef0123456789abcdef";
const stars = "*".repeat(32);

describe("scrub", () => {
  test.each([
    [`https://kautia.example/de/landlord/${token}`, `https://kautia.example/de/landlord/${stars}`],
    [`GET /api/v1/onboarding/tenant/${token}/payment?x=1`, `GET /api/v1/onboarding/tenant/${stars}/payment?x=1`],
    [`/api/v1/insurance-product/validation/${token}`, `/api/v1/insurance-product/validation/${stars}`],
    [
      `/onboarding/tenant/risk?token=${token}&successful=true`,
      `/onboarding/tenant/risk?token=${stars}&successful=true`,
    ],
    ["/de?invitation-token=Ab-1_2#top", "/de?invitation-token=******#top"],
    ["/de?pd=eyJhbGciOi.eyJpc3Mi.c2ln", "/de?pd=************************"],
    ["/de?step=name&lang=de", "/de?step=name&lang=de"],
    [
      `body=https%3A%2F%2Fkautia.example%2Fde%2Flandlord%2F${token}`,
      `body=https%3A%2F%2Fkautia.example%2Fde%2Flandlord%2F${stars}`,
    ],
    [`?next=%2Fde%3Ftoken%3D${token}`, `?next=%2Fde%3Ftoken%3D${stars}`],
    [`the token ${token} is not known`, `the token ${stars} is not known`],
    [`${token}: unknown`, `${stars}: unknown`],
    [`{"token":"short-one"}`, `{"token":"*********"}`],
    [`{\\"token\\":\\"${token}\\"}`, `{\\"token\\":\\"${stars}\\"}`],
    [`{"landlordToken":"${token}"}`, `{"landlordToken":"${stars}"}`],
    ["mara@example.com is taken", "**************** is taken"],
    ["müller@bäcker.example", "***********************"],
    [`{"href":"mailto:lena@example.com?subject=Hallo%20Lena"}`, `{"href":"mailto:${"*".repeat(37)}"}`],
    [`button.k[aria-label=\\"Remove ada.pdf\\"]`, `button.k[aria-label=\\"${"*".repeat(14)}\\"]`],
  ])("removes secrets and addresses from %s", (text, scrubbed) => {
    expect(scrub(text)).toBe(scrubbed);
  });

  test("keeps the ids of reports", () => {
    const ids = JSON.stringify({
      event_id: token,
      contexts: { trace: { trace_id: token } },
      error_ids: [token, token],
    });
    expect(scrub(ids)).toBe(ids);
    const stack = JSON.stringify({ filename: "https://kautia.example/assets/index-DmdDfsUw.js", lineno: 1 });
    expect(scrub(stack)).toBe(stack);
  });

  test("removes the given secrets in any context", () => {
    expect(scrub(`{"value":"${token}"}`, [token, ""])).toBe(`{"value":"${stars}"}`);
  });

  test("keeps the length in bytes, and JSON stays valid", () => {
    const bytes = (text: string) => new TextEncoder().encode(text).length;
    const pieces = fc.constantFrom(
      token,
      "token=",
      "&pd=",
      "?",
      "/",
      "%2F",
      "ß@ö.de",
      '"',
      "\\",
      "eyJ",
      "mailto:",
      "🔑",
      "a",
    );
    fc.assert(
      fc.property(fc.array(pieces), fc.string({ unit: "grapheme" }), (parts, noise) => {
        const text = JSON.stringify({ value: parts.join("") + noise, nested: JSON.stringify({ token: noise }) });
        const scrubbed = scrub(text, [token]);
        expect(bytes(scrubbed)).toBe(bytes(text));
        expect(scrubbed).not.toContain(token);
        expect(Object.keys(JSON.parse(scrubbed))).toEqual(["value", "nested"]);
      }),
    );
  });
});
