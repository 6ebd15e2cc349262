import { screenIds, screenPath, screens, type ScreenId } from "@kautia/contract";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type App, startApp } from "../src/app.ts";
import { closeBrowser, type Visit, visit } from "../src/browser.ts";
import { type FlowTable, readFlowTable } from "../src/flow-table.ts";
import { type Standing, standings } from "../src/standings.ts";
import { type Wire, wireTo } from "../src/wire.ts";

/** Typed into the address bar, each screen leads where the flow's table says. */
describe("the address bar", () => {
  let app: App;
  let wire: Wire;
  let table: FlowTable;
  let visitor: Visit;
  beforeAll(async () => {
    app = await startApp();
    wire = wireTo(app.url);
    table = await readFlowTable();
  });
  afterEach(() => visitor.close());
  afterAll(async () => {
    await closeBrowser();
    await app.dispose();
  });

  const nameOf = ({ progress, invited, owed }: Standing) =>
    `${invited ? "invited, " : ""}${progress}${owed ? ", documents owed" : ""}`;

  it.each(standings.map((standing, at) => [nameOf(standing), standing, at] as const))(
    "at %s",
    async (_name, standing, at) => {
      const language = at % 2 === 0 ? "de" : "en";
      visitor = await visit({ locale: language === "de" ? "de-DE" : "en-GB" });
      const { page } = visitor;
      const token = await standing.arrive(wire);
      await page.context().addCookies([{ name: "token", value: token, url: app.url }]);
      const wrong: string[] = [];
      for (const screen of screensAt(at)) {
        const wanted = wantedAt(screen, standing).map((id) => screenPath(language, id));
        await page.goto(`${app.url}${screenPath(language, screen)}`);
        await page.getByRole("heading", { level: 1 }).first().waitFor();
        const found = new URL(page.url()).pathname;
        if (!wanted.includes(found)) wrong.push(`${screen} led to ${found}, not to ${wanted.join(" or ")}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  /** The risk check is shown while it runs and left for its outcome, which may be there already. */
  function wantedAt(screen: ScreenId, standing: Standing): ScreenId[] {
    const shown = screenOf(table.shown(screen, standing));
    if (shown !== "risks") return [shown];
    const progress = standing.progress === "SUMMARY" ? "RISK_CHECK" : standing.progress;
    return [shown, screenOf(table.shown("index", { ...standing, progress }))];
  }

  /** Every screen of a tenant's way; of those that are open to anybody each time other ones. */
  function screensAt(at: number): ScreenId[] {
    const known = table.screens.map(screenOf);
    // The account asks for a session, not for a token: e2e/journeys/account.test.ts.
    const isOpen = (id: ScreenId) => screens[id].exempt && !/^policies|:/.test(screens[id].path);
    const open = known.filter(isOpen);
    const own = known.filter((id) => !screens[id].exempt);
    // The risk check goes on by itself, so what leads there is asked for last.
    const runsCheck = (id: ScreenId) => Number(id === "risks" || id === "manual-underwriting");
    own.sort((one, other) => runsCheck(one) - runsCheck(other));
    return [...open.filter((_id, index) => index % standings.length === at), ...own];
  }
});

function screenOf(cell: string): ScreenId {
  const found = screenIds.find((id) => id === cell);
  if (!found) throw new Error(`there is no screen ${cell}`);
  return found;
}
