import { screenIds } from "@kautia/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type App, startApp } from "../src/app.ts";
import { closeBrowser, visit } from "../src/browser.ts";
import { findHindrances } from "../src/gallery/hindrances.ts";
import { findBarriers, findFaults, goTo, resize, turnTo } from "../src/gallery/look-at.ts";
import { makeScene, type Scene } from "../src/gallery/scene.ts";
import { statesOf } from "../src/gallery/states.ts";
import { wireTo } from "../src/wire.ts";

const widths = [320, 768, 1280];
// axe and the keyboard's walk take longer than all else together: here at a width and in colours that take turns, what a page can
// show besides in languages that take turns; with `npm run pages` everywhere.
const everywhere = process.env["PAGES"] === "everywhere";

/** Every screen and what it can show, with names as long as they come: fit for each width, for everybody, under its own name. */
describe("every page", () => {
  let app: App;
  let scene: Scene;
  beforeAll(async () => {
    app = await startApp();
    scene = await makeScene(app.url, wireTo(app.url));
  });
  afterAll(async () => {
    await closeBrowser();
    await app.dispose();
  });

  it.each(["de", "en"] as const)("in %s", { timeout: 900_000 }, async (language) => {
    const visitor = await visit({ locale: language === "de" ? "de-DE" : "en-GB" });
    const { page } = visitor;
    const states = statesOf(scene);
    const found: string[] = [];
    let turn = language === "de" ? 0 : 1;
    for (const screen of screenIds)
      for (const [nth, state] of states[screen].entries()) {
        turn++;
        const looks = everywhere || nth === 0 || nth % 2 === (language === "de" ? 0 : 1);
        await goTo(visitor, app.url, screen, state, language);
        for (const [at, width] of widths.entries()) {
          await resize(page, width);
          const note = (fault: string) => found.push(`${screen} ${state.name} at ${width} px: ${fault}`);
          (await findFaults(page, language)).forEach(note);
          for (const colorScheme of ["light", "dark"] as const) {
            if (!looks) continue;
            if (!everywhere && turn % 6 !== at * 2 + (colorScheme === "dark" ? 1 : 0)) continue;
            await turnTo(page, colorScheme);
            (await findBarriers(page)).forEach(note);
          }
        }
        // Each page in one of the languages, its keyboard in one of the windows.
        if (!everywhere && turn % 2 === 0) continue;
        const walks = everywhere ? (["zoomed", "desk"] as const) : ([turn % 4 < 2 ? "zoomed" : "desk"] as const);
        for (const fault of await findHindrances(page, walks)) found.push(`${screen} ${state.name} ${fault}`);
      }
    expect(found).toEqual([]);
    await visitor.close();
  });
});
