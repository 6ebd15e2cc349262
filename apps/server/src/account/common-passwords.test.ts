import { passwordRuleNames, passwordRules } from "@kautia/contract";
import { expect, test } from "vitest";
import { refuseIfTooCommon } from "./common-passwords.ts";

const isCommon = async (password: string, name: string) =>
  (await refuseIfTooCommon({ config: { brand: { name } } }, password)) !== null;

test.each(["password", "Password1!", "P@ssw0rd", "Qwerty123!", "!!Dragon77", "LetMeIn2026!", "1Q2w3e4r!"])(
  "recognizes %s as common",
  async (password) => expect(await isCommon(password, "Kautia")).toBe(true),
);

test.each([
  "Lang-und-gut-1",
  "Torstraße-3.OG",
  "aA1!aA1!",
  "Ärger-9ß",
  "correct horse Battery 1!",
  "1234-Zitronenfalter",
  "7$",
  "Kautia-2026-Tür!",
  "Drei Kautia Elefanten 7!",
  "Dragon-am-Fenster-1",
])("accepts %s as not common", async (password) => expect(await isCommon(password, "Kautia")).toBe(false));

test.each([
  ["Kautia", "Kautia-2027!"],
  ["Kautia", "meinK@ut1a-Konto7"],
  ["Kautia", "K.a.u.t.i.a-77"],
  ["Kautia", "Kautia-Passwort-1"],
  ["Gute Kaution", "GuteKaution!1"],
  ["Ei", "Ei-------1!"],
])("of the brand %s, counts %s as common", async (brand, password) => {
  expect(await isCommon(password, brand)).toBe(true);
});

test("a short brand name may be part of a password", async () => {
  expect(await isCommon("Zweierlei-Dinge-1", "Ei")).toBe(false);
});

test("a common password can satisfy all password rules", () => {
  const password = "P@ssw0rd";
  expect(passwordRuleNames.filter((name) => !passwordRules[name](password))).toEqual([]);
});
