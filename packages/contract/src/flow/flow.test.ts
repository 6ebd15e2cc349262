import { describe, expect, it } from "vitest";
import type { GuardInput, Verdict } from "./guards/guard.ts";
import { nextScreen } from "./guards/index-redirect.ts";
import { progressValues } from "./progress.ts";
import { runGuards } from "./run-guards.ts";
import { type ScreenId, screenIds, screens } from "./screens.ts";

const standing: GuardInput = {
  lang: "de",
  screen: "index",
  params: {},
  preferredLanguage: "en",
  progress: null,
  documentsOwed: false,
  riskResult: false,
  editing: false,
  hasToken: true,
  query: {},
};

/** Follows verdicts to the screen that is shown in the end, as the web does. */
function shownIn(input: GuardInput): string {
  let at = input;
  for (let hop = 0; hop < 6; hop++) {
    const verdict = runGuards(at);
    if (!verdict) return String(at.screen);
    if (verdict.kind !== "go") return `(${verdict.kind})`;
    at = { ...at, screen: verdict.screen, lang: verdict.lang };
  }
  throw new Error(`round in a circle: ${JSON.stringify(input)}`);
}

const progresses = [null, ...progressValues];
const quoted = (progress: (typeof progresses)[number]) =>
  progress === "RISK_CHECK" ||
  progress === "PAYMENT_PERIOD" ||
  progress === "PAYMENT" ||
  progress === "PRIVATE_DOCUMENTS";

/** A Markdown table with even columns, as the formatter wants it. */
function drawTable([head = [], ...rows]: string[][]): string {
  const widths = head.map((name, at) => Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const draw = (cells: string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  return [draw(head), draw(widths.map((width) => "-".repeat(width))), ...rows.map(draw)].join("\n");
}

describe("the flow", () => {
  it("shows for every screen, progress and documents owed what the table says", async () => {
    const head = ["asked for", ...progresses.map((progress) => progress ?? "none yet")];
    const rows = [head];
    for (const screen of screenIds) {
      const cells = progresses.map((progress) => {
        const [none, owed] = [false, true].map((documentsOwed) =>
          shownIn({ ...standing, screen, progress, documentsOwed, riskResult: quoted(progress) }),
        );
        return none === owed ? none : `${none}; documents owed: ${owed}`;
      });
      rows.push([screen, ...cells.map((cell) => cell ?? "")]);
    }
    const table = drawTable(rows);
    const title = "What is shown when a tenant with a token asks for a screen, by last completed page";
    await expect(
      `# ${title}\n\nMade by flow.test.ts; \`npx vitest -u\` writes it anew.\n\n${table}\n`,
    ).toMatchFileSnapshot("flow-table.md");
  });

  it("never goes in a circle, and admits every target, whatever is known of the tenant", () => {
    for (const screen of [...screenIds, null])
      for (const progress of progresses)
        for (const documentsOwed of [true, false])
          for (const riskResult of [true, false])
            for (const hasToken of [true, false])
              for (const editing of [true, false])
                for (const lang of ["de", "en-AT", "xx", null])
                  expect(() =>
                    shownIn({ ...standing, screen, progress, documentsOwed, riskResult, hasToken, editing, lang }),
                  ).not.toThrow();
  });

  it("sends a visitor without a token to the public website, but from the exempt screens", () => {
    for (const screen of screenIds)
      expect(shownIn({ ...standing, screen, hasToken: false })).toBe(screens[screen].exempt ? screen : "(leave)");
  });

  it("leaves error pages and the tenant who is changing an answer alone", () => {
    for (const progress of progresses) {
      expect(shownIn({ ...standing, screen: "index", editing: true, progress })).toBe("index");
      for (const screen of ["404", "500", "maintenance", "link-expired"] as const)
        expect(shownIn({ ...standing, screen, progress })).toBe(screen);
    }
  });

  it("leads an unknown path or language to 404, in a language that the app speaks", () => {
    const to404 = (lang: string): Verdict => ({ kind: "go", screen: "404", lang });
    expect(runGuards({ ...standing, screen: null })).toEqual(to404("de"));
    expect(runGuards({ ...standing, lang: "xx" })).toEqual(to404("en"));
    expect(runGuards({ ...standing, lang: null, screen: null })).toEqual(to404("en"));
  });

  it("keeps a token from the address before anything else is decided for the tenant", () => {
    const query = { token: "a".repeat(32) };
    for (const screen of screenIds.filter((id) => !screens[id].exempt))
      for (const progress of progresses)
        expect(runGuards({ ...standing, screen, progress, query })).toEqual({ kind: "store-token", ...query });
    expect(runGuards({ ...standing, query: { pd: "jws" }, hasToken: false })).toEqual({
      kind: "initialise",
      pd: "jws",
    });
    expect(runGuards({ ...standing, query: { "invitation-token": "i" }, hasToken: false })).toEqual({
      kind: "accept-invitation",
      invitationToken: "i",
    });
  });

  it("names where each progress goes on", () => {
    const targets = progresses.map((progress): ScreenId | null =>
      nextScreen({ progress, documentsOwed: false, riskResult: true }),
    );
    expect(targets).toEqual([null, "summary", "summary", "summary", "offers", "offers", "payment", "payment"]);
    expect(nextScreen({ progress: "RISK_CHECK", documentsOwed: true, riskResult: true })).toBe("private-documents");
    expect(nextScreen({ progress: "PRIVATE_DOCUMENTS", documentsOwed: false, riskResult: false })).toBe("risks");
  });
});
