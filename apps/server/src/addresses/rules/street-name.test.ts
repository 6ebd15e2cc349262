import { expect, test } from "vitest";
import { streetName } from "./street-name.ts";

test.each([
  ["Torstr.", "Torstraße"],
  ["TORSTRASSE", "Torstraße"],
  ["karl-marx-strasse", "Karl-Marx-Straße"],
  ["Äußere Sulzbacher Str.", "Äußere Sulzbacher Straße"],
  ["Bei den Mühren", "Bei den Mühren"],
  ["Dr.-Külz-Ring", "Dr.-Külz-Ring"],
  ["Frauentorgraben", "Frauentorgraben"],
  ["Zeil", "Zeil"],
])("the street '%s' is suggested to others as '%s'", (typed, written) => expect(streetName(typed)).toBe(written));

test.each([
  "Torstraße 12",
  "Straße 18",
  "Torstraße, Hinterhaus",
  "c/o Müller",
  "Torstraße bei Müller",
  "Frau Müller",
  "Fam. Müller, Weg",
  "mara@example.com",
  "x".repeat(61),
  "–",
])("'%s' is never suggested to others", (typed) => expect(streetName(typed)).toBeNull());
