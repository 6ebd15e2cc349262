import { screenIds } from "@kautia/contract";
import { expect, provideApp, test as base } from "../src/fixtures.ts";
import { findAccessibilityFaults, findLasting, waitForPaint } from "../src/gallery/accessibility-faults.ts";
import { readAccessibilityTree } from "../src/gallery/accessibility-tree.ts";
import { findLayoutFaults } from "../src/gallery/layout.ts";
import { findBarriers, findFaults, forget, goTo, resize, setColourScheme, settled } from "../src/gallery/look-at.ts";
import { findHtmlFaults, findSniffedFaults } from "../src/gallery/standards.ts";
import { makeScene, type Scene } from "../src/gallery/scene.ts";
import { isOfficePage, officeStates } from "../src/gallery/office-states.ts";
import { galleryEnv, type PlaceId, statesAt } from "../src/gallery/states.ts";
import { full, type Language, localeOf } from "../src/level.ts";
import { apiClientFor } from "../src/api-client.ts";
import { openVisitor, type Visitor } from "../src/visitor.ts";

const widths = [320, 768, 1280];
const schemes = ["light", "dark"] as const;
const languages: readonly Language[] = ["de", "en"];

interface Gallery {
  /** A server with applications and contracts at every stage, with very long names. */
  gallery: { url: string; scene: Scene };
  /** A browser that has opened other pages before. A new one for each page would load and compile the app every time. */
  visitors: (language: Language) => Promise<Visitor>;
}

const test = base.extend<object, Gallery>({
  visitors: [
    async ({ browser }, provide) => {
      const visitors = new Map<Language, Visitor>();
      await provide(async (language) => {
        const visitor = visitors.get(language) ?? (await openVisitor(browser, { locale: localeOf(language) }));
        visitors.set(language, visitor);
        return visitor;
      });
      for (const { close } of visitors.values()) await close();
    },
    { scope: "worker" },
  ],
  gallery: [
    async ({}, provide) =>
      provideApp(async ({ url }) => provide({ url, scene: await makeScene(url, apiClientFor(url)) }), {
        env: galleryEnv,
      }),
    { scope: "worker", timeout: 300_000 },
  ],
});

// The longest file in the full form, so all workers share it. In the short form a second scene would cost more than it
// saves.
test.describe.configure({ mode: full ? "parallel" : "default" });
// A trace of thousands of states is as expensive as the checks, whose findings are texts anyway.
test.use({ trace: "off" });

/** The office's pages are made of few parts, so the short form looks closely at every eighth, and at half of the others. */
const isSpared = (place: string, nth: number) => !full && nth % (/^(?:staff|partner)-/.test(place) ? 8 : 2) > 0;

/** The office's pages are numbered on their own, so that a new screen of the tenants' app changes none of their trees. */
const numbered: [number, PlaceId][] = [
  ...screenIds.entries(),
  ...Object.keys(officeStates)
    .filter(isOfficePage)
    .map((page, index): [number, PlaceId] => [index + 1, page]),
];

for (const [nth, screen] of numbered)
  test(`${screen} fits each width and is accessible in each of its states`, async ({ gallery, visitors }) => {
    test.setTimeout(600_000);
    const { url, scene } = gallery;
    const found: string[] = [];
    const trees: string[] = [];
    const used = new Set<Visitor>();
    const spared = isSpared(screen, nth);
    for (const [index, state] of statesAt(scene, screen).entries()) {
      // The short form alternates language, width and colours. It checks the first state of each screen, including
      // keyboard and other accessibility checks, and every tenth of the other states.
      const turn = nth + index;
      if (!full && index > 0 && turn % 10 > 0) continue;
      for (const language of full ? languages : languages.slice(turn % 2).slice(0, 1)) {
        const visitor = await visitors(language);
        if (!used.has(visitor)) await forget(visitor);
        used.add(visitor);
        const { page } = visitor;
        await goTo(visitor, url, screen, state, language);
        for (const width of full ? widths : widths.slice(turn % 3).slice(0, 1)) {
          await resize(page, width);
          const note = (fault: string) => found.push(`${state.name} (${language}) at ${width} px: ${fault}`);
          (await findFaults(page, language)).forEach(note);
          for (const scheme of full ? schemes : spared ? [] : schemes.slice(turn % 2).slice(0, 1)) {
            await setColourScheme(page, scheme);
            (await findBarriers(page)).forEach(note);
          }
        }
        if (!full && index > 0) continue;
        for (const fault of spared ? [] : [...(await findHtmlFaults(page)), ...(await findSniffedFaults(page))])
          found.push(`${state.name} (${language}) ${fault}`);
        if (index === 0 && language === languages[nth % 2]) {
          // Always at the width of the short form, because some screens differ between widths.
          await resize(page, widths[nth % 3] ?? 320);
          await visitor.allAnswered();
          await waitForPaint(page);
          await settled(page);
          trees.push(await readAccessibilityTree(page));
        }
        const walks = full ? (["zoomed", "wide"] as const) : ([turn % 4 < 2 ? "zoomed" : "wide"] as const);
        for (const fault of spared ? [] : await findAccessibilityFaults(page, walks))
          found.push(`${state.name} (${language}) ${fault}`);
      }
    }
    for (const { throwIfAny } of used) throwIfAny();
    expect(found).toEqual([]);
    expect(trees.join("")).toMatchSnapshot(["accessibility-trees", `${screen}.txt`]);
  });

test("every mail fits a phone", async ({ gallery: { url }, page }) => {
  const mails: { subject: string; html: string }[] = await (await fetch(`${url}/dev/mail.json`)).json();
  const kinds = new Map(mails.map((mail) => [mail.subject.replaceAll(/[\d,.]+|[A-Z]{2}-[\w-]+/g, "#"), mail]));
  await resize(page, 360);
  const found: string[] = [];
  for (const { subject, html } of kinds.values()) {
    // The logo is an attachment.
    await page.setContent(html.replace(/<img[^>]*>/, ""));
    for (const fault of await findLasting(page, findLayoutFaults)) found.push(`${subject}: ${fault}`);
  }
  expect(found).toEqual([]);
});
