import fc from "fast-check";
import { expect, test } from "vitest";
import { attachmentName } from "./attachment-name.ts";

const german = { language: "de", country: "de" } as const;
const fullAddress = "Torstraße 12, 10119 Berlin";

test.each([
  ["certificate", { ...german, fullAddress }, "Bürgschaftsurkunde Torstraße 12"],
  ["contract", { ...german, fullAddress }, "Vertrag zur Mietbürgschaft Torstraße 12"],
  ["certificate", { language: "en", country: "at", fullAddress }, "Guarantee certificate Torstraße 12"],
  ["withdrawal", { language: "de", country: "at", fullAddress }, "Rücktrittsbestätigung Torstraße 12"],
  ["first-info", { ...german, fullAddress }, "Erstinformation"],
  ["product-info", german, "Informationsblatt zu Versicherungsprodukten"],
  ["product-info", { language: "en", country: "at" }, "Insurance Product Information Document"],
  ["withdrawal-instruction", { language: "de", country: "at" }, "Rücktrittsbelehrung"],
  ["certificate", german, "Bürgschaftsurkunde"],
  ["certificate", { ...german, fullAddress: "Am Platz 1/2 a–c, 10119 Berlin" }, "Bürgschaftsurkunde Am Platz 1 2 a c"],
] as const)("names the %s of %o '%s' for people", (kind, reader, name) => {
  expect(attachmentName(kind, reader)).toBe(name);
});

const typed = [...'aß王1 .-,/\\:*?"<>|\u0000\u202E\u0301😀𝐀'];

test("every file system can store the name, whatever was typed as the address", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...typed), maxLength: 100 }), (address) => {
      const name = attachmentName("certificate", { ...german, fullAddress: address });
      expect(name).toMatch(/^Bürgschaftsurkunde(?: [\p{L}\p{N}.\- ]*[\p{L}\p{N}])?$/u);
      expect([...name].length).toBeLessThan(100);
    }),
  );
});
