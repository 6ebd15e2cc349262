import { describe, expect, it } from "vitest";
import { readPath, screenPath } from "./screens.ts";

describe("readPath and screenPath", () => {
  it.each([
    ["/", null, "index"],
    ["/de", "de", "index"],
    ["/en-AT/summary", "en-AT", "summary"],
    ["/summary", null, "summary"],
    ["/de/404", "de", "404"],
    ["/404", null, "404"],
    ["/de/nowhere", "de", null],
    ["/de/summary/more", "de", null],
    ["/xx/summary", "xx", "summary"],
    ["/de/rate/thank-you", "de", "rate-thank-you"],
    ["/de/legal", "de", "legal"],
    ["/de/legal/imprint", "de", "imprint"],
    ["/de/legal/nothing", "de", null],
    ["/de/rate/0f0f", "de", "rate"],
  ])("read %s as language %s and screen %s", (path, lang, screen) => {
    expect(readPath(path)).toMatchObject({ lang, screen });
  });

  it("encode and decode parameters", () => {
    const path = screenPath("de", "landlord", { landlordToken: "ab/12" });
    expect(path).toBe("/de/landlord/ab%2F12");
    expect(readPath("/de/landlord/0f0f").params).toEqual({ landlordToken: "0f0f" });
  });
});
