import { type Browser, expect, test } from "@playwright/test";
import { openVisitor, type Visitor } from "./visitor.ts";

/** Opens a site with one page, which contains only this script. */
async function open(browser: Browser, script: string): Promise<Visitor> {
  const visitor = await openVisitor(browser);
  await visitor.page.route("**/*", async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/lost") return route.abort("connectionrefused");
    if (pathname !== "/") return route.fulfill({ status: 404, body: "" });
    const body = `<link rel="icon" href="data:,"><script>${script}; document.title = "done"</script>`;
    return route.fulfill({ contentType: "text/html", body });
  });
  await visitor.page.goto("http://site.test/");
  await visitor.page.waitForFunction(() => document.title === "done");
  return visitor;
}

/** The page is done when the response has arrived, or has failed. */
const ask = (path: string) =>
  `document.title = "asking"; fetch("${path}").catch(() => {}).then(() => document.title = "done")`;

const complaints = [
  ["an error in the console", `console.error("so it goes")`, /error: so it goes/],
  ["a warning in the console", `console.warn("mind the gap")`, /warning: mind the gap/],
  ["an uncaught error", `setTimeout(() => { throw new Error("lost it") })`, /uncaught: Error: lost it/],
  ["an unhandled rejection", `Promise.reject(new Error("broken"))`, /uncaught: Error: broken/],
  ["an answer of 404", ask("/gone"), /\/gone: answered 404/],
  ["a lost connection", ask("/lost"), /\/lost: net::ERR_CONNECTION_REFUSED/],
] as const;
for (const [what, script, complaint] of complaints)
  test(`${what} fails the visit`, async ({ browser }) => {
    const visitor = await open(browser, script);
    if (script.startsWith("document.title"))
      await visitor.page.waitForFunction(() => performance.getEntriesByType("resource").length > 0);
    await visitor.page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(visitor.close()).rejects.toThrow(complaint);
  });

test("an expected failure does not fail the visit, and its absence does", async ({ browser }) => {
  const calm = await openVisitor(browser);
  calm.expectFailure(404, "/gone");
  calm.expectFailure("lost", /^\/lo/);
  await calm.page.route("**/*", (route) =>
    route.request().url().endsWith("/lost")
      ? route.abort("connectionrefused")
      : route.fulfill({ status: 404, body: "gone" }),
  );
  await calm.page.goto("http://site.test/gone");
  await calm.page.evaluate(() => fetch("/lost").catch(() => {}));
  await calm.close();

  const idle = await openVisitor(browser);
  idle.expectFailure(500, "/api");
  await expect(idle.close()).rejects.toThrow("/api: was expected to fail (500)");
});

test("an expected console line does not fail the visit, and a second one does", async ({ browser }) => {
  const visitor = await openVisitor(browser);
  visitor.expectLine(/mind the gap/);
  await visitor.page.evaluate(() => [1, 2].forEach(() => console.warn("mind the gap")));
  await expect(visitor.close()).rejects.toThrow(/mind the gap/);
});

test("a timeout of a remote design system fails the visit", async ({ browser }) => {
  const visitor = await openVisitor(browser);
  const line = "The design system's remote is not used for ./core: it takes longer than 2000 ms";
  await visitor.page.evaluate((text) => console.warn(text), line);
  await expect(visitor.close()).rejects.toThrow(/takes longer than/);
});
