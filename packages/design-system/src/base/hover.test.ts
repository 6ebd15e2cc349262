import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "..");
const sheets = globSync("**/*.css", { cwd: folder });

// A touch screen keeps the look of the last tapped element as if the finger were still on it.
test.each(sheets)("%s changes nothing on hover where nothing can hover", (sheet) => {
  const text = readFileSync(join(folder, sheet), "utf8");
  const elsewhere = text.replaceAll(/@media \(hover: hover\) \{[\s\S]*?\n\}/g, "");
  expect(elsewhere).not.toContain(":hover");
});
