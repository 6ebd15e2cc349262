import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mailboxOf, sameMailbox } from "./mailbox.ts";
import { decodeLabel } from "./punycode.ts";

describe("addresses of one mailbox", () => {
  test.each([
    ["capitals", "Jana.Weiss@Example.COM", "jana.weiss@example.com"],
    ["a suffix after a plus", "jana+miete@example.com", "jana@example.com"],
    ["several suffixes", "jana+a+b@example.com", "jana+c@example.com"],
    ["dots at Gmail", "j.a.n.a@gmail.com", "jana@gmail.com"],
    ["Gmail's German name", "jana@googlemail.com", "j.ana+x@GMail.com"],
    ["a full-width address", "ｊａｎａ＋１＠ｅｘａｍｐｌｅ．ｃｏｍ", "jana@example.com"],
    ["a ligature", "ﬁnn@example.com", "finn@example.com"],
    ["a domain in punycode", "jana@xn--bcher-kva.example", "jana@Bücher.example"],
    ["decomposed letters", "ja\u0308nner@bu\u0308cher.example", "jänner@bücher.example"],
    ["a dot at the end of the domain", "jana@example.com.", "jana@example.com"],
    ["an ideographic full stop", "jana@example。com", "jana@example.com"],
    ["Cyrillic look-alikes", "jаnа@example.com", "jana@example.com"],
    ["a Cyrillic look-alike in the domain", "jana@exаmple.com", "jana@example.com"],
    ["the same in punycode", "jana@xn--exmple-4nf.com", "jana@example.com"],
    ["a look-alike of Gmail", "j.ana@gmаil.com", "jana@gmail.com"],
    ["a capital look-alike", "НANS@example.com", "hans@example.com"],
    ["a dotless i", "tıll@example.com", "till@example.com"],
    ["a capital I with a dot", "TİLL@example.com", "till@example.com"],
    ["a final sigma", "ΝΊΚΟΣ@example.com", "νίκος@example.com"],
  ])("are the same in spite of %s", (_, item, other) => {
    expect(mailboxOf(item)).toBe(mailboxOf(other));
    expect(sameMailbox(item, other)).toBe(true);
  });

  test.each([
    ["dots elsewhere", "j.ana@example.com", "jana@example.com"],
    ["a hyphen", "jana-miete@example.com", "jana@example.com"],
    ["digits", "jana1@example.com", "janal@example.com"],
    ["a zero", "jana0@example.com", "janao@example.com"],
    ["umlauts", "müller@example.com", "muller@example.com"],
    ["a sharp s", "weiß@example.com", "weiss@example.com"],
    ["domains", "jana@example.com", "jana@example.org"],
    ["subdomains", "jana@mail.example.com", "jana@example.com"],
    ["a domain that only ends like Gmail's", "j.ana@notgmail.com", "jana@notgmail.com"],
    ["m and rn", "tom@example.com", "torn@example.com"],
    ["only a plus", "+@example.com", "@example.com"],
  ])("differ by %s", (_, item, other) => expect(sameMailbox(item, other)).toBe(false));
});

test("a mailbox is its own mailbox, whatever was typed", () => {
  const part = fc.string({ unit: "grapheme", maxLength: 12 });
  fc.assert(
    fc.property(part, part, (name, domain) => {
      const mailbox = mailboxOf(`${name}@${domain}`);
      expect(mailboxOf(mailbox)).toBe(mailbox);
    }),
  );
});

test("letter case never matters", () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      expect(mailboxOf(address.toUpperCase())).toBe(mailboxOf(address.toLowerCase()));
    }),
  );
});

describe("a label in punycode", () => {
  test.each([
    ["xn--bcher-kva", "bücher"],
    ["xn--strae-oqa", "straße"],
    ["xn--tda", "ü"],
    ["xn--ab-xka", "aüb"],
    ["xn--hxajbheg2az3al", "παράδειγμα"],
    ["xn--80akhbyknj4f", "испытание"],
    ["xn--r8jz45g", "例え"],
    ["xn--0zwm56d", "测试"],
    ["xn--o3cw4h", "ไทย"],
    ["xn--2-u9tlzr9756bt3uc0v", "ひとつ屋根の下2"],
  ])("%s is %s", (encoded, label) => expect(decodeLabel(encoded)).toBe(label));

  test.each(["xn--", "xn--a", "xn--999999999", "xn--ü", "xn--abc-", "plain"])("'%s' never fails", (label) =>
    expect(typeof decodeLabel(label)).toBe("string"),
  );
});
