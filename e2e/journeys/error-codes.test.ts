import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { errors, isErrorCode } from "@kautia/contract";
import { texts } from "@kautia/locales";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type App, startApp } from "../src/app.ts";
import { closeBrowser, type Visit, visit } from "../src/browser.ts";
import { allWays } from "../src/codes/index.ts";
import { letUnderwriterIn } from "../src/codes/underwriter.ts";
import { setStage } from "../src/codes/stage.ts";
import type { PageWay, ProgramWay, Stage } from "../src/codes/way.ts";
import { type PhotonDouble, startPhotonDouble } from "../src/photon-double.ts";
import { wordsOf } from "../src/tenant-in-browser.ts";
import { wireTo } from "../src/wire.ts";

const dataDir = await mkdtemp(join(tmpdir(), "kautia-codes-"));
let app: App;
let photon: PhotonDouble;
const ways = Object.entries(allWays(() => app, dataDir));
const onPages = ways.flatMap(([code, way]) => (way.found === "program" ? [] : [[code, way] as const]));
const byPrograms = ways.flatMap(([code, way]) => (way.found === "program" ? [[code, way] as const] : []));

/** What the reader sees: the code's own text, or that of the page that says it. */
function textOf(code: string, { seen, values }: PageWay, language: "de" | "en"): string {
  if (!isErrorCode(code)) throw new Error(`${code} is no code`);
  return wordsOf(language)(seen ?? `errors.${code}`, typeof values === "function" ? values(language) : values);
}

/** Every error code, come by as a person or a program would. */
describe("the error codes", () => {
  let visitor: Visit | null = null;
  beforeAll(async () => {
    await letUnderwriterIn(dataDir);
    // Many visitors come from this one address within a minute.
    photon = await startPhotonDouble();
    app = await startApp({ env: { DATA_DIR: dataDir, REQUESTS_PER_MINUTE: "5000", PHOTON_URL: photon.url } });
  });
  afterEach(async () => {
    const leaving = visitor;
    visitor = null;
    await leaving?.close();
  });
  afterAll(async () => {
    await closeBrowser();
    await app.dispose();
    await photon.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function comeIn(language: "de" | "en", segment: "de" | "en" | "de-AT" = language): Promise<Stage> {
    visitor = await visit({ locale: language === "de" ? "de-DE" : "en-GB" });
    return setStage(visitor, app.url, segment);
  }

  it.each(byPrograms)("%s is answered to a program", async (code, way: ProgramWay) => {
    const { status, body } = await way.meet({ url: app.url, wire: wireTo(app.url) });
    expect([status, body.errorCode]).toEqual([isErrorCode(code) ? errors[code].status : 0, code]);
  });

  it("INVALID_EMAIL names the Austrian support in Austria", async () => {
    const stage = await comeIn("de", "de-AT");
    stage.expectFailure(400, "/api/v1/onboarding/tenant/name");
    await allWays(() => app, dataDir).INVALID_EMAIL.meet(stage);
    await stage.page
      .getByText(/wenden Sie sich an unseren Kundenservice: hilfe-at@kautia\.example/)
      .first()
      .waitFor();
  });

  describe.each(onPages)("%s", (code, way: PageWay) => {
    it.each(["de", "en"] as const)("is read in %s", async (language) => {
      const stage = await comeIn(language);
      // The visit fails at its end where this was not answered, or anything else was.
      if (way.found === "server" && isErrorCode(code)) stage.expectFailure(errors[code].status, /^\/api\/v1\//);
      await way.meet(stage);
      await stage.page
        .getByText(textOf(code, way, language))
        .first()
        .waitFor();
    });
  });

  it("are all told by the table", async () => {
    const de = texts("de");
    const rows = ways.map(([code, way]) => {
      const text = way.found === "program" ? "–" : (de[way.seen ?? `errors.${code}`] ?? "");
      return [code, way.how, way.found, text];
    });
    await expect(
      drawTable([["code", "how one comes by it", "found by", "read in German"], ...rows]),
    ).toMatchFileSnapshot("error-codes.md");
  });
});

/** A Markdown table with even columns, as the formatter wants it. */
function drawTable([head = [], ...rows]: string[][]): string {
  const widths = head.map((name, at) => Math.max(name.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const draw = (cells: string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(" | ")} |`;
  const table = [draw(head), draw(widths.map((width) => "-".repeat(width))), ...rows.map(draw)].join("\n");
  return `# How one comes by each error code\n\nMade by error-codes.test.ts; \`npx vitest -u\` writes it anew.\n\n${table}\n`;
}
