import { setTimeout } from "node:timers/promises";
import { launchBrowser } from "../../e2e/src/chromium.ts";
import { type Hand, mouseHand } from "../../e2e/src/hand.ts";
import { answerQuestions, startOnWelcome, wordsOf } from "../../e2e/src/tenant-in-browser.ts";
import { openVisitor } from "../../e2e/src/visitor.ts";
import { settle } from "./settled-browser.ts";

/** How long a press may take to lead on; one that does not is an answer among several on the same page. */
const longest = 400;

/** Times, over a whole journey, from the click that answers a question to the moment in which the next one is painted; in ms. */
export async function measureNext(url: string): Promise<number[]> {
  const browser = await launchBrowser();
  const { page, close } = await openVisitor(browser, { locale: "de-DE", width: 390, height: 844 });
  await settle(browser);
  const times: number[] = [];
  let noted = () => {};
  await page.exposeFunction("noteNext", (time: number) => {
    times.push(time);
    noted();
  });
  await page.addInitScript(watchQuestions);
  // Nobody looks for the next question in the page while it is on its way: looking takes the page's own time.
  const calm = async (act: Promise<void>) => {
    const next = new Promise<void>((done) => (noted = done));
    await act;
    await Promise.race([next, setTimeout(longest)]);
  };
  const mouse = mouseHand();
  const hand: Hand = {
    ...mouse,
    choose: (radio) => calm(mouse.choose(radio)),
    press: (button) => calm(mouse.press(button)),
  };
  const guest = { page, hand, words: wordsOf("de"), language: "de" } as const;
  await startOnWelcome(guest, url);
  await answerQuestions(guest);
  await close();
  await browser.close();
  return times;
}

/**
 * Runs in the page. A frame that was asked for after a change is the one that paints it, and a message that is sent from within the frame
 * is delivered once it is painted. The next frame would not do: it comes when there is something to paint, which may be later.
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
