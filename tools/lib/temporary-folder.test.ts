import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { keepTemporaryFilesInMemory } from "./temporary-folder.mjs";

afterEach(() => vi.unstubAllEnvs());

test("temporary files stay where TMPDIR says", () => {
  vi.stubEnv("TMPDIR", "/somewhere");
  expect(keepTemporaryFilesInMemory()).toBeNull();
  expect(process.env["TMPDIR"]).toBe("/somewhere");
});

test("temporary files stay on the disk where no memory is mounted", () => {
  vi.stubEnv("TMPDIR", "");
  expect(keepTemporaryFilesInMemory("/does/not/exist")).toBeNull();
});

test("temporary files go to a folder of the run", () => {
  const memory = mkdtempSync(join(tmpdir(), "kautia-memory-"));
  vi.stubEnv("TMPDIR", "");
  const folder = keepTemporaryFilesInMemory(memory, 1);
  expect(folder?.startsWith(memory)).toBe(true);
  expect([existsSync(folder ?? ""), process.env["TMPDIR"]]).toEqual([true, folder]);
});
