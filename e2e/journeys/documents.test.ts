import { expect, test } from "../src/fixtures.ts";
import { screenOf } from "../src/screen.ts";
import { answerQuestions, expectSuccess, needs } from "../src/tenant-by-api.ts";
import { followLink, userOf, onQuestion, signContract, typeCard, wordsOf } from "../src/tenant-in-browser.ts";
import type { Page } from "@playwright/test";
import type { ApiClient } from "../src/api-client.ts";
import { eicar } from "../src/eicar.ts";

test.use({ visitorOptions: { width: 390, height: 780 } });

const pdf = (name: string, content = "") => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(`%PDF-1.7\n${content}\n%%EOF\n`),
});

const words = wordsOf("de");

/** The page on which a student uploads an identity card and a certificate. */
function documentsOn(page: Page) {
  return {
    ...screenOf(page),
    row: (name: string) => page.getByRole("listitem").filter({ hasText: name }),
    field: (type: "PASSPORT" | "STUDENT_DOCUMENT") => page.getByLabel(words(`documents.${type}`), { exact: true }),
    async open(url: string, api: ApiClient) {
      const token = await answerQuestions(api, { employmentStatus: "STUDENT" });
      const consents = { termsAndPrivacy: true, initialInformation: true };
      expectSuccess(await api.post("/onboarding/tenant/summary", { token, consents, needs }));
      expectSuccess(await api.get(`/onboarding/tenant/risk?token=${token}&successful=true`));
      await followLink(userOf(page), `${url}/de?token=${token}`);
      await expect(page.getByLabel(words("documents.PASSPORT"), { exact: true })).toBeAttached();
    },
  };
}

test("a student uploads two documents, an infected one is rejected, and the student signs", async ({
  app,
  page,
  visitor,
  api,
}) => {
  const { button, field, open, row } = documentsOn(page);
  await open(app.url, api);
  visitor.expectFailure(400, /\/document$/);
  await field("STUDENT_DOCUMENT").setInputFiles(pdf("virus.pdf", eicar));
  await expect(row("virus.pdf").getByText(words("errors.FILE_INFECTED"))).toBeVisible();
  await row("virus.pdf")
    .getByRole("button", { name: `${words("documents.remove")} virus.pdf` })
    .click();
  await field("STUDENT_DOCUMENT").setInputFiles(pdf("bescheinigung.pdf"));
  await expect(row("bescheinigung.pdf").getByText(words("documents.done"))).toBeVisible();

  await button(words("documents.continue")).click();
  await expect(page.getByText(words("documents.missing"))).toBeVisible();
  await expect(field("PASSPORT")).toBeFocused();
  await field("PASSPORT").setInputFiles([pdf("vorne.pdf"), pdf("hinten.pdf")]);
  await expect(row("hinten.pdf").getByText(words("documents.done"))).toBeVisible();
  await expect(row("vorne.pdf").getByText(words("documents.done"))).toBeVisible();
  await button(words("documents.continue")).click();

  const user = userOf(page);
  await page.waitForURL("**/de/offers");
  await page.getByRole("radio", { name: words("common.yearly") }).click();
  await page.getByRole("button", { name: words("offers.continue") }).click();
  await onQuestion(user).heading("payment.title");
  await typeCard(user, "4242 4242 4242 4242");
  await signContract(user);
});

test(
  "an uploaded document survives a reload, and can be replaced and removed",
  { tag: "@full" },
  async ({ app, page, api }) => {
    const { button, field, open, row } = documentsOn(page);
    await open(app.url, api);
    await field("PASSPORT").setInputFiles(pdf("unscharf.pdf"));
    await expect(row("unscharf.pdf").getByText(words("documents.done"))).toBeVisible();
    await page.reload();
    await expect(row("unscharf.pdf").getByText(words("documents.done"))).toBeVisible();
    const replace = page.getByLabel(`${words("documents.replace")} unscharf.pdf`);
    await replace.setInputFiles(pdf("lesbar.pdf"));
    await expect(row("lesbar.pdf").getByText(words("documents.done"))).toBeVisible();
    await expect(row("unscharf.pdf")).toHaveCount(0);
    await page.getByRole("button", { name: `${words("documents.remove")} lesbar.pdf` }).click();
    await expect(row("lesbar.pdf")).toHaveCount(0);
    await page.reload();
    await expect(field("PASSPORT")).toBeAttached();
    await button(words("documents.continue")).click();
    await expect(page.getByRole("alert").getByText(words("documents.missing")).first()).toBeVisible();
  },
);

test(
  "a dropped document is accepted, and a cancelled upload leaves nothing",
  { tag: "@full" },
  async ({ app, page, api }) => {
    const { field, open, row } = documentsOn(page);
    await open(app.url, api);
    // Fire the events that a browser fires when a file is dragged in from outside.
    const dropped = await page.evaluateHandle(() => {
      const list = new DataTransfer();
      list.items.add(new File(["%PDF-1.7\n%%EOF\n"], "gezogen.pdf", { type: "application/pdf" }));
      return list;
    });
    await field("PASSPORT").dispatchEvent("dragenter", { dataTransfer: dropped });
    await expect(page.locator(".k-drop--over")).toHaveCount(1);
    await field("PASSPORT").evaluate((input: HTMLInputElement, list) => {
      input.dispatchEvent(new DragEvent("drop", { bubbles: true, dataTransfer: list }));
      input.files = list.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
    }, dropped);
    await expect(row("gezogen.pdf").getByText(words("documents.done"))).toBeVisible();
    await expect(page.locator(".k-drop--over")).toHaveCount(0);

    // Slow the network down, so that the upload can be cancelled.
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
    await expect(row("gross.pdf").getByText(words("documents.cancelled"))).toBeVisible();
    await page.reload();
    await expect(row("gezogen.pdf").getByText(words("documents.done"))).toBeVisible();
    await expect(row("gross.pdf")).toHaveCount(0);
  },
);

test(
  "a document of 50 MB is accepted, and one byte more is rejected by both page and server",
  { tag: "@full" },
  async ({ app, page, visitor, api }) => {
    const { field, open, row } = documentsOn(page);
    await open(app.url, api);
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
    const uploads = () => sent.filter((text) => /^POST .*\/document$/.test(text)).length;
    // Created in the page, because files of this size are too large to send from the test to the browser.
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
    const maxBytes = 50 * 1024 * 1024;
    await choose("genau.pdf", maxBytes);
    await expect(row("genau.pdf").getByText(words("documents.done"))).toBeVisible({ timeout: 60_000 });
    await expect(row("genau.pdf").getByText("50 MB")).toBeVisible();
    await choose("zu-gross.pdf", maxBytes + 1);
    await expect(row("zu-gross.pdf").getByText(words("errors.FILE_TOO_LARGE", { maxMegabytes: 50 }))).toBeVisible();
    expect(uploads()).toBe(1);

    visitor.expectFailure(400, /\/document$/);
    const token = (await page.context().cookies()).find(({ name }) => name === "token")?.value ?? "";
    const { refId } = expectSuccess(await api.get(`/onboarding/tenant/${token}`));
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
      { url: `/api/v1/onboarding/${refId}/document`, secret: token, size: maxBytes + 1 },
    );
    expect(answer).toEqual({ status: 400, errorCode: "FILE_TOO_LARGE" });
    await page.reload();
    await expect(row("genau.pdf").getByText(words("documents.done"))).toBeVisible();
    await expect(row("zu-gross.pdf")).toHaveCount(0);
  },
);
