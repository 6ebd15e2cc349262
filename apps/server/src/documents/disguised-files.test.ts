import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { linkDocument } from "@kautia/contract";
import { afterAll, expect, describe, test } from "vitest";
import { blackPng, container, pdfBomb, wordBomb, zip, zipBomb } from "#testing/files/disguised-files.ts";
import { lockedPdf, locks } from "#testing/files/locked-pdfs.ts";
import { heic, jpeg } from "#testing/files/pictures.ts";
import { makeTestServer } from "#testing/server/make-test-server.ts";
import { logInAsStaff } from "#testing/people/staff.ts";
import { applyAsStudent, pdf, type Sent, upload } from "#testing/applications/uploads.ts";

const folder = await mkdtemp(join(tmpdir(), "kautia-lies-"));
const server = await makeTestServer({
  config: { dataDir: folder },
});
const staff = await logInAsStaff(server);
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function send(sent: Partial<Sent>) {
  const { token, refId } = await applyAsStudent(server);
  const answer = await upload(server, refId, { token, ...sent });
  const documents = await server.deps.db.selectFrom("document").selectAll().where("ref_id", "=", refId).execute();
  return { ...answer, documents };
}

const script = "<script>alert(1)</script>";
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`;
const [rc4] = locks;
if (!rc4) throw new Error("there are no locked PDFs");

/** Readers skip the byte and find the size; we would lose the thread. */
const withStrayByte = (photo: Buffer) => Buffer.concat([photo.subarray(0, 2), Buffer.from("A"), photo.subarray(2)]);

describe("refuses a disguised file and stores nothing:", () => {
  test.each<[string, string, () => Buffer]>([
    ["a web page as a PDF", "pass.pdf", () => Buffer.from(`<!doctype html>${script}`)],
    ["a web page with a PDF header further down", "pass.pdf", () => Buffer.from(`<html>${" ".repeat(500)}%PDF-1.7`)],
    ["an SVG", "pass.svg", () => Buffer.from(svg)],
    ["an SVG as a PNG", "pass.png", () => Buffer.from(`<?xml version="1.0"?>\n${svg}`)],
    [
      "a program with a second extension",
      "pass.pdf.exe",
      () => Buffer.from("MZ\u0090\0".padEnd(5_000, "\0"), "latin1"),
    ],
    ["a program as a JPEG", "pass.exe.jpg", () => Buffer.from("\u007fELF".padEnd(5_000, "\0"), "latin1")],
    ["a zip bomb", "pass.pdf", zipBomb],
    ["a nested zip bomb", "pass.pdf", () => zip([["more.zip", zipBomb()]])],
    ["a Word file that is a zip bomb", "vertrag.pdf", wordBomb],
    ["a Word file", "vertrag.docx", () => zip([["word/document.xml", Buffer.from("<w:document/>")]])],
    ["a gzip bomb", "pass.pdf", () => Buffer.concat([Buffer.from("1f8b080000000000", "hex"), Buffer.alloc(40_000)])],
    ["a video", "pass.heic", () => container("isom", script)],
    ["an AVIF picture", "pass.heic", () => container("avif", script)],
    ["nothing but a HEIC signature", "pass.heic", () => Buffer.from("ftypheic")],
    ["a picture of 30,000 × 30,000", "pass.png", () => blackPng(30_000)],
    ["a photo of 65,535 × 65,535", "pass.jpg", () => jpeg(65_535, 65_535)],
    ["a photo with a stray byte before its size", "pass.jpg", () => withStrayByte(jpeg(65_535, 65_535))],
    ["a photo that ends before its size", "pass.jpg", () => jpeg(8, 8).subarray(0, 5_000)],
    ["a HEIC photo of 40,000 × 40,000", "pass.heic", () => heic([40_000, 40_000], [320, 240])],
    ["a HEIC file without a picture", "pass.heic", () => container("heic", script)],
    ["WebP", "pass.jpg", () => Buffer.from("RIFF\0\0\0\0WEBPVP8 ".padEnd(5_000, "\0"), "latin1")],
    ["TIFF", "pass.jpg", () => Buffer.from("II*\0".padEnd(5_000, "\0"), "latin1")],
    ["a text", "pass.pdf", () => Buffer.from("Dear landlord".repeat(500))],
    ["a PDF that needs a password", "pass.pdf", () => lockedPdf(rc4, "locked")],
  ])("%s", async (_, fileName, make) => {
    const before = await readdir(join(folder, "documents")).catch(() => []);
    const content = make();
    const { problem, documents } = await send({ fileName, content });
    expect(problem?.errorCode).toBe("FILE_TYPE_NOT_ALLOWED");
    expect(documents).toEqual([]);
    expect(await readdir(join(folder, "documents")).catch(() => [])).toEqual(before);
  });
});

/** The server never opens these files; the headers keep the browser at the desk from running or loading anything. */
describe("serves an accepted file so that it can do no harm:", () => {
  test.each<[string, string, () => Buffer, string]>([
    ["a PDF that is also a web page", "pass.html", () => pdf(`<html>${script}</html>`), "application/pdf"],
    ["a PDF with a byte order mark", "pass.html", () => Buffer.from(`\uFEFF%PDF-1.7\n${script}`), "application/pdf"],
    ["a PDF bomb", "pass.html", pdfBomb, "application/pdf"],
    ["a PDF that is protected but opens", "pass.html", () => lockedPdf(rc4, "open"), "application/pdf"],
    [
      "a HEIC file that contains a web page",
      "pass.html",
      () => Buffer.concat([heic([8, 8]), Buffer.from(script)]),
      "image/heic",
    ],
    ["a small picture", "pass.html", () => blackPng(8), "image/png"],
  ])("%s", async (_, fileName, make, type) => {
    const { documents } = await send({ fileName, content: make() });
    const [document] = documents;
    expect(document).toMatchObject({ content_type: type, scan: "CLEAN" });
    const linked = await server.call(linkDocument, { params: { id: document?.id ?? "" } }, staff);
    const { headers, statusCode } = await server.app.inject({ url: linked.body?.url ?? "", headers: staff });
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe(type);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'/);
    const disposition = type === "image/heic" ? "attachment" : "inline";
    const extension = type.replace(/^.*\//, "");
    expect(headers["content-disposition"]).toBe(`${disposition}; filename*=UTF-8''pass.html.${extension}`);
  });
});

describe("makes a dangerous file name harmless:", () => {
  test.each([
    ["a second extension", "pass.pdf.exe", "pass.pdf.exe.pdf"],
    ["NUL", "pa\0ss.pdf", "pass.pdf"],
    ["NUL before another extension", "pass.exe\0.pdf", "pass.exe.pdf"],
    ["slashes", "../../../etc/passwd", "passwd.pdf"],
    ["backslashes", "C:\\\\windows\\\\pass.pdf", "pass.pdf"],
    ["nothing but dots", "../..", "document.pdf"],
    ["nothing but a slash", "/", "document.pdf"],
    ["a right-to-left override", "\u202Efdp.exe", "fdp.exe.pdf"],
    ["other direction marks", "\u2067\u200Fpass\u2069\u200E.pdf", "pass.pdf"],
    ["a script", "<img src=x onerror=alert(1)>.pdf", "<img src=x onerror=alert(1)>.pdf"],
    ["300 letters", `${"ẞ".repeat(300)}.pdf`, `${"ẞ".repeat(115)}….pdf`],
    ["decomposed letters", "Pa\u0308sse.pdf", "Pässe.pdf"],
  ])("%s", async (_, fileName, shown) => {
    const { document, documents } = await send({ fileName });
    expect(document?.fileName).toBe(shown);
    expect(await readdir(join(folder, "documents"))).toContain(documents[0]?.storage_key);
    expect(documents[0]?.storage_key).toMatch(/^[0-9a-f]{32}$/);
  });
});
