import { expect, test } from "vitest";
import { foldForMatch, mayBeSame } from "./match-name.ts";

const isHit = (payee: string, party: string, isCompany = false) =>
  mayBeSame(foldForMatch(payee), foldForMatch(party, isCompany));

// The parties are made up.
test.each([
  ["the same name", "Igor Strelnikow", "Igor Strelnikow"],
  ["capitals", "IGOR STRELNIKOW", "Igor Strelnikow"],
  ["the order of names", "Strelnikow, Igor", "Igor Strelnikow"],
  ["accents", "José Peñalver", "Jose Penalver"],
  ["umlauts written out", "Juergen Moellner", "Jürgen Möllner"],
  ["sharp s", "Hans Groß", "Hans Gross"],
  ["German against English transliteration", "Wladimir Tschernyschew", "Vladimir Chernyshev"],
  ["French against English transliteration", "Iouri Chevtchenko", "Yuri Shevchenko"],
  ["Cyrillic letters", "Юрий Шевченко", "Yuriy Shevchenko"],
  ["Greek letters", "Νίκος Παπαδόπουλος", "Nikos Papadopoulos"],
  ["Arabic particles", "Mohammed al-Hadidi", "Muhammad Hadidi"],
  ["a father's name in the list only", "Igor Strelnikow", "Igor Petrowitsch Strelnikow"],
  ["a title", "Prof. Dr. Igor Strelnikow", "Igor Strelnikow"],
  ["a joint account", "Anna und Igor Strelnikow", "Igor Strelnikow"],
  ["a letter mistyped", "Igor Strelnikov", "Igor Streknikow"],
  ["letters that nobody sees", "I\u200Dgor St\u{E0041}relni\u3164kow", "Igor Strelnikow"],
  ["two letters swapped", "Igor Strelnikow", "Igor Strlenikow"],
])("finds a party in spite of %s", (_, payee, party) => {
  expect(isHit(payee, party)).toBe(true);
});

test.each([
  ["a legal form", "Nordstern Handel", "Nordstern Handel GmbH"],
  ["a company's branch", "Nordstern Deutschland GmbH", "OOO Nordstern"],
])("finds a company in spite of %s", (_, payee, party) => {
  expect(isHit(payee, party, true)).toBe(true);
});

test.each([
  ["only the last name is the same", "Anna Strelnikow", "Igor Strelnikow"],
  ["only the first name is the same", "Igor Müller", "Igor Strelnikow"],
  ["a short name differs by a letter", "Otto Kern", "Otto Korn"],
  ["the list has one word", "Ali Demir", "Ali"],
  ["a woman's form of another person", "Olga Petrowa", "Oleg Petrow"],
  ["it is somebody else", "Eva Vermieterin", "Igor Strelnikow"],
  ["nobody is named", "", "Igor Strelnikow"],
])("finds nobody if %s", (_, payee, party) => {
  expect(isHit(payee, party)).toBe(false);
});

test("finds no company by a common word of a person's name", () => {
  expect(isHit("Igor Stern", "Stern Trading LLC", true)).toBe(false);
});
