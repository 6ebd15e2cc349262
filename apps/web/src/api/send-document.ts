import {
  type DocumentType,
  problem as problemSchema,
  type UploadedDocument,
  uploadDocument,
  uploadedDocument,
} from "@kautia/contract";
import { buildUrl } from "./build-url.ts";
import { type CallResult, cancelled, offline } from "./call-result.ts";

export interface DocumentToSend {
  refId: string;
  token: string;
  type: DocumentType;
  file: File;
  /** The same for each try with this file: one that arrived without our knowing does not become two. */
  key: string;
}

export interface SendOptions {
  /** Sent as Accept-Language. */
  locale: string;
  /** 0 to 100, of what has left this device. */
  onProgress: (percent: number) => void;
  /** Ends the upload; the outcome is then `cancelled`. */
  signal: AbortSignal;
}

/**
 * Uploads one document. Not by `fetch`, which cannot tell how far it is. Every refusal is handed back, for it belongs
 * beside the file (specification §7); an answer that is none of ours counts as a lost connection.
 */
export function sendDocument(document: DocumentToSend, options: SendOptions): Promise<CallResult<UploadedDocument>> {
  const { onProgress, signal } = options;
  if (signal.aborted) return Promise.resolve(cancelled);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const end = (result: CallResult<UploadedDocument>) => {
      signal.removeEventListener("abort", abort);
      resolve(result);
    };
    signal.addEventListener("abort", abort);
    request.upload.addEventListener("progress", ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(Math.round((loaded / total) * 100));
    });
    request.addEventListener("load", () => end(readOutcome(request)));
    request.addEventListener("error", () => end(offline));
    request.addEventListener("abort", () => end(cancelled));
    request.open("POST", buildUrl(uploadDocument, { refId: document.refId }));
    request.setRequestHeader("Accept", "application/json");
    request.setRequestHeader("Accept-Language", options.locale);
    request.setRequestHeader("Idempotency-Key", document.key);
    request.send(makeForm(document));
  });
}

/** The server reads the parts as they arrive, so the token comes before the bytes that it allows (wire decisions). */
function makeForm({ token, type, file }: DocumentToSend): FormData {
  const form = new FormData();
  form.append("token", token);
  form.append("type", type);
  form.append("file", file, file.name);
  return form;
}

function readOutcome({ status, responseText }: XMLHttpRequest): CallResult<UploadedDocument> {
  const body = readJson(responseText);
  if (status >= 200 && status <= 299) {
    const stored = uploadedDocument.safeParse(body);
    return stored.success ? { ok: true, answer: stored.data } : offline;
  }
  const refusal = problemSchema.safeParse(body);
  return refusal.success ? { ok: false, why: "refused", problem: refusal.data } : offline;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
