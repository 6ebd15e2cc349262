import { generateKeyPairSync, randomBytes, sign } from "node:crypto";

function der(tag: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const size = body.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), body]);
}

const sequence = (...content: Buffer[]) => der(0x30, ...content);
const hex = (text: string) => Buffer.from(text, "hex");
// Object identifiers: ecdsa-with-SHA256, commonName, subjectAltName.
const ecdsa = sequence(der(0x06, hex("2a8648ce3d040302")));
const commonName = der(0x06, hex("550403"));
const alternativeName = der(0x06, hex("551d11"));

/** A certificate for this name and its key, both as PEM, for tests of mutual TLS. */
export function makeCertificate(name: string): { cert: Buffer; key: Buffer } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const called = sequence(der(0x31, sequence(commonName, der(0x0c, Buffer.from(name)))));
  const time = (text: string) => der(0x18, Buffer.from(text));
  const names = sequence(der(0x82, Buffer.from("localhost")), der(0x87, Buffer.from([127, 0, 0, 1])));
  const toBeSigned = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ecdsa,
    called,
    sequence(time("20200101000000Z"), time("20991231235959Z")),
    called,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(sequence(alternativeName, der(0x04, names)))),
  );
  const signature = sign("sha256", toBeSigned, privateKey);
  const whole = sequence(toBeSigned, ecdsa, der(0x03, Buffer.from([0]), signature));
  const lines = whole.toString("base64").match(/.{1,64}/g) ?? [];
  const cert = `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`;
  return { cert: Buffer.from(cert), key: Buffer.from(privateKey.export({ type: "pkcs8", format: "pem" })) };
}
