import { screenIds } from "@kautia/contract";
import { articleNames, type Block, loadArticle, loadHelp, readText } from "@kautia/locales/articles";
import { renderHook } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { expect, test } from "vitest";
import { AppContext } from "../../app/app-context.ts";
import { createFakeServer, ok } from "../../../../../tools/vitest/fake-server.ts";
import { sampleSettings } from "../../../../../tools/vitest/sample-settings.ts";
import { startAppOn } from "../../testing/start-app-on.ts";
import { useArticleValues } from "./use-article-values.ts";

test("splits a text into words, values and links, and returns null when a value is missing", () => {
  const values = { brand: "Kautia", supportEmail: "help@example.com", operatorPhone: null };
  expect(readText("{brand}: see [help](help) or write to {supportEmail}.", values)).toEqual([
    { words: "Kautia" },
    { words: ": see " },
    { words: "help", target: "help" },
    { words: " or write to " },
    { words: "help@example.com", target: "mailto:help@example.com" },
    { words: "." },
  ]);
  expect(readText("Ask {body}.", { body: "B, 1010 Wien, www.b.example" })).toEqual([
    { words: "Ask " },
    { words: "B, 1010 Wien, " },
    { words: "www.b.example", target: "https://www.b.example" },
    { words: "." },
  ]);
  expect(readText("{operatorPhone}", values)).toBeNull();
  expect(readText("<b>no</b> [markup", values)).toEqual([{ words: "<b>no</b> [markup" }]);
});

const textsOf = (block: Block): readonly string[] => {
  if (typeof block === "string") return [block];
  if ("list" in block) return block.list;
  return "rows" in block ? block.rows.flat() : [block.text];
};

test.each(["de", "en"] as const)(
  "every long text in %s uses only known values, and each of its links has a target",
  async (language) => {
    const server = createFakeServer({ "get-settings": () => ok(sampleSettings), "get-lang": () => ok({}) });
    const app = await startAppOn(server, language);
    const wrapper = ({ children }: { children: ReactNode }) => createElement(AppContext, { value: app }, children);
    const { result } = renderHook(() => useArticleValues(), { wrapper });
    const help = await loadHelp(language);
    const articles = await Promise.all(articleNames.map((name) => loadArticle(name, language)));
    const sections = [
      ...articles.flatMap((article) => article.sections),
      ...help.groups.flatMap((group) => group.questions),
    ];
    const all = [
      help.more,
      ...articles.map(({ lead }) => lead),
      ...sections.flatMap(({ body }) => body.flatMap(textsOf)),
    ];
    expect(all.length).toBeGreaterThan(100);
    for (const text of all)
      for (const piece of readText(text, result.current) ?? []) {
        expect(piece.words).not.toMatch(/[{}]/);
        if (!("target" in piece)) continue;
        const known = ["first-information", ...screenIds].includes(piece.target);
        expect(known || /^(https:\/\/|mailto:)/.test(piece.target), piece.target).toBe(true);
      }
  },
);
