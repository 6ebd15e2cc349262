import { setTimeout } from "node:timers/promises";
import { launchBrowser } from "../../../e2e/src/chromium.ts";
import { type InputMethod, byMouse } from "../../../e2e/src/input-method.ts";
import { answerQuestions, startOnWelcome, wordsOf } from "../../../e2e/src/tenant-in-browser.ts";
import { openVisitor } from "../../../e2e/src/visitor.ts";
import { settle } from "./settled-browser.ts";

/**
 * How long to wait for the next question, in ms. A click after which none appears was one of several answers on the
 * same page.
 */
const longest = 400;

/** Measures, over a whole journey, the time from the click on an answer until the next question is painted; in ms. */
export async function measureNext(url: string): Promise<number[]> {
  const browser = await launchBrowser();
  const { page, close } = await openVisitor(browser, { locale: "de-DE", width: 390, height: 844 });
  await settle(browser);
  const times: number[] = [];
  let resolveNext = () => {};
  await page.exposeFunction("noteNext", (time: number) => {
    times.push(time);
    resolveNext();
  });
  await page.addInitScript(watchQuestions);
  // Do not query the page while the next question is on its way, because queries take the page's own time.
  const waitForNext = async (act: Promise<void>) => {
    const next = new Promise<void>((done) => (resolveNext = done));
    await act;
    await Promise.race([next, setTimeout(longest)]);
  };
  const mouse = byMouse();
  const input: InputMethod = {
    ...mouse,
    choose: (radio) => waitForNext(mouse.choose(radio)),
    press: (button) => waitForNext(mouse.press(button)),
  };
  const user = { page, input, words: wordsOf("de"), language: "de" } as const;
  await startOnWelcome(user, url);
  await answerQuestions(user);
  await close();
  await browser.close();
  return times;
}

/**
 * Runs in the page. The animation frame requested after a change paints the change, and a message sent within that
 * frame is delivered after the painting. The following frame would be too late: it comes only when there is something
 * else to paint.
 */
function watchQuestions(): void {
  let clicked: number | null = null;
  let shown = "";
  addEventListener("click", () => (clicked = performance.now()), { capture: true });
  new MutationObserver(() => {
    const question = document.querySelector("main h1")?.textContent ?? "";
    if (question === "" || question === shown) return;
    const from = shown === "" ? null : clicked;
    shown = question;
    clicked = null;
    if (from === null) return;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => {
        const note: unknown = Reflect.get(globalThis, "noteNext");
        if (typeof note === "function") note(performance.now() - from);
      });
      port1.start();
      port2.postMessage(null);
    });
  }).observe(document, { subtree: true, childList: true, characterData: true });
}
