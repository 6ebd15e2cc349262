import { describe, expect, test } from "vitest";
import { landlordName, leaseLandlord, personName } from "./names.ts";

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

describe("the landlord of the lease", () => {
  const acme = { type: "property_manager", companyName: "Hausverwaltung Acme" } as const;

  test.each([
    [
      "is the owner, whom the manager represents",
      acme,
      "Erbengemeinschaft Weiß",
      "Erbengemeinschaft Weiß",
      acme.companyName,
    ],
    ["is the manager if the lease names it", acme, "hausverwaltung acme", acme.companyName, null],
    ["is the manager while nobody else is named", acme, null, acme.companyName, null],
    [
      "is the owner, whom the agent represents",
      { type: "agent", lastName: "Meier" } as const,
      "Ida Kern",
      "Ida Kern",
      "Meier",
    ],
    [
      "is a private person, whatever was typed before",
      { type: "private", lastName: "Kern" } as const,
      "Weiß",
      "Kern",
      null,
    ],
    ["is a cooperative itself", { type: "cooperative", companyName: "Bau eG" } as const, "Weiß", "Bau eG", null],
  ])("%s", (_, landlordInfo, beneficiaryInfo, name, representedBy) => {
    expect(leaseLandlord({ landlordInfo, beneficiaryInfo })).toEqual({ name, representedBy });
  });
});
