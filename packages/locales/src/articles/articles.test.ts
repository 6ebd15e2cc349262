import type { Language } from "@kautia/contract/languages";
import { languages } from "@kautia/contract/languages";
import { describe, expect, test } from "vitest";
import { articleNames, type Block, loadArticle, loadHelp, type Section } from "./index.ts";

/** The placeholders and link targets of a text. */
function skeleton(text: string): string[] {
  const links = [...text.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)/g)].map(([, , target]) => `→ ${target}`);
  const values = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => `{${name}}`);
  return [...links, ...values].sort();
}

function shapeOf(block: Block): unknown {
  if (typeof block === "string") return skeleton(block);
  if ("list" in block) return { list: block.list.map(skeleton) };
  if ("rows" in block) return { rows: block.rows.map((row) => row.map(skeleton)) };
  return { only: block.only, text: skeleton(block.text) };
}

const shapeOfAll = (sections: readonly Section[]) => sections.map(({ id, body }) => ({ id, body: body.map(shapeOf) }));

function textsOf(sections: readonly Section[]): string[] {
  return sections.flatMap(({ title, body }) => [
    title,
    ...body.flatMap((block) => {
      if (typeof block === "string") return [block];
      if ("list" in block) return block.list;
      return "rows" in block ? block.rows.flat() : [block.text];
    }),
  ]);
}

async function sectionsOf(name: (typeof articleNames)[number] | "help", language: Language) {
  if (name !== "help") return (await loadArticle(name, language)).sections;
  return (await loadHelp(language)).groups.flatMap(({ questions }) => questions);
}

test.each(languages)("%s has every article and the help page", async (language) => {
  const loaded = [
    await loadHelp(language),
    ...(await Promise.all(articleNames.map((name) => loadArticle(name, language)))),
  ];
  for (const { title, lead } of loaded) expect([title, lead]).not.toContain("");
});

describe.each([...articleNames, "help"] as const)("%s", (name) => {
  test("has the same structure, placeholders and links in both languages", async () => {
    const [german, english] = [await sectionsOf(name, "de"), await sectionsOf(name, "en")];
    expect(shapeOfAll(german)).toEqual(shapeOfAll(english));
    const ids = german.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("has no empty text and no text in the other language", async () => {
    const [german, english] = [textsOf(await sectionsOf(name, "de")), textsOf(await sectionsOf(name, "en"))];
    for (const text of [...german, ...english]) expect(text.trim()).toBe(text);
    expect(german.filter((text) => text.length > 60 && english.includes(text))).toEqual([]);
    expect(german.join(" ")).not.toMatch(/\b(the|and|your|with)\b/);
    expect(english.join(" ")).not.toMatch(/\b(oder|nicht|Ihre|mit|wir)\b/);
  });
});
