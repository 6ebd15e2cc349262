import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, test } from "vitest";
import { readRepository } from "./lib/repository.ts";
import { root } from "./lib/root.mjs";

const files = readRepository();
const headings = new Map(
  files
    .filter(({ path }) => path.endsWith(".md"))
    .map(({ path, text }) => [
      path,
      new Set([...text.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) => anchorOf(title))),
    ]),
);

/** As GitHub makes it. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");
}

function leadsNowhere(path: string, anchor: string | undefined): boolean {
  return !existsSync(join(root, path)) || (anchor !== undefined && headings.get(path)?.has(anchor) !== true);
}

test("every link of a guide leads to a file, and to a heading if it names one", () => {
  const links = files
    .filter(({ path }) => path.endsWith(".md"))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].map(([found, file = "", anchor]) => ({
        found: `${path} ${found}`,
        path: file === "" ? path : posix.join(posix.dirname(path), file),
        anchor,
      })),
    );
  expect(links.length).toBeGreaterThan(200);
  expect(links.filter(({ path, anchor }) => leadsNowhere(path, anchor))).toEqual([]);
});

test("every guide that code and settings name exists, with its heading", () => {
  const names = files
    .filter(({ path }) => !path.endsWith(".md"))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\bdocs\/([a-z-]+\.md)(?:#([\w-]+)|, '([^'\n]+)')?/g)].map(([found, file, anchor, title]) => ({
        found: `${path} ${found}`,
        path: `docs/${file}`,
        anchor: title === undefined ? anchor : anchorOf(title),
      })),
    );
  expect(names.length).toBeGreaterThan(200);
  expect(names.filter(({ path, anchor }) => leadsNowhere(path, anchor))).toEqual([]);
});
