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
  preferredLocale: "en",
  progress: null,
  invited: false,
  documentsOwed: false,
  riskResult: false,
  underReview: false,
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
    const rowsOf = (invited: boolean) =>
      screenIds.map((screen) => {
        const cells = progresses.map((progress) => {
          const [none, owed] = [false, true].map((documentsOwed) =>
            shownIn({ ...standing, screen, progress, invited, documentsOwed, riskResult: quoted(progress) }),
          );
          return none === owed ? none : `${none}; documents owed: ${owed}`;
        });
        return [screen, ...cells.map((cell) => cell ?? "")];
      });
    const direct = rowsOf(false);
    const plain = new Set(direct.map(String));
    const different = rowsOf(true).filter((row) => !plain.has(String(row)));
    const review = ["manual-underwriting", "risks"] as const;
    const underReview = review.map((screen) => [
      screen,
      shownIn({ ...standing, screen, progress: "SUMMARY", underReview: true }),
    ]);
    const title = "What is shown when a tenant with a token asks for a screen, by last completed page";
    const text = [
      `# ${title}`,
      "Made by flow.test.ts; `npx vitest -u` writes it anew.",
      drawTable([head, ...direct]),
      "## Where an invited tenant sees something else",
      drawTable([head, ...different]),
      "## While a person decides",
      drawTable([["asked for", "SUMMARY"], ...underReview]),
    ];
    await expect(`${text.join("\n\n")}\n`).toMatchFileSnapshot("flow-table.md");
  });

  it("never goes in a circle, and admits every target, whatever is known of the tenant", () => {
    for (const screen of [...screenIds, null])
      for (const progress of progresses)
        for (const documentsOwed of [true, false])
          for (const riskResult of [true, false])
            for (const hasToken of [true, false])
              for (const [editing, underReview] of [
                [false, false],
                [true, false],
                [false, true],
              ] as const)
                for (const invited of [true, false])
                  for (const lang of ["de", "en-AT", "xx", null]) {
                    const of = {
                      screen,
                      progress,
                      documentsOwed,
                      riskResult,
                      hasToken,
                      editing,
                      underReview,
                      invited,
                      lang,
                    };
                    expect(() => shownIn({ ...standing, ...of })).not.toThrow();
                  }
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

  it("puts the preferred language into the path of a screen that needs one, and keeps its parameters", () => {
    const nameless = { ...standing, lang: null, params: { code: "c" } };
    expect(runGuards({ ...nameless, screen: "new-password" })).toEqual({
      kind: "go",
      screen: "new-password",
      lang: "en",
      params: { code: "c" },
    });
    expect(runGuards({ ...nameless, screen: "login" })).toBeNull();
  });

  it("accepts an invitation from the address even where another application stands", () => {
    for (const progress of progresses)
      expect(runGuards({ ...standing, progress, query: { "invitation-token": "i" } })).toEqual({
        kind: "accept-invitation",
        invitationToken: "i",
      });
  });

  it("leads a tenant under review to the document that is owed, but not away from the risk check", () => {
    const owing = { ...standing, progress: "SUMMARY", underReview: true, documentsOwed: true } as const;
    expect(shownIn({ ...owing, screen: "manual-underwriting" })).toBe("private-documents");
    expect(shownIn({ ...owing, screen: "risks" })).toBe("risks");
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
      nextScreen({ progress, invited: false, documentsOwed: false, riskResult: true }),
    );
    expect(targets).toEqual([null, "summary", "summary", "summary", "offers", "offers", "payment", "payment"]);
    const next = (of: Partial<Parameters<typeof nextScreen>[0]>) =>
      nextScreen({ progress: null, invited: false, documentsOwed: false, riskResult: true, ...of });
    expect(next({ progress: "RISK_CHECK", documentsOwed: true })).toBe("private-documents");
    expect(next({ progress: "PRIVATE_DOCUMENTS", riskResult: false })).toBe("risks");
    expect(next({ invited: true })).toBe("short-onboarding");
    expect(next({ invited: true, progress: "INVITATION_DETAILS" })).toBe("summary");
  });

  it("keeps an invited tenant in the short onboarding until it is done, whichever question is asked for by name", () => {
    const invited = { ...standing, invited: true };
    expect(shownIn({ ...invited, editing: true })).toBe("short-onboarding");
    expect(shownIn({ ...invited, editing: true, progress: "INVITATION_DETAILS" })).toBe("index");
    expect(shownIn({ ...invited, screen: "summary" })).toBe("short-onboarding");
    for (const screen of ["invited", "short-onboarding"] as const) {
      expect(shownIn({ ...invited, screen })).toBe(screen);
      expect(shownIn({ ...standing, screen })).toBe("index");
      expect(shownIn({ ...invited, screen, progress: "PAYMENT" })).toBe("payment");
    }
  });
});
