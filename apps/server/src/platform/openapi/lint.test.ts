import { createConfig, lintFromString } from "@redocly/openapi-core";
import spectral, { type RulesetDefinition } from "@stoplight/spectral-core";
import { oas } from "@stoplight/spectral-rulesets";
import { expect, test } from "vitest";
import { loadSize } from "#testing/values/load-size.ts";
import { makeOpenApi } from "./document.ts";

const about = { publicUrl: "https://kautia.example", sandbox: true };

// Much longer than either needs, for busy machines.
const timeout = 600_000;

test("Redocly finds no error in the OpenAPI document, and its examples fit its schemas", { timeout }, async () => {
  const document = makeOpenApi(about);
  const rules = { "no-invalid-schema-examples": "error", "no-invalid-media-type-examples": "error" } as const;
  const config = await createConfig({ extends: ["recommended"], rules });
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, absoluteRef: "openapi.json", config });
  const errors = problems.filter(({ severity }) => severity === "error");
  expect(errors.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});

/** The claims that a partner signs travel inside a parameter, so no call refers to them. */
const explained = ["oas3-unused-component components.schemas.SignedLinkClaims"];

/** The summary is enough for calls that only our own pages use. */
const withoutDescriptions: Record<string, "off"> = { "operation-description": "off" };

// Linting all calls takes seven times as long as linting the partners'.
const documents = [
  { of: "partners", document: makeOpenApi({ ...about, access: "partner" }), changes: {} as Record<string, "off"> },
  { of: "everybody", document: makeOpenApi(about), changes: withoutDescriptions },
].slice(0, loadSize(1, 2));

test.each(documents)(
  "Spectral recommends no change of the document of $of",
  { timeout },
  async ({ document, changes }) => {
    const linter = new spectral.Spectral();
    linter.setRuleset({ extends: [[oas as RulesetDefinition, "recommended"]], rules: { ...changes } });
    const found = await linter.run(document);
    expect(found.map(({ code, path }) => `${code} ${path.join(".")}`)).toEqual(explained);
  },
);
