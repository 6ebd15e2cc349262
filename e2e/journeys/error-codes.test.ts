import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { errors, isErrorCode } from "@kautia/contract";
import { texts } from "@kautia/locales";
import { type App, startApp } from "../src/app.ts";
import type { RunningServer } from "../src/codes/faults.ts";
import { allWays } from "../src/codes/index.ts";
import { setStage } from "../src/codes/stage.ts";
import { addUnderwriter } from "../src/codes/underwriter.ts";
import type { PageWay } from "../src/codes/way.ts";
import { expect, test as base } from "../src/fixtures.ts";
import { full, type Language, localeOf } from "../src/level.ts";
import { startPhotonDouble } from "../src/photon-double.ts";
import { wordsOf } from "../src/tenant-in-browser.ts";

let running: RunningServer | null = null;

/** Uses a server with an underwriter account and a test double for the address search. */
const test = base.extend<object, { sharedApp: App }>({
  sharedApp: [
    async ({}, provide) => {
      const dataDir = await mkdtemp(join(tmpdir(), "kautia-codes-"));
      await addUnderwriter(dataDir);
      const photon = await startPhotonDouble();
      const app = await startApp({ env: { DATA_DIR: dataDir, PHOTON_URL: photon.url } });
      running = { app, dataDir };
      await provide(app);
      await app.dispose();
      await photon.close();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

const errorCases = Object.entries(
  allWays(() => {
    if (!running) throw new Error("the server has not been started");
    return running;
  }),
);

/** The text that the user sees: the code's own, or the one that the page shows instead. */
function textOf(code: string, { seen, values }: PageWay, language: Language): string {
  if (!isErrorCode(code)) throw new Error(`${code} is not an error code`);
  return wordsOf(language)(seen ?? `errors.${code}`, typeof values === "function" ? values(language) : values);
}

test("INVALID_EMAIL names the Austrian support in Austria", async ({ app, visit }) => {
  const stage = setStage(await visit(), app.url, "de-AT");
  stage.expectFailure(400, "/api/v1/onboarding/tenant/name");
  const errorCase = errorCases.find(([code]) => code === "INVALID_EMAIL")?.[1];
  if (errorCase?.found !== "server") throw new Error("INVALID_EMAIL is not found by the server");
  await errorCase.meet(stage);
  const support = stage.page.getByText(/wenden Sie sich an unseren Kundenservice: hilfe-at@kautia\.example/);
  await expect(support.first()).toBeVisible();
});

// The case that moves the clock comes last.
for (const [index, [code, errorCase]] of errorCases.entries()) {
  if (errorCase.found === "program") {
    test(`a program gets ${code}`, async ({ app, wire }) => {
      const { status, body } = await errorCase.meet({ url: app.url, wire });
      expect([status, body.errorCode]).toEqual([isErrorCode(code) ? errors[code].status : 0, code]);
    });
    continue;
  }
  for (const language of ["de", "en"] satisfies Language[]) {
    if (!full && (language === "de") !== (index % 2 === 0)) continue;
    test(`the page explains ${code} (${language})`, async ({ app, visit }) => {
      const visitor = await visit({ locale: localeOf(language) });
      const stage = setStage(visitor, app.url, language);
      // The visit fails if this response does not come, or any other failure does.
      if (errorCase.found === "server" && isErrorCode(code)) stage.expectFailure(errors[code].status, /^\/api\/v1\//);
      await errorCase.meet(stage);
      await expect(stage.page.getByText(textOf(code, errorCase, language)).first()).toBeVisible();
    });
  }
}

test("the table of error codes describes how to cause each of them", () => {
  const de = texts("de");
  const rows = errorCases.map(([code, errorCase]) => {
    const text = errorCase.found === "program" ? "–" : (de[errorCase.seen ?? `errors.${code}`] ?? "");
    return [code, errorCase.how, errorCase.found, text];
  });
  expect(drawTable([["code", "how one comes by it", "found by", "read in German"], ...rows])).toMatchSnapshot(
    "error-codes.md",
  );
});

/** A Markdown table with aligned columns, as oxfmt expects it. */
function drawTable([head = [], ...rows]: string[][]): string {
  const widths = head.map((name, at) => Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const draw = (cells: string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  const table = [draw(head), draw(widths.map((width) => "-".repeat(width))), ...rows.map(draw)].join("\n");
  return `# How one comes by each error code\n\nMade by error-codes.test.ts; \`npx playwright test -c e2e error-codes -u\` writes it anew.\n\n${table}\n`;
}
