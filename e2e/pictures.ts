import { spawnSync } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Page } from "@playwright/test";
import { startApp } from "./src/app.ts";
import { launchBrowser } from "./src/chromium.ts";
import { walkAsStaff } from "./src/staff.ts";
import { comparePictures } from "./src/gallery/compare-pictures.ts";
import { takePictures } from "./src/gallery/take-pictures.ts";
import { userOf } from "./src/tenant-in-browser.ts";
import { openVisitor } from "./src/visitor.ts";
import { walkEveryScreen } from "./src/walk.ts";

/*
 * npm run pictures               every screen at 360, 768 and 1280 px, light and dark, German and English → pictures/
 * npm run pictures -- --readme   the four pictures of README → docs/pictures/; the certificate needs pdftoppm (Debian:
 *                                poppler-utils)
 * npm run pictures -- --width 390 --theme dark --language de    only these, at any width
 * npm run pictures -- --staff    only the desk
 * npm run pictures -- --states   every state of every screen, with very long names → pictures/states/
 * npm run pictures -- --states --only landlord    only screens whose names start with this
 * npm run pictures -- --compare FOLDER            compares earlier pictures in this folder with those in pictures/
 */
const { values } = parseArgs({
  options: {
    readme: { type: "boolean", default: false },
    width: { type: "string" },
    theme: { type: "string" },
    language: { type: "string" },
    staff: { type: "boolean", default: false },
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

async function walk(
  language: "de" | "en",
  theme: string,
  width: number,
  only?: Readonly<Record<string, string>>,
): Promise<void> {
  const app = await startApp();
  const browser = await launchBrowser();
  const { page, close } = await openVisitor(browser, {
    locale: language === "de" ? "de-DE" : "en-GB",
    width,
    height: width < 600 ? 780 : 860,
    dark: theme === "dark",
  });
  const to = only ? folder("docs/pictures") : folder(`pictures/${language}-${theme}-${width}`);
  await mkdir(to, { recursive: true });
  let count = 0;
  const user = userOf(page, language);
  const look = async (name: string) => {
    count += 1;
    const file = only ? only[name] : `${String(count).padStart(2, "0")}-${name}.png`;
    if (file === undefined) return;
    if (file === "certificate.png") return drawCertificate(page, to + file);
    await page.screenshot({ path: to + file, fullPage: !only, animations: "disabled" });
  };
  if (!values.staff) await walkEveryScreen(user, app.url, look);
  if (!only) await walkAsStaff(user, app.url, look);
  await close();
  await browser.close();
  await app.dispose();
  process.stdout.write(
    `${language} ${theme} ${width}: ${only ? Object.values(only).join(", ") : `${count} screens`}\n`,
  );
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
} else if (values.readme)
  for (const [width, files] of Object.entries(forReadme)) await walk("en", "light", Number(width), files);
else if (values.states) {
  const { only } = values;
  const count = await takePictures(folder("pictures/states"), { languages, themes, widths, only });
  process.stdout.write(`${count} pictures\n`);
} else
  for (const language of languages)
    for (const theme of themes) for (const width of widths) await walk(language, theme, width);
