import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { makeOpenApi } from "./document.ts";

const about = { publicUrl: "https://kautia.example", sandbox: true };

// Much longer than it needs, for busy machines.
const timeout = 600_000;

test("Redocly finds no fault in the OpenAPI document, and its examples fit its schemas", { timeout }, async () => {
  const rules = {
    "no-invalid-schema-examples": "error",
    "no-invalid-media-type-examples": "error",
    // A token is never called `resume` or `invitations`, and routers prefer what is spelled out.
    "no-ambiguous-paths": "off",
  } as const;
  const config = await createConfig({ extends: ["recommended"], rules });
  const source = JSON.stringify(makeOpenApi(about));
  const problems = await lintFromString({ source, absoluteRef: "openapi.json", config });
  const found = problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]);
  // The claims that a partner signs travel inside a parameter, so no call refers to them.
  expect(found).toEqual([["no-unused-components", expect.anything(), "#/components/schemas/SignedLinkClaims"]]);
});
