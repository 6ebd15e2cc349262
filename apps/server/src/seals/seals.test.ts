import { execFileSync } from "node:child_process";
import { X509Certificate } from "node:crypto";
import { ContentInfo, SignedData } from "pkijs";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  certify,
  isValidSeal,
  makeAuthority,
  password,
  qualifiedStatements,
  takeApart,
} from "#testing/seals/authority.ts";
import { hasOpenssl, hasPdfsig, type Openssl } from "#testing/seals/openssl.ts";
import { type SigningFault, type SigningService, startSigningService } from "#testing/seals/signing-service.ts";
import { startTimeStampAuthority, type TimeStampAuthority } from "#testing/seals/time-stamp-authority.ts";
import { pdfTypesetter } from "../policy-documents/adapters/pdf-typesetter.ts";
import { makeCscKey } from "./adapters/csc-key.ts";
import { openP12Key } from "./adapters/p12-key.ts";
import { requireQualified } from "./adapters/require-qualified.ts";
import { makeTimeStamps } from "./adapters/time-stamps.ts";
import { SealUnavailableError } from "./ports.ts";
import { sealPdf, hasRoomForSeal } from "./seal-pdf.ts";

const at = new Date("2027-02-28T23:59:59.400Z");
const content = {
  title: "Bürgschaft",
  subtitle: null,
  language: "de",
  country: "at",
  brandName: "Kautia",
  footer: "",
  dated: at.toISOString(),
  blocks: [{ kind: "paragraph", text: "Wir bürgen bis zu 1.500 €." }],
} as const;

describe.runIf(hasOpenssl)("a sealed PDF", () => {
  let openssl: Openssl;
  let waiting: Uint8Array;
  beforeAll(async () => {
    openssl = makeAuthority();
    waiting = await pdfTypesetter.set({ ...content, sealedBy: "Bürge & Söhne (Wien) AG" });
  });
  afterAll(() => openssl.close());
  const read = (file: string) => new Uint8Array(openssl.read(file));
  const open = (name = "insurer") => openP12Key(read(`${name}.p12`), password);

  test.each(["insurer", "elliptic"])("is valid for OpenSSL, and not with one byte changed: key %s", async (name) => {
    const sealed = await sealPdf({ key: await open(name), stamps: null }, waiting, at);
    expect(isValidSeal(openssl, sealed)).toBe(true);
    expect(sealed.toString("latin1")).toContain("/M (D:20270228235959Z)");
    const { content: signed } = takeApart(sealed);
    for (const place of [9, 300, Math.floor(sealed.length / 2), sealed.length - 20]) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
      if (takeApart(changed).content.equals(signed)) continue;
      expect(isValidSeal(openssl, changed)).toBe(false);
    }
  });

  test.runIf(hasPdfsig)(
    "is valid for pdfsig over the whole document, stays tagged, and not with one byte changed",
    async () => {
      const sealed = await sealPdf({ key: await open(), stamps: null }, waiting, at);
      openssl.write("sealed.pdf", sealed);
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(300) ^ 1, 300);
      openssl.write("changed.pdf", changed);
      const printed = pdfsig("sealed.pdf");
      expect(printed).toContain("Signature is Valid");
      expect(printed).toContain("Total document signed");
      expect(printed).toContain("ETSI.CAdES.detached");
      expect(execFileSync("pdfinfo", [openssl.path("sealed.pdf")], { encoding: "utf8" })).toMatch(/Tagged: +yes/);
      expect(pdfsig("changed.pdf")).toContain("Digest Mismatch");
    },
  );

  function pdfsig(name: string): string {
    return execFileSync("pdfsig", ["-nocert", openssl.path(name)], { encoding: "utf8" });
  }

  test("has room for a seal until it is sealed", async () => {
    expect(hasRoomForSeal(waiting)).toBe(true);
    expect(hasRoomForSeal(await pdfTypesetter.set(content))).toBe(false);
    expect(hasRoomForSeal(await sealPdf({ key: await open(), stamps: null }, waiting, at))).toBe(false);
  });

  test("refuses a wrong password, and a file without a key", async () => {
    await expect(openP12Key(read("insurer.p12"), "wrong")).rejects.toThrow(/Integrity/);
    await expect(openP12Key(read("insurer.pem"), password)).rejects.toThrow(Error);
    openssl.run(`pkcs12 -export -nokeys -in ca.pem -passout pass:${password} -out none.p12`);
    await expect(openP12Key(read("none.p12"), password)).rejects.toThrow("exactly one key");
  });

  describe("with a time stamp", () => {
    let authority: TimeStampAuthority;
    beforeAll(async () => {
      authority = await startTimeStampAuthority(openssl);
    });
    afterEach(() => {
      authority.spoil = {};
    });
    afterAll(() => authority.close());
    const seal = async (url = authority.url) =>
      sealPdf({ key: await open(), stamps: makeTimeStamps(url, 2_000) }, waiting, at);

    test("carries one of the authority for its signature", async () => {
      const sealed = await seal();
      expect(isValidSeal(openssl, sealed)).toBe(true);
      const signed = new SignedData({ schema: ContentInfo.fromBER(takeApart(sealed).signature).content });
      const [signer] = signed.signerInfos;
      const [stamp] = signer?.unsignedAttrs?.attributes ?? [];
      openssl.write("token", Buffer.from(stamp?.values[0].toBER()));
      openssl.write("stamped", Buffer.from(signer?.signature.getValue() ?? new ArrayBuffer()));
      const files = "-data stamped -in token -token_in -CAfile ca.pem";
      expect(openssl.run(`ts -verify ${files}`)).toContain("OK");
    });

    test.each<[string, TimeStampAuthority["spoil"]]>([
      ["for another hash", { request: (query) => flip(query, query.indexOf(Buffer.from("0420", "hex")) + 4) }],
      ["with another nonce", { request: (query) => flip(query, query.lastIndexOf(Buffer.from("0208", "hex")) + 5) }],
      ["with a changed signature", { answer: (reply) => flip(reply, reply.length - 9) }],
      ["that is cut off", { answer: (reply) => reply.subarray(0, 100) }],
      ["that is a web page", { answer: () => Buffer.from("<html></html>") }],
    ])("refuses one %s", async (_, spoil) => {
      authority.spoil = spoil;
      await expect(seal()).rejects.toThrow(SealUnavailableError);
    });

    test("is not made while the authority does not answer", async () => {
      await expect(seal("http://127.0.0.1:1/")).rejects.toThrow(SealUnavailableError);
    });
  });

  describe("by a remote signing service", () => {
    let service: SigningService;
    beforeAll(async () => {
      service = await startSigningService(openssl);
    });
    afterAll(() => service.close());
    const seal = () => sealPdf({ key: makeCscKey(service.settings), stamps: null }, waiting, at);

    test("is valid for OpenSSL", async () => {
      service.fault = null;
      expect(isValidSeal(openssl, await seal())).toBe(true);
      expect(service.signatures).toBe(1);
    });

    test("makes a qualified signature only with a qualified certificate for signatures on a device", async () => {
      const sealBy = async (name: string) => {
        const chain = [name, "ca"].map((file) => new Uint8Array(new X509Certificate(openssl.read(`${file}.pem`)).raw));
        const key = { ...(await open("elliptic")), certificates: async () => chain };
        return sealPdf({ key: requireQualified(key), stamps: null }, waiting, at);
      };
      const device = "0.4.0.1862.1.4";
      const [signatures, seals] = ["0.4.0.1862.1.6.1", "0.4.0.1862.1.6.2"] as const;
      certify(openssl, "qualified", { key: "elliptic", extensions: qualifiedStatements({ device, type: signatures }) });
      certify(openssl, "for-seals", { key: "elliptic", extensions: qualifiedStatements({ device, type: seals }) });
      certify(openssl, "in-a-file", { key: "elliptic", extensions: qualifiedStatements({ type: signatures }) });
      expect(isValidSeal(openssl, await sealBy("qualified"))).toBe(true);
      for (const name of ["elliptic", "for-seals", "in-a-file"])
        await expect(sealBy(name)).rejects.toThrow("not a qualified one for signatures");
    });

    test.each<SigningFault>([
      "slow",
      "dead",
      "refuses the login",
      "refuses to authorize",
      "signs something else",
      "shows another certificate",
      "answers nonsense",
    ])("is not made while the service %s", async (fault) => {
      service.fault = fault;
      await expect(seal()).rejects.toThrow(SealUnavailableError);
      service.fault = null;
      expect(isValidSeal(openssl, await seal())).toBe(true);
    });
  });
});

function flip(bytes: Buffer, place: number): Buffer {
  const changed = Buffer.from(bytes);
  changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
  return changed;
}
