import { startApp } from "./src/app.ts";
import { launchBrowser } from "./src/chromium.ts";
import { countingInput, type Effort, personsSeconds } from "./src/effort.ts";
import {
  answerQuestions,
  chooseOffer,
  userOf,
  onQuestion,
  signContract,
  startOnWelcome,
  typeCard,
} from "./src/tenant-in-browser.ts";
import { goodCard } from "./src/tenant-by-api.ts";
import { openVisitor } from "./src/visitor.ts";

/*
 * npx node e2e/effort.ts   counts screens, taps, keystrokes and seconds from the welcome page to the signature, on a
 *                          phone of 390 px, for a tenant who moves into a new home, takes streets from the list and leaves out what is
 *                          optional
 */
const app = await startApp();
const browser = await launchBrowser();
try {
  const { page, expectFailure, close } = await openVisitor(browser, { width: 390, height: 844, touch: true });
  // A street that was picked has no number yet.
  expectFailure(400, "/api/v1/suggestion/check");
  const { input, efforts } = await countingInput(page);
  const user = userOf(page, "de", input);
  await startOnWelcome(user, app.url);
  await answerQuestions(user, {
    searches: "streets",
    skips: true,
    salutation: null,
    phone: "",
    // Three rents differ from the deposit that the welcome page suggests.
    coldRent: "720",
    start: null,
  });
  await chooseOffer(user, "yearly");
  await typeCard(user, goodCard);
  await onQuestion(user).heading("payment.summary");
  const screens = efforts.length;
  await signContract(user);
  await close();
  print(efforts.slice(0, screens));
} finally {
  await browser.close();
  await app.dispose();
}

function print(efforts: readonly Effort[]): void {
  const sum = (of: (effort: Effort) => number) => efforts.reduce((all, effort) => all + of(effort), 0);
  const row = (...cells: (string | number)[]) =>
    process.stdout.write(
      `${cells.map((cell, index) => (index === 1 ? String(cell).padEnd(58) : String(cell).padStart(6))).join(" ")}\n`,
    );
  row("", "screen", "taps", "keys", "s");
  efforts.forEach(({ screen, taps, keys, seconds }, index) => row(index + 1, screen, taps, keys, seconds.toFixed(1)));
  row(
    efforts.length,
    "screens",
    sum(({ taps }) => taps),
    sum(({ keys }) => keys),
    sum(({ seconds }) => seconds).toFixed(1),
  );
  process.stdout.write(`A person takes about ${Math.round(personsSeconds(efforts))} s by the keystroke-level model.\n`);
}
