import { expect, test } from "vitest";
import { leanCode } from "./lean-calls.ts";

test("a call keeps what is sent, and loses what is said of it", () => {
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

test("the last property goes with nothing behind it", () => {
  expect(leanCode('defineSave({ path: "a", body, errors: [] });')).toBe('defineSave({ path: "a", body });');
  expect(leanCode('defineSave({ summary: "a" });')).toBe("defineSave({  });");
});
