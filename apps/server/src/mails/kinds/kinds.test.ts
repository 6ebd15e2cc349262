import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mailRules } from "./index.ts";
import type { MailRules } from "./rules.ts";

const guide = join(import.meta.dirname, "../../../../../docs/mail.md");
const start = "<!-- kinds of mail: renewed by kinds.test.ts with npx vitest -u -->\n\n";
const end = "\n\n<!-- until here -->";

const words = (name: string | null) => name?.replaceAll("-", " ") ?? "–";
const columns: [title: string, (kind: string, rules: MailRules) => string][] = [
  ["Kind", (kind) => `\`${kind}\``],
  ["To", (_kind, { reader }) => reader],
  ["Link", (_kind, { link }) => words(link)],
  ["Attachments", (_kind, { attachments }) => words(attachments)],
  ["Sent while", (_kind, { stillOwed }) => words(stillOwed)],
  ["Kept", (_kind, { kept }) => words(kept)],
  [
    "Also",
    (_kind, { byPost, stoppable, followsAddress, heldBack, shownToTenant }) =>
      [
        byPost ? "by post" : [],
        stoppable ? "can be stopped" : [],
        followsAddress ? "follows the address" : [],
        heldBack ? [] : "never held back",
        shownToTenant ? [] : "content not in the tenant's export",
      ]
        .flat()
        .join(", ") || "–",
  ],
];

function makeTable(): string {
  const rows = [
    columns.map(([title]) => title),
    ...Object.entries(mailRules).map(([kind, rules]) => columns.map(([, cell]) => cell(kind, rules))),
  ];
  const widths = columns.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  const line = (cells: string[]) => `| ${cells.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join(" | ")} |`;
  const [head = [], ...rest] = rows;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rest.map(line)].join("\n");
}

test("docs/mail.md has the table of all kinds", async () => {
  const text = readFileSync(guide, "utf8");
  const [before = "", rest = ""] = text.split(start);
  const after = rest.slice(rest.indexOf(end));
  await expect(`${before}${start}${makeTable()}${after}`).toMatchFileSnapshot(guide);
});

test("only mails without a personal link go by post, because others may read a letter", () => {
  const personal = Object.entries(mailRules).filter(
    ([, { byPost, link }]) => byPost && !["policies", "payment", "new-application", null].includes(link),
  );
  expect(personal.map(([kind]) => kind)).toEqual([]);
});
