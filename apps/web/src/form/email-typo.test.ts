import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { meantEmail } from "./email-typo.ts";

describe("an email address with a typo in its domain", () => {
  test.each([
    ["Ada.Weiss@gmial.com", "Ada.Weiss@gmail.com"],
    ["ada@gmail.co", "ada@gmail.com"],
    ["ada@gmail.comm", "ada@gmail.com"],
    ["ada@gmail.de", "ada@gmail.com"],
    [" ada@hotmial.com ", "ada@hotmail.com"],
    ["ada@wb.de", "ada@web.de"],
    ["ada@t-onlime.de", "ada@t-online.de"],
  ])("'%s' probably means %s", (typed, meant) => {
    expect(meantEmail(typed)).toBe(meant);
  });

  test.each([
    "ada@gmail.com",
    "ada@mail.com",
    "ada@gmx.ch",
    "ada@hausverwaltung-kern.de",
    "ada@example.com",
    "ada",
    "@",
    "",
  ])("'%s' is left alone", (typed) => {
    expect(meantEmail(typed)).toBeNull();
  });

  test("is never asked about again once the suggestion was taken", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.stringMatching(/^[a-z.]{3,12}$/), (mailbox, domain) => {
        const meant = meantEmail(`${mailbox}@${domain}`);
        if (meant !== null) expect(meantEmail(meant)).toBeNull();
      }),
    );
  });
});
