import { expect, test } from "vitest";
import { leanCode } from "./lean-calls.ts";

test("keeps name, method, path and body of a call, and removes what describes it", () => {
  const lean = leanCode(`export const save = defineCall({
    name: "save", summary: "It's { a } \\"save\\", really.", method: "POST", path: "/a", params,
    body: z.object({ answer: z.string(), errors: z.array(z.string()) }), errors: ["A", ...others],
    /** Said. */
    answer: z.extend(saveAnswer, { query: z.string() }), access: "tenant",
  });
  const other = { summary: 1 };`);
  expect(lean).not.toMatch(/really|params|others|saveAnswer|tenant/);
  expect(lean).toContain('name: "save", method: "POST", path: "/a", body: z.object({ answer: z.string(), errors');
  expect(lean).toContain("const other = { summary: 1 };");
  expect(leanCode(lean)).toBe(lean);
});

test("leaves no comma behind when the last property is removed", () => {
  expect(leanCode('defineCall({ path: "a", body, errors: [] });')).toBe('defineCall({ path: "a", body });');
  expect(leanCode('defineCall({ summary: "a" });')).toBe("defineCall({  });");
});
