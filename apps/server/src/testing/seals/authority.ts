import { Openssl } from "./openssl.ts";

export const password = "secret";
/** The fastest kind of key to make. */
export const curve = "ec -pkeyopt ec_paramgen_curve:P-256";
const keys = { insurer: "rsa:2048", elliptic: curve, other: curve };

/**
 * An authority (`ca.pem`) with an insurer's RSA key (`insurer.p12`) and elliptic one (`elliptic.p12`), and somebody else's
 * (`other.p12`). For each also `.pem` and `.key`.
 */
export function makeAuthority(): Openssl {
  const openssl = new Openssl();
  openssl.run(`req -x509 -newkey ${curve} -nodes -keyout ca.key -out ca.pem -subj /CN=ca`);
  for (const [name, kind] of Object.entries(keys)) {
    openssl.run(`req -newkey ${kind} -nodes -keyout ${name}.key -out ${name}.csr -subj /CN=${name}`);
    openssl.run(`x509 -req -in ${name}.csr -CA ca.pem -CAkey ca.key -CAcreateserial -out ${name}.pem`);
    const files = `-inkey ${name}.key -in ${name}.pem -certfile ca.pem -out ${name}.p12`;
    openssl.run(`pkcs12 -export ${files} -passout pass:${password}`);
  }
  return openssl;
}

/** Another certificate of the authority for a key that it has, with more extensions (in OpenSSL's form). */
export function certify(
  openssl: Openssl,
  name: string,
  { key, extensions }: { key: string; extensions: string },
): void {
  openssl.write(`${name}.cnf`, Buffer.from(extensions));
  const by = "-CA ca.pem -CAkey ca.key -CAcreateserial";
  openssl.run(`x509 -req -in ${key}.csr ${by} -extfile ${name}.cnf -out ${name}.pem`);
}

/** The statements of a qualified certificate: `type` says what for, `device` that the key is on a qualified device. */
export function qualifiedStatements({ device, type }: { device?: string; type: string }): string {
  const all = ["0.4.0.1862.1.1", device].filter((id) => id !== undefined);
  const plain = all.map((id, index) => [`s${index}=SEQUENCE:s${index}`, `[s${index}]\nid=OID:${id}`] as const);
  return [
    "1.3.6.1.5.5.7.1.3=ASN1:SEQUENCE:all",
    "[all]",
    ...plain.map(([line]) => line),
    "types=SEQUENCE:types",
    ...plain.map(([, section]) => section),
    `[types]\nid=OID:0.4.0.1862.1.6\nlist=SEQUENCE:list\n[list]\ntype=OID:${type}`,
  ].join("\n");
}

/** Whether OpenSSL finds the PDF's signature valid, made by a key of the authority, and with its certificate's hash in it. */
export function isValidSeal(openssl: Openssl, pdf: Buffer): boolean {
  const { content, signature } = takeApart(pdf);
  openssl.write("content", content);
  openssl.write("signature", signature);
  try {
    openssl.run("cms -verify -inform DER -binary -cades -purpose any -in signature -content content -CAfile ca.pem");
    return true;
  } catch {
    return false;
  }
}

/** What is signed, and the signature (DER). */
export function takeApart(pdf: Buffer): { content: Buffer; signature: Buffer } {
  const range = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\s*\]/.exec(pdf.toString("latin1"));
  const [, start = 0, length = 0, next = 0, rest = 0] = (range ?? []).map(Number);
  const content = Buffer.concat([pdf.subarray(start, start + length), pdf.subarray(next, next + rest)]);
  const padded = Buffer.from(pdf.toString("latin1", start + length + 1, next - 1), "hex");
  // A DER sequence with a length of two bytes.
  return { content, signature: padded.subarray(0, 4 + padded.readUInt16BE(2)) };
}
