import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Page } from "@playwright/test";
import { startApp } from "./src/app.ts";
import { launchBrowser } from "./src/chromium.ts";
import { comparePictures } from "./src/gallery/compare-pictures.ts";
import { takePictures } from "./src/gallery/take-pictures.ts";
import { userOf } from "./src/tenant-in-browser.ts";
import { openVisitor } from "./src/visitor.ts";
import { walkEveryScreen } from "./src/walk.ts";

/*
 * npm run pictures                      every state of every screen, with very long names, at 360, 768 and 1280 px,
 *                                       light and dark, German and English → pictures/states/; so does --states
 * npm run pictures -- --only landlord   only screens whose names start with this
 * npm run pictures -- --width 390 --theme dark --language de    only these, at any width
 * npm run pictures -- --readme          the four pictures of README → docs/pictures/; the certificate needs pdftoppm
 *                                       (Debian: poppler-utils)
 * npm run pictures -- --compare FOLDER  compares earlier pictures in this folder with those in pictures/
 */
const { values } = parseArgs({
  options: {
    readme: { type: "boolean", default: false },
    width: { type: "string" },
    theme: { type: "string" },
    language: { type: "string" },
    states: { type: "boolean", default: false },
    only: { type: "string" },
    compare: { type: "string" },
  },
});

const folder = (path: string) => fileURLToPath(new URL(`../${path}/`, import.meta.url));
const chosen = <T extends string>(all: readonly T[], only: string | undefined) =>
  only === undefined ? all : all.filter((item) => item === only);

/** The pictures of README: file by screen, for each width. */
const forReadme: Record<number, Record<string, string>> = {
  390: { offers: "offer.png", landlord: "landlord.png", "landlord-accepted": "certificate.png" },
  1280: { welcome: "welcome.png" },
};

async function takeForReadme(width: number, files: Readonly<Record<string, string>>): Promise<void> {
  const app = await startApp();
  const browser = await launchBrowser();
  const { page, close } = await openVisitor(browser, { locale: "en-GB", width, height: width < 600 ? 780 : 860 });
  await walkEveryScreen(userOf(page, "en"), app.url, async (name) => {
    const file = files[name];
    if (file === undefined) return;
    const path = folder("docs/pictures") + file;
    if (file === "certificate.png") return drawCertificate(page, path);
    await page.screenshot({ path, animations: "disabled" });
  });
  await close();
  await browser.close();
  await app.dispose();
  process.stdout.write(`${Object.values(files).join(", ")}\n`);
}

/** The first page of the certificate that the landlord's page links. */
async function drawCertificate(page: Page, file: string): Promise<void> {
  const link = await page.locator("a[href*=certificate][target=_blank]").first().getAttribute("href");
  const answer = await page.request.get(new URL(link ?? "", page.url()).href);
  const drawing = spawnSync("pdftoppm", ["-png", "-singlefile", "-r", "90", "-", file.replace(/\.png$/, "")], {
    input: await answer.body(),
  });
  if (drawing.status !== 0) throw new Error(`pdftoppm (poppler-utils) drew no certificate: ${String(drawing.stderr)}`);
}

const languages = chosen(["de", "en"] as const, values.language);
const themes = chosen(["light", "dark"] as const, values.theme);
const widths = values.width ? [Number(values.width)] : [360, 768, 1280];

if (values.compare !== undefined) {
  const found = await comparePictures(values.compare, folder("pictures"), folder(".cache/picture-differences"));
  for (const { file, kind, percent } of found) process.stdout.write(`${percent.toFixed(2)} %  ${kind}  ${file}\n`);
  process.stdout.write(`${found.length} pictures differ, shown in .cache/picture-differences\n`);
} else if (values.readme) {
  for (const [width, files] of Object.entries(forReadme)) await takeForReadme(Number(width), files);
} else {
  const { only } = values;
  const count = await takePictures(folder("pictures/states"), { languages, themes, widths, only });
  process.stdout.write(`${count} pictures\n`);
}
