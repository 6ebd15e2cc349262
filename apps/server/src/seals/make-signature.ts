import { createHash, verify, X509Certificate } from "node:crypto";
import { ObjectIdentifier, OctetString, Sequence } from "asn1js";
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from "pkijs";
import { oids } from "./oids.ts";
import { type Seal, SealUnavailableError } from "./ports.ts";

/**
 * A detached signature over `data` as PAdES asks for it (ETSI EN 319 142-1, level B, with a time stamp T): without a
 * signing time, with the hash of the certificate among what is signed. DER. Errors: `SealUnavailableError`, also for a
 * signature that does not belong to the certificate.
 */
export async function makeSignature({ key, stamps }: Seal, data: Uint8Array): Promise<Buffer> {
  const [own, ...issuers] = await key.certificates();
  if (!own) throw new SealUnavailableError("the key has no certificate");
  const { signed, attributes } = makeAttributes(data, own);
  const { publicKey } = new X509Certificate(own);
  const signatureAlgorithm = publicKey.asymmetricKeyType === "rsa" ? oids.rsaWithSha256 : oids.ecdsaWithSha256;
  const signature = await key.sign(signed, signatureAlgorithm);
  if (!verify("sha256", signed, publicKey, signature))
    throw new SealUnavailableError("the signature was not made with the key of the certificate");
  const certificate = Certificate.fromBER(own);
  const { issuer, serialNumber } = certificate;
  const unsigned = stamps && [
    new Attribute({
      type: oids.timeStampToken,
      values: [ContentInfo.fromBER(await stamps.stamp(signature)).toSchema()],
    }),
  ];
  const signedData = new SignedData({
    version: 1,
    digestAlgorithms: [algorithm(oids.sha256)],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: oids.data }),
    certificates: [certificate, ...issuers.map((der) => Certificate.fromBER(der))],
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer, serialNumber }),
        digestAlgorithm: algorithm(oids.sha256),
        signedAttrs: attributes,
        signatureAlgorithm: algorithm(signatureAlgorithm),
        signature: new OctetString({ valueHex: signature }),
        ...(unsigned && { unsignedAttrs: new SignedAndUnsignedAttributes({ type: 1, attributes: unsigned }) }),
      }),
    ],
  });
  const content = new ContentInfo({ contentType: oids.signedData, content: signedData.toSchema(true) });
  return Buffer.from(content.toSchema().toBER());
}

/** `signed`: the attributes as they are signed, a DER SET, whose elements are in the order of their bytes. */
function makeAttributes(data: Uint8Array, certificate: Uint8Array) {
  const certificateHash = new Sequence({ value: [new OctetString({ valueHex: sha256(certificate) })] });
  const list = [
    new Attribute({ type: oids.contentType, values: [new ObjectIdentifier({ value: oids.data })] }),
    new Attribute({ type: oids.messageDigest, values: [new OctetString({ valueHex: sha256(data) })] }),
    new Attribute({
      type: oids.signingCertificate,
      values: [new Sequence({ value: [new Sequence({ value: [certificateHash] })] })],
    }),
  ].toSorted((a, b) => Buffer.compare(encode(a), encode(b)));
  const attributes = new SignedAndUnsignedAttributes({ type: 0, attributes: list });
  const signed = encode(attributes);
  const setTag = 0x31;
  signed[0] = setTag;
  return { signed, attributes };
}

const encode = (value: Attribute | SignedAndUnsignedAttributes) => Buffer.from(value.toSchema().toBER());
const algorithm = (algorithmId: string) => new AlgorithmIdentifier({ algorithmId });
export const sha256 = (data: Uint8Array) => createHash("sha256").update(data).digest();
