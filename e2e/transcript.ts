import { parseArgs } from "node:util";
import { startApp } from "./src/app.ts";
import { launchBrowser } from "./src/chromium.ts";
import { userOf } from "./src/tenant-in-browser.ts";
import { readAloud } from "./src/transcript/read-aloud.ts";
import { listenToOrca } from "./src/transcript/orca.ts";
import { markRepeats } from "./src/transcript/mark-repeats.ts";
import { openVisitor } from "./src/visitor.ts";
import { walkEveryScreen } from "./src/walk.ts";

/*
 * npx node e2e/transcript.ts                    what a screen reader says from welcome to the signature and on the
 *                                               landlord's page, in German; a phrase that repeats the one before is
 *                                               marked with '='
 * npx node e2e/transcript.ts --language en      in English
 * npx node e2e/transcript.ts --only landlord    only screens whose names start with this
 * e2e/orca.sh npx node e2e/transcript.ts        what Orca says (Debian; the packages are named in the script)
 */
const { values } = parseArgs({
  options: { language: { type: "string", default: "de" }, only: { type: "string", default: "" } },
});
const language = values.language === "en" ? "en" : "de";
const app = await startApp();
const { ORCA_LOG: orcaLog } = process.env;
const orca = orcaLog === undefined ? undefined : listenToOrca(orcaLog);
const browser = await launchBrowser({ window: orca !== undefined });
try {
  const { page, close } = await openVisitor(browser, { locale: language === "de" ? "de-DE" : "en-GB", width: 390 });
  await walkEveryScreen(userOf(page, language), app.url, async (name) => {
    if (!name.startsWith(values.only)) return;
    const lines = markRepeats(orca ? await orca.read() : await readAloud(page));
    process.stdout.write(`\n# ${name}\n\n${lines.join("\n")}\n`);
  });
  await close();
} finally {
  await browser.close();
  await app.dispose();
}
