import { describe, expect, test } from "vitest";
import { landlordName, personName } from "./names.ts";

describe("a person's name", () => {
  test("has the known parts", () => {
    expect(personName({ firstName: "Eva", lastName: "Kern" })).toBe("Eva Kern");
    expect(personName({ firstName: null, lastName: "Kern" })).toBe("Kern");
  });

  test("is null when no part is known", () => {
    expect(personName({ firstName: null })).toBeNull();
    expect(personName({})).toBeNull();
  });
});

describe("a landlord's name", () => {
  test("is the company's name, otherwise the known parts of the person's name", () => {
    expect(landlordName({ companyName: "Kern GmbH", firstName: "Eva", lastName: "Kern" })).toBe("Kern GmbH");
    expect(landlordName({ companyName: null, firstName: "Eva", lastName: "Kern" })).toBe("Eva Kern");
    expect(landlordName({ companyName: null, firstName: null, lastName: "Kern" })).toBe("Kern");
  });

  test("is null when nobody is named", () => {
    expect(landlordName({ companyName: null })).toBeNull();
  });
});
