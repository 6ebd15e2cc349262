import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { type App, startApp } from "../src/app.ts";
import { closeBrowser, type Visit, visit } from "../src/browser.ts";
import { mouseHand } from "../src/hand.ts";
import { answerQuestions, taken } from "../src/tenant-by-wire.ts";
import { type Guest, onQuestion, signContract, typeCard, wordsOf } from "../src/tenant-in-browser.ts";
import { wireTo } from "../src/wire.ts";

const eicar = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE", "!$H+H*"].join("");
const pdf = (name: string, content = "") => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(`%PDF-1.7\n${content}\n%%EOF\n`),
});

/** A student, who owes an identity card and a certificate, brings them on the page and signs. */
describe("documents in a browser", () => {
  let app: App;
  let tenant: Visit;
  beforeEach(async () => {
    app = await startApp();
    tenant = await visit({ locale: "de-DE", width: 390, height: 780 });
  });
  afterEach(async () => {
    await tenant.close();
    await app.dispose();
  });
  afterAll(closeBrowser);

  const words = wordsOf("de");
  const guest = (): Guest => ({ page: tenant.page, hand: mouseHand(), words, language: "de" });
  const row = (name: string) => tenant.page.getByRole("listitem").filter({ hasText: name });
  const field = (type: "PASSPORT" | "STUDENT_DOCUMENT") =>
    tenant.page.getByLabel(words(`documents.${type}`), { exact: true });
  const button = (name: string) => tenant.page.getByRole("button", { name, exact: true });

  async function openPage(): Promise<void> {
    const wire = wireTo(app.url);
    const token = await answerQuestions(wire, { employmentStatus: "STUDENT" });
    const consents = { termsAndPrivacy: true, initialInformation: true };
    taken(await wire.post("/onboarding/tenant/summary", { token, consents }));
    taken(await wire.get(`/onboarding/tenant/risk?token=${token}&successful=true`));
    await tenant.page.goto(`${app.url}/de/private-documents?token=${token}`);
    await field("PASSPORT").waitFor({ state: "attached" });
  }

  it("brings a student from two documents over a price to the signature; an infected one is refused before", async () => {
    await openPage();
    const { page } = tenant;
    tenant.expectFailure(400, /\/document$/);
    await field("STUDENT_DOCUMENT").setInputFiles(pdf("virus.pdf", eicar));
    await row("virus.pdf").getByText(words("errors.FILE_INFECTED")).waitFor();
    await row("virus.pdf")
      .getByRole("button", { name: `${words("documents.remove")} virus.pdf` })
      .click();
    await field("STUDENT_DOCUMENT").setInputFiles(pdf("bescheinigung.pdf"));
    await row("bescheinigung.pdf").getByText(words("documents.done")).waitFor();

    await button(words("documents.continue")).click();
    await page.getByRole("alert").getByText(words("documents.missing")).waitFor();
    await field("PASSPORT").setInputFiles([pdf("vorne.pdf"), pdf("hinten.pdf")]);
    await row("hinten.pdf").getByText(words("documents.done")).waitFor();
    await row("vorne.pdf").getByText(words("documents.done")).waitFor();
    await button(words("documents.continue")).click();

    const at = onQuestion(guest());
    await page.waitForURL("**/de/offers");
    await guest().hand.choose(page.getByRole("radio", { name: words("common.yearly") }));
    await guest().hand.press(page.getByRole("button", { name: words("offers.continue") }));
    await at.heading("payment.title");
    await typeCard(guest(), "4242 4242 4242 4242");
    await at.heading("payment.summary");
    await signContract(guest());
  });

  it("keeps what came over a reload, where it is replaced and taken back", async () => {
    await openPage();
    const { page } = tenant;
    await field("PASSPORT").setInputFiles(pdf("unscharf.pdf"));
    await row("unscharf.pdf").getByText(words("documents.done")).waitFor();
    await page.reload();
    await row("unscharf.pdf").getByText(words("documents.done")).waitFor();
    const replace = page.getByLabel(`${words("documents.replace")} unscharf.pdf`);
    await replace.setInputFiles(pdf("scharf.pdf"));
    await row("scharf.pdf").getByText(words("documents.done")).waitFor();
    await row("unscharf.pdf").waitFor({ state: "detached" });
    await page.getByRole("button", { name: `${words("documents.remove")} scharf.pdf` }).click();
    await row("scharf.pdf").waitFor({ state: "detached" });
    await page.reload();
    await field("PASSPORT").waitFor({ state: "attached" });
    await button(words("documents.continue")).click();
    await page.getByRole("alert").getByText(words("documents.missing")).first().waitFor();
  });

  it("takes what is dropped, and lets go of what is cancelled in the middle", async () => {
    await openPage();
    const { page } = tenant;
    // Dropped as a person does it: the events that the browser makes of a drag from outside.
    const dropped = await page.evaluateHandle(() => {
      const list = new DataTransfer();
      list.items.add(new File(["%PDF-1.7\n%%EOF\n"], "gezogen.pdf", { type: "application/pdf" }));
      return list;
    });
    await field("PASSPORT").dispatchEvent("dragenter", { dataTransfer: dropped });
    expect(await page.locator(".k-drop--over").count()).toBe(1);
    await field("PASSPORT").evaluate((input: HTMLInputElement, list) => {
      input.dispatchEvent(new DragEvent("drop", { bubbles: true, dataTransfer: list }));
      input.files = list.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    }, dropped);
    await row("gezogen.pdf").getByText(words("documents.done")).waitFor();
    expect(await page.locator(".k-drop--over").count()).toBe(0);

    // Slow enough to be cancelled on its way.
    const network = await page.context().newCDPSession(page);
    await network.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 200_000,
    });
    await field("STUDENT_DOCUMENT").setInputFiles(pdf("gross.pdf", "x".repeat(4_000_000)));
    const progress = page.getByRole("progressbar", { name: "gross.pdf" });
    await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(0);
    await page.getByRole("button", { name: `${words("documents.cancel")} gross.pdf` }).click();
    await row("gross.pdf").getByText(words("documents.cancelled")).waitFor();
    await page.reload();
    await row("gezogen.pdf").getByText(words("documents.done")).waitFor();
    expect(await row("gross.pdf").count()).toBe(0);
  });

  it("takes a file of 50 MB; one byte more is refused on the page, and by the server whatever page sends it", async () => {
    await openPage();
    const { page } = tenant;
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
    const uploads = () => sent.filter((one) => /^POST .*\/document$/.test(one)).length;
    // Made in the page: files of this size are too large for the way between test and browser.
    const choose = (name: string, size: number) =>
      field("PASSPORT").evaluate(
        (input: HTMLInputElement, file) => {
          const list = new DataTransfer();
          const bytes = new Uint8Array(file.size).fill(32);
          bytes.set(new TextEncoder().encode("%PDF-1.7\n"));
          list.items.add(new File([bytes], file.name, { type: "application/pdf" }));
          input.files = list.files;
          input.dispatchEvent(new Event("change", { bubbles: true }));
        },
        { name, size },
      );
    const most = 50 * 1024 * 1024;
    await choose("genau.pdf", most);
    await row("genau.pdf").getByText(words("documents.done")).waitFor({ timeout: 60_000 });
    await row("genau.pdf").getByText("50 MB").waitFor();
    await choose("zu-gross.pdf", most + 1);
    await row("zu-gross.pdf")
      .getByText(words("errors.FILE_TOO_LARGE", { maxMegabytes: 50 }))
      .waitFor();
    expect(uploads()).toBe(1);

    tenant.expectFailure(400, /\/document$/);
    const token = (await page.context().cookies()).find(({ name }) => name === "token")?.value ?? "";
    const { refId } = taken(await wireTo(app.url).get(`/onboarding/tenant/${token}`));
    const answer = await page.evaluate(
      async ({ url, secret, size }) => {
        const form = new FormData();
        form.append("token", secret);
        form.append("type", "PASSPORT");
        form.append("file", new File([`%PDF-1.7\n${" ".repeat(size - 9)}`], "zu-gross.pdf"));
        const response = await fetch(url, { method: "POST", body: form });
        const { errorCode }: { errorCode?: string } = await response.json();
        return { status: response.status, errorCode };
      },
      { url: `/api/v1/onboarding/${refId}/document`, secret: token, size: most + 1 },
    );
    expect(answer).toEqual({ status: 400, errorCode: "FILE_TOO_LARGE" });
    await page.reload();
    await row("genau.pdf").getByText(words("documents.done")).waitFor();
    expect(await row("zu-gross.pdf").count()).toBe(0);
  });
});
