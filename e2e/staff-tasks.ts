import type { Locator, Page } from "@playwright/test";
import { apiClientFor } from "./src/api-client.ts";
import { startApp } from "./src/app.ts";
import { launchBrowser } from "./src/chromium.ts";
import { type Effort, personsSeconds } from "./src/effort.ts";
import { asStaff, demo } from "./src/staff.ts";
import { acceptByApi, apply, berlin, eventually, expectSuccess, failingCard, inDays } from "./src/tenant-by-api.ts";
import { wordsOf } from "./src/tenant-in-browser.ts";
import { openVisitor } from "./src/visitor.ts";

/*
 * npx node e2e/staff-tasks.ts   counts clicks, keys and seconds of what the staff do most, each from the inbox
 */
const app = await startApp({ env: { DECISION_UNDO_SECONDS: "30", GUARANTEE_FORM_AT: "PAPER" } });
const browser = await launchBrowser();
const words = wordsOf("en");
const api = apiClientFor(app.url);
const { page, close } = await openVisitor(browser, { locale: "en-GB", width: 1440 });
const efforts: Effort[] = [];

/** Begins at the inbox. What `act` does is counted. */
async function task(screen: string, act: (user: User) => Promise<unknown>): Promise<void> {
  await page.goto(`${app.url}/en/staff`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  const effort: Effort = { screen, taps: 0, keys: 0, seconds: 0 };
  const begun = performance.now();
  await act(userCounting(page, effort));
  efforts.push({ ...effort, seconds: (performance.now() - begun) / 1000 });
}

type User = ReturnType<typeof userCounting>;
function userCounting({ keyboard }: Page, effort: Effort) {
  return {
    async click(target: Locator) {
      effort.taps += 1;
      await target.click();
    },
    async press(...keys: string[]) {
      effort.keys += keys.length;
      for (const key of keys) await keyboard.press(key);
    },
    async type(text: string) {
      effort.keys += text.length;
      await keyboard.type(text);
    },
    /** As 'Tab' and typing: the field is the next one. */
    async fill(field: Locator, text: string) {
      effort.keys += text.length + 1;
      await field.fill(text);
    },
  };
}

const box = (label: string) => page.getByLabel(label, { exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
/** Finds what `text` names, by Ctrl K. */
async function find({ press, type }: User, text: string, hit: Locator) {
  await press("Control+k");
  await type(text);
  await hit.and(page.locator("[data-focused]")).waitFor();
  await press("Enter");
}
const hit = (name: string | RegExp) => page.getByRole("menuitem", { name }).first();

const vienna = { street: "Mariahilfer Straße", streetNumber: "103", zip: "1060", city: "Wien", country: "at" };
const tenant = { insuranceStart: inDays(1), home: { ...berlin, streetNumber: "40" }, lastName: "Tasks" };
const { refId } = await acceptByApi(api, { ...tenant, phone: "171 5550123", cardNumber: failingCard });
await apply(api, { lastName: "Manual", email: "first@example.com" });
await apply(api, { lastName: "Manual", email: "second@example.com" });
expectSuccess(await api.post("/withdrawals", { contractNumber: "DE-1", email: "who@example.com", name: "Wim Who" }));
await api.clock(`${inDays(2)}T12:00:00Z`);
const staff = await asStaff(app.url);
const { contractNumber } = expectSuccess(await api.get(`/staff/policies/${refId}`, staff));

// A letter that came back is to be sent again.
await acceptByApi(api, { home: vienna });
const letter = await eventually<string>(
  async () => expectSuccess(await api.get("/staff/mails?state=POST", staff)).rows[0]?.id,
);
for (const what of ["posted", "returned"])
  expectSuccess(await api.post(`/staff/mails/${letter}/${what}`, undefined, staff));

await task("log in", async ({ type, press }) => {
  await type(demo.email);
  await press("Tab");
  await type(demo.password);
  await press("Enter");
  await page.getByRole("navigation", { name: words("staff.nav") }).waitFor();
});
await task("find a person by phone", async (user) => {
  await find(user, "1715550123", hit(/Ada Tasks/));
  await page.getByRole("heading", { level: 1, name: /Ada Tasks/ }).waitFor();
});
await task("find a policy", async (user) => {
  await find(user, contractNumber, hit(contractNumber));
  await page.getByRole("heading", { level: 1, name: contractNumber }).waitFor();
});
await task("repeat a mail", async (user) => {
  const { press } = user;
  await find(user, words("office.mails"), hit(words("office.mails")));
  await page.getByRole("heading", { level: 1, name: words("office.mails") }).waitFor();
  await page.getByRole("row").nth(1).waitFor();
  await press("j", "Enter");
  await button(words("staff.mail.again")).waitFor();
  await find(user, words("staff.mail.again"), hit(words("staff.mail.again")));
  await page.getByText(words("staff.mail.done")).waitFor();
});
await task("decide a case", async ({ press }) => {
  await page.goto(`${app.url}/en/staff/cases`);
  await page.getByRole("row").nth(2).waitFor();
  await press("j", "Enter");
  await button(words("staff.assigned.take")).waitFor();
  await press("t");
  await button(words("staff.assigned.giveBack")).waitFor();
  await press("a");
  await page.waitForFunction(() => document.activeElement?.matches("form button"));
  await press("Enter");
  await button(words("office.undo")).first().waitFor();
});
await api.clock(`${inDays(2)}T12:05:00Z`);
await task("correct one’s own refusal", async ({ click, press, fill, type }) => {
  await page.goto(`${app.url}/en/staff/cases`);
  await page.getByRole("row").nth(1).waitFor();
  await press("j", "Enter");
  await button(words("staff.assigned.take")).waitFor();
  const address = page.url();
  await press("r");
  await box(words("staff.act.reason")).waitFor();
  await type("No proof.");
  await press("Control+Enter");
  await button(words("office.undo")).first().waitFor();
  await api.clock(`${inDays(2)}T12:10:00Z`);
  await page.goto(address.split("?")[0] ?? address);
  await click(page.getByRole("link", { name: words("office.work.reopen") }));
  await fill(box(words("office.fourEyes.why")), "The proof came by post.");
  await fill(box(words("staff.act.reason")), "Your proof is here.");
  await click(button(words("office.fourEyes.ask")));
  await page.getByText(words("office.fourEyes.own")).waitFor();
});
await task("write freely to a tenant", async (user) => {
  await find(user, "1715550123", hit(/Ada Tasks/));
  await user.click(page.getByRole("link", { name: words("office.write") }).first());
  await user.fill(box(words("staff.col.subject")), "Your question");
  await user.fill(box(words("office.write.message")), "Yes, that is right.");
  await user.press("Tab", "Enter");
  await button(words("office.write.send")).waitFor();
  await user.click(button(words("office.write.send")));
  await page.getByText(words("office.write.done")).waitFor();
});
await task("record a bank transfer", async (user) => {
  await find(user, "1715550123", hit(/Ada Tasks/));
  await user.click(page.getByRole("main").getByRole("link", { name: words("office.todo.CHARGE_FAILED") }));
  await user.click(page.getByRole("link", { name: words("office.transfer") }).first());
  await user.fill(box(words("staff.payout.on")), inDays(2));
  await user.fill(box(words("staff.payout.reference")), "KAUTIA 1");
  await user.fill(box(words("office.transfer.reason")), "On today’s statement.");
  await user.press("Tab", "Enter");
  await page.getByText(words("office.transfer.done")).waitFor();
});
await task("answer a withdrawal", async (user) => {
  await page.goto(`${app.url}/en/staff/withdrawals`);
  await page.getByRole("row").nth(1).waitFor();
  await user.press("j", "Enter");
  await user.click(page.getByText(words("office.withdrawal.write"), { exact: true }));
  await user.fill(page.getByLabel(words("office.withdrawal.message")), "Which contract do you mean?");
  await user.press("Tab", "Enter");
  await page.getByText(words("office.withdrawal.written")).waitFor();
});
await task("record a letter, with its scan", async ({ click, fill }) => {
  await page.goto(`${app.url}/en/staff/questions`);
  await click(page.getByRole("link", { name: words("office.declare") }));
  await fill(page.getByLabel(words("office.declare.whose")), "Tasks");
  await click(page.getByRole("link", { name: /Ada Tasks/ }));
  await click(page.getByRole("radio", { name: words("office.declare.CANCELLATION") }));
  const scan = { name: "letter.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4\n%%EOF\n") };
  await page.locator("input[type=file]").setInputFiles(scan);
  await page.getByText(words("office.declare.scanStored")).waitFor();
  await click(button(words("office.declare.save")));
  await page.getByText(words("office.declare.done"), { exact: true }).waitFor();
});
await task("create a partner", async (user) => {
  await find(user, words("staff.area.partners"), hit(words("staff.area.partners")));
  await user.click(page.getByRole("link", { name: words("office.partner.new") }));
  const name = page.getByLabel(words("staff.col.name"), { exact: true });
  await user.fill(box(words("office.partner.name")), "Kern Homes");
  await user.fill(box(words("office.partner.id")), "kern");
  await user.fill(name.first(), "Kim Kern");
  const email = page.getByLabel(words("staff.email"), { exact: true });
  await user.fill(email.first(), "kim@kern.example");
  await user.fill(name.last(), "Kim Kern");
  await user.fill(email.last(), "kim@kern.example");
  await user.click(button(words("office.partner.create")));
  await page.getByRole("heading", { level: 1, name: "Kern Homes" }).waitFor();
});
await close();
await browser.close();
await app.dispose();

const row = (...[name, ...cells]: string[]) =>
  process.stdout.write(`${name?.padEnd(30)} ${cells.map((cell) => cell.padStart(9)).join(" ")}\n`);
row("task", "clicks", "keys", "script s", "person s");
for (const effort of efforts) {
  const { screen, taps, keys, seconds } = effort;
  row(screen, String(taps), String(keys), seconds.toFixed(1), personsSeconds([effort]).toFixed(0));
}
