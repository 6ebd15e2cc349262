import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { startApp } from "./src/app.ts";
import { launchBrowser } from "./src/chromium.ts";
import { walkTheDesk } from "./src/desk.ts";
import { comparePictures } from "./src/gallery/compare-pictures.ts";
import { fetchFont } from "./src/gallery/fetch-font.ts";
import { takePictures } from "./src/gallery/take-pictures.ts";
import { guestOf } from "./src/tenant-in-browser.ts";
import { openVisitor } from "./src/visitor.ts";
import { walkEveryScreen } from "./src/walk.ts";

/*
 * npm run pictures               every screen at 360, 768 and 1280 px, light and dark, German and English → pictures/
 * npm run pictures -- --readme   the two pictures of README → docs/pictures/
 * npm run pictures -- --width 390 --theme dark --language de    only these, at any width
 * npm run pictures -- --desk     only the desk
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
    desk: { type: "boolean", default: false },
    states: { type: "boolean", default: false },
    only: { type: "string" },
    compare: { type: "string" },
  },
});

const folder = (path: string) => fileURLToPath(new URL(`../${path}/`, import.meta.url));
const chosen = <T extends string>(all: readonly T[], only: string | undefined) =>
  only === undefined ? all : all.filter((one) => one === only);

/** The pictures of README: screen by width. */
const forReadme: Record<number, string> = { 390: "question-rent-and-deposit", 1280: "offers" };

async function walk(language: "de" | "en", theme: string, width: number, only?: string): Promise<void> {
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
  const guest = guestOf(page, language);
  const look = async (name: string) => {
    count += 1;
    if (only && only !== name) return;
    const file = only ? `${width < 600 ? "phone" : "desktop"}.png` : `${String(count).padStart(2, "0")}-${name}.png`;
    await page.screenshot({ path: to + file, fullPage: !only, animations: "disabled" });
  };
  await fetchFont(page, app.url);
  if (!values.desk) await walkEveryScreen(guest, app.url, look);
  if (!only) await walkTheDesk(guest, app.url, look);
  await close();
  await browser.close();
  await app.dispose();
  process.stdout.write(`${language} ${theme} ${width}: ${only ? only : `${count} screens`}\n`);
}

const languages = chosen(["de", "en"] as const, values.language);
const themes = chosen(["light", "dark"] as const, values.theme);
const widths = values.width ? [Number(values.width)] : [360, 768, 1280];

if (values.compare !== undefined) {
  const found = await comparePictures(values.compare, folder("pictures"), folder(".cache/picture-differences"));
  for (const { file, kind, percent } of found) process.stdout.write(`${percent.toFixed(2)} %  ${kind}  ${file}\n`);
  process.stdout.write(`${found.length} pictures differ, shown in .cache/picture-differences\n`);
} else if (values.readme)
  for (const [width, name] of Object.entries(forReadme)) await walk("en", "light", Number(width), name);
else if (values.states) {
  const { only } = values;
  const count = await takePictures(folder("pictures/states"), { languages, themes, widths, only });
  process.stdout.write(`${count} pictures\n`);
} else
  for (const language of languages)
    for (const theme of themes) for (const width of widths) await walk(language, theme, width);
