import { afterAll, expect, test } from "vitest";
import { closeBrowser, type Visit, visit } from "./browser.ts";

afterAll(() => closeBrowser());

/** A site of one page with this script, and nothing else. */
async function open(script: string): Promise<Visit> {
  const visitor = await visit();
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

/** The page goes on once the answer is there, or is not. */
const ask = (path: string) =>
  `document.title = "asking"; fetch("${path}").catch(() => {}).then(() => document.title = "done")`;

test.each([
  ["an error in the console", `console.error("so it goes")`, /error: so it goes/],
  ["a warning in the console", `console.warn("mind the gap")`, /warning: mind the gap/],
  ["an error that nobody caught", `setTimeout(() => { throw new Error("lost it") })`, /uncaught: Error: lost it/],
  ["a promise that nobody caught", `Promise.reject(new Error("broken"))`, /uncaught: Error: broken/],
  ["an answer of 404", ask("/gone"), /\/gone: answered 404/],
  ["a lost connection", ask("/lost"), /\/lost: net::ERR_CONNECTION_REFUSED/],
])("%s ends the visit with a failure", async (_, script, complaint) => {
  const visitor = await open(script);
  if (script.startsWith("document.title"))
    await visitor.page.waitForFunction(() => performance.getEntriesByType("resource").length > 0);
  await visitor.page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(visitor.close()).rejects.toThrow(complaint);
});

test("a failure that was said beforehand is none, and one that does not come is", async () => {
  const calm = await visit();
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

  const idle = await visit();
  idle.expectFailure(500, "/api");
  await expect(idle.close()).rejects.toThrow("/api: was to fail (500), and did not");
});

test("a visit that nobody ended is heard of when the browser is closed", async () => {
  const left = await visit();
  await left.page.evaluate(() => console.error("still here"));
  await expect(closeBrowser()).rejects.toThrow(/still here/);
});
