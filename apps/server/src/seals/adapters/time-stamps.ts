import { randomBytes } from "node:crypto";
import { Integer, OctetString } from "asn1js";
import {
  AlgorithmIdentifier,
  MessageImprint,
  PKIStatus,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from "pkijs";
import { postOutside } from "../../platform/post-outside.ts";
import { sha256 } from "../make-signature.ts";
import { oids } from "../oids.ts";
import { type Bytes, SealUnavailableError, type TimeStamps } from "../ports.ts";

/** Time stamps of an authority, asked by HTTP (RFC 3161). `timeout` in ms. */
export function makeTimeStamps(url: string, timeout: number): TimeStamps {
  return {
    async stamp(data) {
      const nonce = randomBytes(8);
      // A positive number.
      nonce[0] = 1;
      const request = new TimeStampReq({
        version: 1,
        messageImprint: new MessageImprint({
          hashAlgorithm: new AlgorithmIdentifier({ algorithmId: oids.sha256 }),
          hashedMessage: new OctetString({ valueHex: sha256(data) }),
        }),
        nonce: new Integer({ valueHex: nonce }),
        certReq: true,
      });
      const answer = await ask(url, Buffer.from(request.toSchema().toBER()), timeout);
      const token = await readToken(answer, data, nonce).catch((error: unknown) => {
        throw new SealUnavailableError(`the time stamp is not valid: ${String(error)}`, { cause: error });
      });
      return token;
    },
  };
}

async function ask(url: string, body: Bytes, timeout: number): Promise<Bytes> {
  try {
    return await postOutside(url, { headers: { "Content-Type": "application/timestamp-query" }, body, timeout });
  } catch (error) {
    throw new SealUnavailableError(`the time stamp authority did not answer: ${String(error)}`, { cause: error });
  }
}

/** Checks that the token is for this data and this request, and that the authority signed it. */
async function readToken(answer: Bytes, data: Bytes, nonce: Bytes): Promise<Bytes> {
  const { status, timeStampToken } = TimeStampResp.fromBER(answer);
  const isGranted = status.status === PKIStatus.granted || status.status === PKIStatus.grantedWithMods;
  if (!isGranted || !timeStampToken) throw new Error(`refused with status ${status.status}`);
  const signed = new SignedData({ schema: timeStampToken.content });
  const content = signed.encapContentInfo.eContent?.getValue();
  if (!content) throw new Error("it is empty");
  const info = TSTInfo.fromBER(content);
  if (!info.nonce || !Buffer.from(info.nonce.valueBlock.valueHexView).equals(nonce))
    throw new Error("it belongs to another request");
  if (!(await signed.verify({ signer: 0, data: new Uint8Array(data).buffer })))
    throw new Error("it is for something else, or its signature is wrong");
  return Buffer.from(timeStampToken.toSchema().toBER());
}
