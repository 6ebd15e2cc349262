import { eicar } from "../eicar.ts";
import { apply } from "../tenant-by-api.ts";
import { type PageCase, type Stage } from "./error-case.ts";

// Errors in uploaded files.

const pdf = (content: string) => Buffer.from(`%PDF-1.4\n${content}\n%%EOF\n`);

interface Sent {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Opens the upload page as a student who owes an identity card and a certificate. */
export async function openDocuments({ api, page, open }: Stage): Promise<void> {
  await open("/private-documents", await apply(api, { employmentStatus: "STUDENT" }));
  await page.locator('input[type="file"]').first().waitFor({ state: "attached" });
}

export async function chooseFiles({ page }: Stage, ...files: Sent[]): Promise<void> {
  for (const file of files) await page.locator('input[type="file"]').first().setInputFiles(file);
}

const choose = (...files: Sent[]) => ({
  async meet(stage: Stage) {
    await openDocuments(stage);
    await chooseFiles(stage, ...files);
  },
});

export const documentCases = {
  FILE_TOO_LARGE: {
    how: "A tenant chooses a file of more than 50 MB",
    found: "page",
    values: { maxMegabytes: 50 },
    async meet(stage) {
      await openDocuments(stage);
      // Created in the page, because a file of this size is too large to send from the test to the browser.
      await stage.page
        .locator('input[type="file"]')
        .first()
        .evaluate((input: HTMLInputElement) => {
          const list = new DataTransfer();
          list.items.add(new File([new Uint8Array(50 * 1024 * 1024 + 1)], "scan.pdf", { type: "application/pdf" }));
          input.files = list.files;
          input.dispatchEvent(new Event("change", { bubbles: true }));
        });
    },
  },
  FILE_EMPTY: {
    how: "A tenant chooses an empty file",
    found: "page",
    ...choose({ name: "scan.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(0) }),
  },
  FILE_TYPE_NOT_ALLOWED: {
    how: "A tenant chooses a web page with the name of a picture",
    found: "page",
    ...choose({
      name: "card.png",
      mimeType: "image/png",
      buffer: Buffer.from("<html><script>alert(1)</script></html>"),
    }),
  },
  FILE_INFECTED: {
    how: "A tenant chooses a file with a virus",
    found: "server",
    ...choose({ name: "scan.pdf", mimeType: "application/pdf", buffer: pdf(eicar) }),
  },
  UPLOAD_LIMIT: {
    how: "A tenant uploads 21 files within a minute",
    found: "server",
    ...choose(
      ...Array.from({ length: 21 }, (_, index) => ({
        name: `page-${index}.pdf`,
        mimeType: "application/pdf",
        buffer: pdf(`% page ${index}`),
      })),
    ),
  },
} satisfies Record<string, PageCase>;
