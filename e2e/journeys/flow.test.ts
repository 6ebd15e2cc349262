import { screenIds, screenPath, screens, type ScreenId } from "@kautia/contract";
import { expect, test } from "../src/fixtures.ts";
import { type FlowTable, readFlowTable } from "../src/flow-table.ts";
import { full, localeOf } from "../src/level.ts";
import { type Standing, standings } from "../src/standings.ts";

const table = await readFlowTable();

const nameOf = ({ progress, invited, owed }: Standing) =>
  `${invited ? "invited, " : ""}${progress}${owed ? ", documents owed" : ""}`;

for (const [at, standing] of standings.entries())
  test(`each screen typed into the address bar leads where the flow's table says: ${nameOf(standing)}`, async ({
    app,
    visit,
    wire,
  }) => {
    const language = at % 2 === 0 ? "de" : "en";
    const { page } = await visit({ locale: localeOf(language) });
    const token = await standing.arrive(wire);
    await page.context().addCookies([{ name: "token", value: token, url: app.url }]);
    const wrong: string[] = [];
    for (const screen of screensAt(at)) {
      const wanted = wantedAt(table, screen, standing).map((id) => screenPath(language, id));
      await page.goto(`${app.url}${screenPath(language, screen)}`);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      const found = new URL(page.url()).pathname;
      if (!wanted.includes(found)) wrong.push(`${screen} led to ${found}, not to ${wanted.join(" or ")}`);
    }
    expect(wrong).toEqual([]);
  });

/** The risk check is shown while it runs and left for its outcome, which may be there already. */
function wantedAt({ shown }: FlowTable, screen: ScreenId, standing: Standing): ScreenId[] {
  const target = screenOf(shown(screen, standing));
  if (target !== "risks") return [target];
  const progress = standing.progress === "SUMMARY" ? "RISK_CHECK" : standing.progress;
  return [target, screenOf(shown("index", { ...standing, progress }))];
}

/** The screens of a tenant's way, in the short form every second one; of those that are open to anybody other ones each time. */
function screensAt(at: number): ScreenId[] {
  const known = table.screens.map(screenOf);
  // The account asks for a session, not for a token: e2e/journeys/account.test.ts.
  const isOpen = (id: ScreenId) => screens[id].exempt && !/^policies|:/.test(screens[id].path);
  const open = known.filter(isOpen);
  const own = known.filter((id, index) => !screens[id].exempt && (full || index % 2 === at % 2));
  // The risk check goes on by itself, so what leads there is asked for last.
  const runsCheck = (id: ScreenId) => Number(id === "risks" || id === "manual-underwriting");
  own.sort((one, other) => runsCheck(one) - runsCheck(other));
  return [...open.filter((_id, index) => index % standings.length === at), ...own];
}

function screenOf(cell: string): ScreenId {
  const found = screenIds.find((id) => id === cell);
  if (!found) throw new Error(`there is no screen ${cell}`);
  return found;
}
