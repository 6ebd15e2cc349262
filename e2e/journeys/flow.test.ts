import { screenIds, screenPath, screens, type ScreenId } from "@kautia/contract";
import { expect, test } from "../src/fixtures.ts";
import { type FlowTable, readFlowTable } from "../src/flow-table.ts";
import { full, localeOf } from "../src/level.ts";
import { type ApplicationState, applicationStates } from "../src/application-states.ts";
import { carryToken } from "../src/visitor.ts";

const table = await readFlowTable();

const describeState = ({ progress, invited, owed }: ApplicationState) =>
  `${invited ? "invited, " : ""}${progress}${owed ? ", documents owed" : ""}`;

for (const [index, standing] of applicationStates.entries())
  test(`each screen opened by its URL leads where the flow table says: ${describeState(standing)}`, async ({
    app,
    visit,
    api,
  }) => {
    const language = index % 2 === 0 ? "de" : "en";
    const { page } = await visit({ locale: localeOf(language) });
    const token = await standing.arrive(api);
    await carryToken(page, app.url, token);
    const unexpected: string[] = [];
    for (const screen of screensAt(index)) {
      const wanted = wantedAt(table, screen, standing).map((id) => screenPath(language, id));
      await page.goto(`${app.url}${screenPath(language, screen)}`);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
      const found = new URL(page.url()).pathname;
      if (!wanted.includes(found)) unexpected.push(`${screen} led to ${found}, not to ${wanted.join(" or ")}`);
    }
    expect(unexpected).toEqual([]);
  });

/**
 * The risk check is shown while it runs. Then its outcome replaces it, which may happen at once. The page about a
 * landlord who declined leads on, because no landlord has declined here, and the page of a link, because there is none.
 */
function wantedAt({ shown }: FlowTable, screen: ScreenId, standing: ApplicationState): ScreenId[] {
  const target = screenOf(shown(screen, standing));
  if (target === "declined") return ["payment"];
  if (target === "open") return [screenOf(shown("index", standing))];
  if (target !== "risks") return [target];
  const progress = standing.progress === "SUMMARY" ? "RISK_CHECK" : standing.progress;
  return [target, screenOf(shown("index", { ...standing, progress }))];
}

/**
 * The tenant's screens, and a different part of the public screens for each test. The short form takes every sixth of the
 * tenant's, because flow.test.ts of the contract goes through the whole table.
 */
function screensAt(position: number): ScreenId[] {
  const known = table.screens.map(screenOf);
  // The account needs a session instead of a token: e2e/journeys/account.test.ts.
  const isOpen = (id: ScreenId) => screens[id].exempt && !/^policies|:/.test(screens[id].path);
  const open = known.filter(isOpen);
  const own = known.filter((id, index) => !screens[id].exempt && (full || index % 6 === position % 6));
  // The risk check changes the progress, so the screens that start it come last.
  const runsCheck = (id: ScreenId) => Number(id === "risks" || id === "manual-underwriting");
  own.sort((a, b) => runsCheck(a) - runsCheck(b));
  return [...open.filter((_id, index) => index % applicationStates.length === position), ...own];
}

function screenOf(cell: string): ScreenId {
  const found = screenIds.find((id) => id === cell);
  if (!found) throw new Error(`there is no screen ${cell}`);
  return found;
}
