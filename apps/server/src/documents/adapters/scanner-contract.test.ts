import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FileScanner } from "../ports/file-scanner.ts";
import { type ClamdUnderTest, installedClamd, startClamd, startClamdDouble } from "#testing/doubles/clamd.ts";
import { eicar } from "#testing/applications/uploads.ts";
import { builtInScanner } from "./built-in-scanner.ts";
import { makeClamdScanner } from "./clamd-scanner.ts";

async function* cutAt(text: string, size: number) {
  for (let index = 0; index < text.length; index += size) yield Buffer.from(text.slice(index, index + size));
}

const encryptedPdf = `%PDF-1.7
1 0 obj\n<< /Type /Catalog >>\nendobj
2 0 obj\n<< /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O <aa> /U <bb> >>\nendobj
trailer\n<< /Root 1 0 R /Encrypt 2 0 R /ID [<aa><aa>] /Size 3 >>\nstartxref\n0\n%%EOF\n`;

/** A file without an end; `begun` resolves once the first chunks were read. */
function endless() {
  const { promise: begun, resolve } = Promise.withResolvers<void>();
  async function* content() {
    for (let index = 0; ; index++) {
      yield Buffer.alloc(64 * 1024, "x");
      if (index === 1) resolve();
      if (index > 100) await new Promise((later) => setImmediate(later));
    }
  }
  return { begun, content: content() };
}

function testScanner(open: () => FileScanner) {
  it.each([7, 68, 100_000])("finds the test signature in chunks of %i bytes", async (size) => {
    expect(await open().scan(cutAt(`harmless ${eicar} harmless`, size))).toBe("infected");
  });

  it("reports other files as clean, including an empty one", async () => {
    expect(await open().scan(cutAt("harmless ".repeat(5_000), 999))).toBe("clean");
    expect(await open().scan(cutAt("", 1))).toBe("clean");
  });

  it("scans many files at once", async () => {
    const texts = Array.from({ length: 12 }, (_, index) => (index % 3 === 0 ? eicar : "harmless"));
    const words = await Promise.all(texts.map((text) => open().scan(cutAt(text, 10))));
    expect(words).toEqual(texts.map((text) => (text === eicar ? "infected" : "clean")));
  });

  it("fails when reading the file fails", async () => {
    async function* broken() {
      yield Buffer.from("half");
      throw new Error("the disk is gone");
    }
    await expect(open().scan(broken())).rejects.toThrow("the disk is gone");
  });
}

describe("the built-in scanner", () => {
  testScanner(() => builtInScanner);
});

describe("the clamd scanner with a clamd double", () => {
  let clamd: Awaited<ReturnType<typeof startClamdDouble>>;
  beforeAll(async () => {
    clamd = await startClamdDouble();
  });
  afterAll(() => clamd.stop());
  const scanner = () => makeClamdScanner({ address: clamd.address, idleMs: 300 });
  testScanner(scanner);

  it.each([
    ["says nonsense", "UNKNOWN COMMAND"],
    ["finds it too long", "size limit exceeded"],
    ["says too much", "unexpected reply"],
    ["is silent", "no reply"],
    ["hangs up", "no reply"],
  ] as const)("fails when clamd %s", async (mood, message) => {
    clamd.is(mood);
    await expect(scanner().scan(cutAt("harmless ".repeat(100_000), 1_000))).rejects.toThrow(message);
    clamd.is("works");
  });

  it.each(["reaches a limit", "needs a password"] as const)(
    "reports a file as unreadable when clamd %s",
    async (mood) => {
      clamd.is(mood);
      expect(await scanner().scan(cutAt("harmless", 10))).toBe("unreadable");
      clamd.is("works");
    },
  );
});

it("fails when clamd is not running", async () => {
  const scanner = makeClamdScanner({ address: { path: "/nowhere/clamd.sock" } });
  await expect(scanner.scan(cutAt("harmless", 10))).rejects.toThrow("no reply");
});

describe.runIf(installedClamd)("the clamd scanner with a real clamd", () => {
  let clamd: ClamdUnderTest;
  beforeAll(async () => {
    clamd = await startClamd(installedClamd ?? "");
  });
  afterAll(() => clamd.stop());
  const scanner = () => makeClamdScanner(clamd);
  testScanner(scanner);

  it("scans a file of 50 MB", async () => {
    const piece = Buffer.alloc(1024 * 1024, "x");
    async function* large() {
      for (let index = 0; index < 50; index++) yield piece;
    }
    expect(await scanner().scan(large())).toBe("clean");
  });

  it("reports a file as unreadable if it is above a limit of clamd", async () => {
    const piece = Buffer.alloc(1024 * 1024, "x");
    async function* tooLarge() {
      for (let index = 0; index < 56; index++) yield piece;
    }
    expect(await scanner().scan(tooLarge())).toBe("unreadable");
  });

  it("reports a file as unreadable if it is encrypted", async () => {
    expect(await scanner().scan(cutAt(encryptedPdf, 1000))).toBe("unreadable");
  });

  it("fails when clamd is killed during a scan, and works again after a restart", async () => {
    const { begun, content } = endless();
    const failing = scanner().scan(content).catch(String);
    await begun;
    await clamd.kill();
    expect(await failing).toContain("no reply");
    await clamd.restart();
    expect(await scanner().scan(cutAt(eicar, 68))).toBe("infected");
  });
});
