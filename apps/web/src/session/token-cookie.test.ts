import { afterEach, expect, test, vi } from "vitest";
import { clearToken, keepsCookies, readToken, writeToken } from "./token-cookie.ts";

const token = "0123456789abcdef0123456789abcdef";

afterEach(() => {
  clearToken();
  vi.restoreAllMocks();
});

test("stores the token for a day, for the whole site and no other", () => {
  const written = vi.spyOn(document, "cookie", "set");
  writeToken(token);
  expect(written).toHaveBeenCalledWith(`token=${token}; path=/; max-age=86400; SameSite=Lax`);
  expect(readToken()).toBe(token);
  clearToken();
  expect(readToken()).toBeNull();
});

test("clears a malformed token and ignores the values of other cookies", () => {
  document.cookie = `nottoken=${token}; path=/`;
  expect(readToken()).toBeNull();
  document.cookie = "token=ABC; path=/";
  expect(readToken()).toBeNull();
  expect(document.cookie).not.toContain("token=ABC");
});

test("finds out whether the browser keeps cookies, and leaves none behind", () => {
  const written = vi.spyOn(document, "cookie", "set");
  expect(keepsCookies()).toBe(true);
  expect(written).toHaveBeenLastCalledWith("cookie-trial=; path=/; max-age=0; SameSite=Lax");
  vi.spyOn(document, "cookie", "get").mockReturnValue("");
  expect(keepsCookies()).toBe(false);
});
