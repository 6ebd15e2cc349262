import { expect, test } from "vitest";
import { readEuList } from "./read-list.ts";

const header =
  "fileGenerationDate;Entity_LogicalId;Entity_EU_ReferenceNumber;Entity_SubjectType;NameAlias_WholeName;BirthDate_BirthDate";

test("reads names, birth dates and the day of the EU's list", () => {
  const list = readEuList(
    [
      `\uFEFF${header}`,
      '24/10/2026;1;EU.1.2;P;"Strelnikow; ""Igor""";',
      "24/10/2026;1;EU.1.2;P;;1970-01-02",
      "24/10/2026;1;EU.1.2;P;Игорь Стрельников;",
      '24/10/2026;2;EU.2.3;E;"Nordstern',
      'Handel";',
      "",
    ].join("\r\n"),
  );
  expect(list?.asOf).toBe("2026-10-24");
  expect(list?.names.map(({ id, name, born, folded }) => [id, name, born, folded.isCompany])).toEqual([
    ["EU.1.2", 'Strelnikow; "Igor"', "1970-01-02", false],
    ["EU.1.2", "Игорь Стрельников", "1970-01-02", false],
    ["EU.2.3", "Nordstern\r\nHandel", null, true],
  ]);
});

test.each([
  ["an empty file", ""],
  ["an error page", "<html><body>403</body></html>"],
  ["a list without names", `${header}\n24/10/2026;1;EU.1.2;P;;`],
  ["another list", "sdn_name;sdn_type\nIgor;individual"],
])("does not take %s for a list in which nobody is found", (_, text) => {
  expect(readEuList(text)).toBeNull();
});

test("takes a list without its day, or with a wrong one", () => {
  expect(readEuList(`${header}\n;1;EU.1;P;Igor Strelnikow;`)?.asOf).toBeNull();
  expect(readEuList(`${header}\n31/02/2026;1;EU.1;P;Igor Strelnikow;`)?.asOf).toBeNull();
});
