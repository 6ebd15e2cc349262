import { mkdir } from "node:fs/promises";
import { startApp } from "../app.ts";
import { launchBrowser } from "../chromium.ts";
import { openVisitor } from "../visitor.ts";
import { apiClientFor } from "../api-client.ts";
import { goTo, resize, setColourScheme, settled } from "./look-at.ts";
import { makeScene } from "./scene.ts";
import { galleryEnv, placeIds, statesAt } from "./states.ts";

export interface Wanted {
  languages: readonly ("de" | "en")[];
  themes: readonly ("light" | "dark")[];
  widths: readonly number[];
  /** Only screens whose names start with this. */
  only?: string | undefined;
}

/** Takes a picture of every screen in every state of the gallery. Each page is loaded once per language. */
export async function takePictures(to: string, { languages, themes, widths, only = "" }: Wanted): Promise<number> {
  const app = await startApp({ env: galleryEnv });
  const browser = await launchBrowser();
  const scene = await makeScene(app.url, apiClientFor(app.url));
  let count = 0;
  for (const language of languages) {
    const visitor = await openVisitor(browser, { locale: language === "de" ? "de-DE" : "en-GB" });
    for (const screen of placeIds.filter((id) => id.startsWith(only)))
      for (const state of statesAt(scene, screen)) {
        await goTo(visitor, app.url, screen, state, language);
        await settled(visitor.page);
        const file = [screen, ...state.name.split(/\W+/)].filter(Boolean).join("-");
        for (const width of widths) {
          for (const theme of themes) {
            await resize(visitor.page, width);
            await setColourScheme(visitor.page, theme);
            // The window is as high as the page. Otherwise elements fixed to its lower edge would cover the middle of
            // the page.
            const height = await visitor.page.evaluate(() => document.documentElement.scrollHeight);
            await visitor.page.setViewportSize({ width, height });
            const folder = `${to}${language}-${theme}-${width}`;
            await mkdir(folder, { recursive: true });
            await visitor.page.screenshot({ path: `${folder}/${file}.png`, fullPage: true, animations: "disabled" });
            count++;
          }
        }
      }
    await visitor.close();
  }
  await browser.close();
  await app.dispose();
  return count;
}
