import { expect, test } from "vitest";
import { isPayee } from "./payee.ts";

test.each([
  ["Otto Kern", "Otto Kern"],
  ["KERN, OTTO", "Otto Kern"],
  ["O. Kern", "Otto Kern"],
  ["Otto und Eva Kern", "Eva Kern"],
  ["Dr. Jürgen Müller", "Juergen Mueller"],
  ["Hausverwaltung Meier GmbH & Co. KG", "Hausverwaltung Meier"],
  ["Oleksandr Schewtschenko", "Олександр Шевченко"],
])("'%s' is the landlord '%s'", (holder, landlord) => {
  expect(isPayee(holder, landlord)).toBe(true);
});

test.each([
  ["Otto Kerner", "Otto Kern"],
  ["Olga Kern", "Otto Kern"],
  ["Otto", "Otto Kern"],
  ["O. K.", "Otto Kern"],
  ["Hausverwaltung Maier", "Hausverwaltung Meier"],
  ["", "Otto Kern"],
  ["Otto Kern", ""],
])("'%s' is not the landlord '%s'", (holder, landlord) => {
  expect(isPayee(holder, landlord)).toBe(false);
});
