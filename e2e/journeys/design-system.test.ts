import { mkdtemp, rm } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type App, startApp } from "../src/app.ts";
import { closeBrowser, type Visit, visit } from "../src/browser.ts";
import { mouseHand } from "../src/hand.ts";
import { type Answer, buildPart, openRemoteHost, type RemoteHost } from "../src/remote-host.ts";
import { answerQuestions, startOnWelcome, wordsOf } from "../src/tenant-in-browser.ts";

const language = "de";
const words = wordsOf(language);

let visitor: Visit;

/** Somebody who comes to the welcome page, and what their browser asks for. */
async function comeTo(app: App) {
  visitor = await visit({ locale: "de-DE" });
  const { page } = visitor;
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(`${app.url}/${language}/welcome`);
  await page.getByRole("button", { name: words("welcome.start"), exact: true }).waitFor();
  return { page, asked, guest: { page, hand: mouseHand(), words, language } as const };
}

/** What tells one brand from another on the welcome page. */
async function looks() {
  const button = visitor.page.getByRole("button", { name: words("welcome.start"), exact: true });
  const { backgroundColor, borderRadius } = await button.evaluate((element) => getComputedStyle(element));
  const logo = await visitor.page.locator(".k-logo path").count();
  return { backgroundColor, borderRadius, logo };
}

const ours = { backgroundColor: "rgb(11, 107, 79)", borderRadius: "12px", logo: 3 };

let own: App;
let host: RemoteHost;
let branded: App;
const folder = mkdtemp(join(tmpdir(), "kautia-remote-"));

beforeAll(async () => {
  host = await openRemoteHost();
  own = await startApp();
  branded = await startApp({ env: { DESIGN_SYSTEM_URL: host.url } });
});
afterEach(() => visitor.close());
afterAll(async () => {
  await closeBrowser();
  await Promise.all([own.dispose(), branded.dispose(), host.close()]);
  await rm(await folder, { recursive: true });
});

describe("the design system's remote", () => {
  it("is our own by default, and nothing of it comes twice", async () => {
    const { page, asked, guest } = await comeTo(own);
    expect(await looks()).toEqual(ours);
    const paths = asked.map((url) => new URL(url).pathname);
    expect(paths).toContain("/assets/remoteEntry.js");
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
    await startOnWelcome(guest, own.url);
    await page.getByRole("heading", { level: 1, name: words("questions.name.title") }).waitFor();
  });

  it("may be another brand's: the app looks like it, and works to the end", async () => {
    host.answerWith(await buildPart("sample-remote", await folder));
    const { asked, guest } = await comeTo(branded);
    expect(await looks()).toEqual({ backgroundColor: "rgb(106, 44, 145)", borderRadius: "2px", logo: 2 });
    const ownCore = asked.filter((url) => url.startsWith(branded.url) && /\/core-[^/]+\.js$/.test(url));
    expect(ownCore, "our copy stays where it is").toEqual([]);
    await startOnWelcome(guest, branded.url);
    await answerQuestions(guest);
    // What the brand does not have comes from our copy.
    visitor.expectLine(/design system's remote is not used for \.\/icons: There is no \.\/icons/);
  });

  it("may be that of another server of ours, with one React in the page", async () => {
    host.answerWith(async (path, response) => {
      const { status, headers, body } = await fetch(own.url + path);
      const type = headers.get("content-type") ?? "";
      expect(headers.get("access-control-allow-origin")).toBe("*");
      response.writeHead(status, { "Content-Type": type }).end(Buffer.from(await new Response(body).arrayBuffer()));
    });
    const { asked, guest } = await comeTo(branded);
    expect(await looks()).toEqual(ours);
    const originOf = (name: string) =>
      asked.filter((url) => new URL(url).pathname.startsWith(`/assets/${name}-`)).map((url) => new URL(url).origin);
    expect(new Set(originOf("react"))).toEqual(new Set([branded.url]));
    expect(new Set(originOf("core"))).toEqual(new Set([new URL(host.url).origin]));
    await startOnWelcome(guest, branded.url);
    await answerQuestions(guest);
  });

  // A machine that does many things at once may be too slow for once.
  it.each<[string, Answer | null, RegExp, (number | "lost")?]>([
    ["dead", null, /Failed to fetch/, "lost"],
    ["hanging", () => {}, /takes longer than/],
    ["answering 404", (_, response) => response.writeHead(404).end(), /Failed to fetch/, 404],
    ["garbage", (_, response) => script(response, "<!doctype html><title>Wartung</title>"), /Unexpected/],
    ["some other script", (_, response) => script(response, "export default 1"), /no init and get/],
  ])("that is %s costs at most 2.5 s and one line in the log", { retry: 2 }, async (_, answer, why, failure) => {
    host.answerWith(answer);
    const { page, guest } = await comeTo(branded);
    visitor.expectLine(new RegExp(`design system's remote is not used for ./core: .*${why.source}`));
    if (failure) visitor.expectFailure(failure, "/assets/remoteEntry.js");
    // Nothing is painted before it is decided which design system it will be.
    const paint = await page.waitForFunction(
      () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    );
    expect(await paint.jsonValue()).toBeLessThan(2500);
    expect(await looks()).toEqual(ours);
    await guest.hand.press(page.getByRole("button", { name: words("welcome.start"), exact: true }));
    await guest.hand.choose(page.getByRole("radio", { name: words("country.de"), exact: true }));
    await page.getByRole("heading", { level: 1, name: words("questions.name.title") }).waitFor();
  });
});

function script(response: ServerResponse, text: string): void {
  response.writeHead(200, { "Content-Type": "text/javascript" }).end(text);
}
