import { describe, expect, it } from "vitest";
import { login, readLogin } from "./login.ts";
import { dialledDigits } from "./phone.ts";

describe("readLogin", () => {
  it.each([
    "+49 151 2345678",
    "+49 (0)151 / 234-5678",
    "0049 151 2345678",
    "0151 2345678",
    "+49 0151 2345678",
    " 0151/2345678 ",
  ])("reads '%s' as the number +49 0151 2345678", (typed) => {
    const key = dialledDigits({ dialCode: "+49", number: "0151 2345678" });
    expect(readLogin(typed, "de")).toEqual({ kind: "phone", key });
  });

  it("reads a number without dial code as a number of the country", () => {
    expect(readLogin("0664 123456", "at")).toEqual({ kind: "phone", key: "43664123456" });
    expect(readLogin("+43 664 123456", "de")).toEqual({ kind: "phone", key: "43664123456" });
    expect(readLogin("+1 212 5550100", "de")).toEqual({ kind: "phone", key: "12125550100" });
  });

  it("ignores the case of an email address", () => {
    expect(readLogin(" Jana@Example.COM ", "de")).toEqual({ kind: "email", key: "jana@example.com" });
  });

  it.each(["jana", "jana@", "@example.com", "1234", "++49151", "0151-abc", "<script>", "+"])(
    "rejects '%s'",
    (typed) => {
      expect(readLogin(typed, "de")).toBeNull();
      expect(login.safeParse(typed).error?.issues[0]?.message).toBe("FIELD_INVALID");
    },
  );

  it("requires a login", () => expect(login.safeParse("  ").error?.issues[0]?.message).toBe("FIELD_REQUIRED"));
});
