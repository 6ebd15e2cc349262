import { SignPdf, Signer } from "@signpdf/signpdf";
import { makeSignature } from "./make-signature.ts";
import type { Seal } from "./ports.ts";

/** The time of the seal in a PDF that waits for one. */
const unknownTime = "(D:19700101000000Z)";

/** Whether the typesetter left room for a seal. */
export function hasRoomForSeal(pdf: Uint8Array): boolean {
  return Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).includes("/ByteRange [0 /**********");
}

/** Seals the whole PDF (PAdES). Errors: `SealUnavailableError`. */
export async function sealPdf(seal: Seal, pdf: Uint8Array, at: Date): Promise<Buffer> {
  class SealSigner extends Signer {
    override sign(content: Buffer): Promise<Buffer> {
      return makeSignature(seal, content);
    }
  }
  return new SignPdf().sign(setTime(Buffer.from(pdf), at), new SealSigner());
}

function setTime(pdf: Buffer, at: Date): Buffer {
  const start = pdf.indexOf(unknownTime, pdf.indexOf("/ETSI.CAdES.detached"));
  if (start === -1) throw new Error("the PDF has no room for the time of its seal");
  pdf.write(`(D:${at.toISOString().replaceAll(/\D/g, "").slice(0, 14)}Z)`, start, "latin1");
  return pdf;
}
