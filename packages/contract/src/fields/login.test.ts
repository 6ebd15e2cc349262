import { describe, expect, it } from "vitest";
import { login, readLogin } from "./login.ts";
import { dialledDigits } from "./phone.ts";

describe("a login", () => {
  it.each([
    "+49 151 2345678",
    "+49 (0)151 / 234-5678",
    "0049 151 2345678",
    "0151 2345678",
    "+49 0151 2345678",
    " 0151/2345678 ",
  ])("'%s' is the number that was given as +49 0151 2345678", (typed) => {
    const key = dialledDigits({ dialCode: "+49", number: "0151 2345678" });
    expect(readLogin(typed, "de")).toEqual({ kind: "phone", key });
  });

  it("takes a number without dial code as one of the country", () => {
    expect(readLogin("0664 123456", "at")).toEqual({ kind: "phone", key: "43664123456" });
    expect(readLogin("+43 664 123456", "de")).toEqual({ kind: "phone", key: "43664123456" });
    expect(readLogin("+1 212 5550100", "de")).toEqual({ kind: "phone", key: "12125550100" });
  });

  it("knows an e-mail address in whatever case", () => {
    expect(readLogin(" Jana@Example.COM ", "de")).toEqual({ kind: "email", key: "jana@example.com" });
  });

  it.each(["jana", "jana@", "@example.com", "1234", "++49151", "0151-abc", "<script>", "+"])(
    "'%s' is neither",
    (typed) => {
      expect(readLogin(typed, "de")).toBeNull();
      expect(login.safeParse(typed).error?.issues[0]?.message).toBe("FIELD_INVALID");
    },
  );

  it("asks for one", () => expect(login.safeParse("  ").error?.issues[0]?.message).toBe("FIELD_REQUIRED"));
});
