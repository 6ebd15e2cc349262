import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, test } from "vitest";
import { makeOpenApi } from "./document.ts";

test("Redocly finds no error in the OpenAPI document, and its examples fit its schemas", async () => {
  const document = makeOpenApi({ publicUrl: "https://kautia.example", sandbox: true });
  const rules = { "no-invalid-schema-examples": "error", "no-invalid-media-type-examples": "error" } as const;
  const config = await createConfig({ extends: ["recommended"], rules });
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, absoluteRef: "openapi.json", config });
  const errors = problems.filter(({ severity }) => severity === "error");
  expect(errors.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});
