import { createPrivateKey, createPublicKey, type KeyObject, sign, X509Certificate } from "node:crypto";
import { CertBag, Certificate, ContentInfo, PFX, PKCS8ShroudedKeyBag, PrivateKeyInfo, type SafeBag } from "pkijs";
import type { Bytes, SealKey } from "../ports.ts";

/** A key from a PKCS #12 file. Errors: throws if the file or its password is wrong, or it does not hold exactly one key. */
export async function openP12Key(file: Bytes, password: string): Promise<SealKey> {
  const found = await openBags(file, new TextEncoder().encode(password).buffer);
  const [info, another] = found.filter((value) => value instanceof PrivateKeyInfo);
  if (!info || another) throw new Error("the file does not hold exactly one key");
  const key = createPrivateKey({ key: Buffer.from(info.toSchema().toBER()), format: "der", type: "pkcs8" });
  const certificates = found
    .filter((value) => value instanceof Certificate)
    .map((certificate) => new X509Certificate(Buffer.from(certificate.toSchema().toBER())));
  const chain = orderChain(certificates, key).map(({ raw }) => raw);
  return {
    certificates: async () => chain,
    sign: async (data) => sign("sha256", data, key),
  };
}

/** The keys and certificates of the file. */
async function openBags(file: Bytes, password: ArrayBuffer) {
  const pfx = PFX.fromBER(file);
  await pfx.parseInternalValues({ password, checkIntegrity: true });
  const safe = pfx.parsedValue?.authenticatedSafe;
  if (!safe) throw new Error("the file is empty");
  const safeContents = safe.safeContents.map(({ contentType }) =>
    contentType === ContentInfo.DATA ? {} : { password },
  );
  await safe.parseInternalValues({ safeContents });
  const opened: { value: { safeBags: SafeBag[] } }[] = safe.parsedValue.safeContents;
  const bags = opened.flatMap(({ value }) => value.safeBags.map(({ bagValue }) => bagValue));
  return Promise.all(
    bags.map(async (bag) => {
      if (bag instanceof PKCS8ShroudedKeyBag) {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a protected method, which the library's own examples call
        const locked = bag as unknown as { parseInternalValues(by: { password: ArrayBuffer }): Promise<void> };
        await locked.parseInternalValues({ password });
        return bag.parsedValue;
      }
      return bag instanceof CertBag ? bag.parsedValue : bag;
    }),
  );
}

/** The key's certificate, then each one's issuer as far as the file has them. */
function orderChain(certificates: readonly X509Certificate[], key: KeyObject): X509Certificate[] {
  const publicKey = createPublicKey(key);
  const own = certificates.find((certificate) => certificate.publicKey.equals(publicKey));
  if (!own) throw new Error("the file has no certificate for its key");
  const chain = [own];
  for (let next = issuerOf(own); next && !chain.includes(next); next = issuerOf(next)) chain.push(next);
  return chain;

  function issuerOf(certificate: X509Certificate): X509Certificate | undefined {
    return certificates.find((candidate) => certificate.checkIssued(candidate));
  }
}
