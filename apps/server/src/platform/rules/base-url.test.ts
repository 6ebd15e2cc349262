import { expect, test } from "vitest";
import { applicationUrl, readBaseUrl } from "./base-url.ts";

test.each([
  ["https://kern.example/apply", "https://kern.example/apply"],
  ["https://KERN.example:8443", "https://kern.example:8443/"],
  ["https://kern.example/apply?from=kautia", "https://kern.example/apply?from=kautia"],
  ["https://häuser.example/", "https://xn--huser-gra.example/"],
])("accepts the base URL %s", (given, plain) => {
  expect(readBaseUrl(given)).toBe(plain);
});

test.each([
  "",
  "kern.example",
  "//kern.example",
  "http://kern.example/",
  "javascript:alert(1)//https://kern.example",
  "data:text/html,x",
  "https://kern.example@evil.example/",
  "https://user:secret@kern.example/",
  "https://kern.example/#apply",
  "https://kern.example/#",
  "https://kern.example\\@evil.example/",
  "https://kern.example/\napply",
  " https://kern.example/",
  "https://localhost/",
  "https://127.0.0.1/",
  "https://2130706433/",
  "https://[::1]/",
  `https://kern.example/${"a".repeat(500)}`,
])("refuses the base URL '%s'", (given) => {
  expect(readBaseUrl(given)).toBeNull();
});

test("adds the partner's own id and the language to the base URL, both encoded", () => {
  expect(applicationUrl("https://kern.example/apply?from=kautia", "Haus 7/3. OG & <script>#", "de")).toBe(
    "https://kern.example/apply?from=kautia&property=Haus+7%2F3.+OG+%26+%3Cscript%3E%23&lang=de",
  );
});
