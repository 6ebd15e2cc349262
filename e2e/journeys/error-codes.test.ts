import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { errors, isErrorCode } from "@kautia/contract";
import { texts } from "@kautia/locales";
import { type App, startApp } from "../src/app.ts";
import type { RunningServer } from "../src/codes/faults.ts";
import { allWays } from "../src/codes/index.ts";
import { setStage } from "../src/codes/stage.ts";
import { letUnderwriterIn } from "../src/codes/underwriter.ts";
import type { PageWay } from "../src/codes/way.ts";
import { expect, test as base } from "../src/fixtures.ts";
import { full, type Language, localeOf } from "../src/level.ts";
import { startPhotonDouble } from "../src/photon-double.ts";
import { wordsOf } from "../src/tenant-in-browser.ts";

let running: RunningServer | null = null;

/** On a server that knows an underwriter and searches addresses at a double. */
const test = base.extend<object, { sharedApp: App }>({
  sharedApp: [
    async ({}, provide) => {
      const dataDir = await mkdtemp(join(tmpdir(), "kautia-codes-"));
      await letUnderwriterIn(dataDir);
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

const ways = Object.entries(
  allWays(() => {
    if (!running) throw new Error("the server has not been started");
    return running;
  }),
);

/** What the reader sees: the code's own text, or that of the page that says it. */
function textOf(code: string, { seen, values }: PageWay, language: Language): string {
  if (!isErrorCode(code)) throw new Error(`${code} is no code`);
  return wordsOf(language)(seen ?? `errors.${code}`, typeof values === "function" ? values(language) : values);
}

test("INVALID_EMAIL names the Austrian support in Austria", async ({ app, visit }) => {
  const stage = setStage(await visit(), app.url, "de-AT");
  stage.expectFailure(400, "/api/v1/onboarding/tenant/name");
  const way = ways.find(([code]) => code === "INVALID_EMAIL")?.[1];
  if (way?.found !== "server") throw new Error("INVALID_EMAIL is not found by the server");
  await way.meet(stage);
  const support = stage.page.getByText(/wenden Sie sich an unseren Kundenservice: hilfe-at@kautia\.example/);
  await expect(support.first()).toBeVisible();
});

// The way that moves the clock comes last.
for (const [turn, [code, way]] of ways.entries()) {
  if (way.found === "program") {
    test(`a program is answered ${code}`, async ({ app, wire }) => {
      const { status, body } = await way.meet({ url: app.url, wire });
      expect([status, body.errorCode]).toEqual([isErrorCode(code) ? errors[code].status : 0, code]);
    });
    continue;
  }
  for (const language of ["de", "en"] satisfies Language[]) {
    if (!full && (language === "de") !== (turn % 2 === 0)) continue;
    test(`a person reads about ${code} (${language})`, async ({ app, visit }) => {
      const visitor = await visit({ locale: localeOf(language) });
      const stage = setStage(visitor, app.url, language);
      // The visit fails at its end where this was not answered, or anything else was.
      if (way.found === "server" && isErrorCode(code)) stage.expectFailure(errors[code].status, /^\/api\/v1\//);
      await way.meet(stage);
      await expect(stage.page.getByText(textOf(code, way, language)).first()).toBeVisible();
    });
  }
}

test("the table of error codes says how one comes by each of them", () => {
  const de = texts("de");
  const rows = ways.map(([code, way]) => {
    const text = way.found === "program" ? "–" : (de[way.seen ?? `errors.${code}`] ?? "");
    return [code, way.how, way.found, text];
  });
  expect(drawTable([["code", "how one comes by it", "found by", "read in German"], ...rows])).toMatchSnapshot(
    "error-codes.md",
  );
});

/** A Markdown table with even columns, as the formatter wants it. */
function drawTable([head = [], ...rows]: string[][]): string {
  const widths = head.map((name, at) => Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const draw = (cells: string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  const table = [draw(head), draw(widths.map((width) => "-".repeat(width))), ...rows.map(draw)].join("\n");
  return `# How one comes by each error code\n\nMade by error-codes.test.ts; \`npx playwright test -c e2e error-codes -u\` writes it anew.\n\n${table}\n`;
}
