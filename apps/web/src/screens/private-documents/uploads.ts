import type { CallFailure } from "../../api/call-result.ts";
import type { DocumentType, ErrorCode, ErrorParams } from "@kautia/contract";

/** What went wrong with a file: a code of the catalogue, or what only this side can tell. */
export interface UploadFailure {
  code: ErrorCode | "offline" | "cancelled";
  params: ErrorParams;
}

/** One file on its way. */
export interface Upload {
  id: string;
  type: DocumentType;
  file: File;
  state: "uploading" | "done" | "failed";
  /** 0 to 100 */
  progress: number;
  failure: UploadFailure | null;
}

export type UploadEvent =
  | { kind: "started"; id: string; type: DocumentType; file: File }
  | { kind: "moved"; id: string; progress: number }
  | { kind: "done"; id: string }
  | { kind: "failed"; id: string; failure: UploadFailure }
  | { kind: "removed"; id: string };

/** The list of uploads after something happened to one of them. Starting one that is there starts it anew, in its place. */
export function afterEvent(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  const change = (to: Partial<Upload>) => uploads.map((one) => (one.id === event.id ? { ...one, ...to } : one));
  switch (event.kind) {
    case "started": {
      const { id, type, file } = event;
      const fresh: Upload = { id, type, file, state: "uploading", progress: 0, failure: null };
      return uploads.some((one) => one.id === id) ? change(fresh) : [...uploads, fresh];
    }
    case "moved":
      return change({ progress: event.progress });
    case "done":
      return change({ state: "done", progress: 100 });
    case "failed":
      return change({ state: "failed", failure: event.failure });
    case "removed":
      return uploads.filter((one) => one.id !== event.id);
  }
}

/** How an upload that did not succeed is told. */
export function readFailure(failure: CallFailure): UploadFailure {
  if (failure.why !== "refused") return { code: failure.why === "cancelled" ? "cancelled" : "offline", params: {} };
  const { errorCode, data } = failure.problem;
  return { code: errorCode, params: data.fields[0]?.params ?? {} };
}

const kinds = /\.(pdf|jpe?g|png|heic|heif)$/i;

/** For the choosing of files; some browsers know HEIC by its ending alone. */
export const acceptedKinds = "application/pdf,image/jpeg,image/png,image/heic,image/heif,.heic,.heif";

/** What can be said of a file before it is sent: a long upload that must fail helps nobody. The server looks inside. */
export function checkFile({ name, size }: File, maxBytes: number): UploadFailure | null {
  if (size === 0) return { code: "FILE_EMPTY", params: {} };
  if (size > maxBytes) return { code: "FILE_TOO_LARGE", params: { maxMegabytes: megabytes(maxBytes) } };
  return kinds.test(name) ? null : { code: "FILE_TYPE_NOT_ALLOWED", params: {} };
}

export function megabytes(bytes: number): number {
  return Math.floor(bytes / 1024 / 1024);
}

/** What keeps a document from being complete; null when it is. */
export function findObstacle(
  uploads: readonly Upload[],
): "documents.missing" | "documents.stillUploading" | "documents.failedHere" | null {
  if (uploads.some(({ state }) => state === "uploading")) return "documents.stillUploading";
  if (uploads.some(({ state }) => state === "done")) return null;
  return uploads.length > 0 ? "documents.failedHere" : "documents.missing";
}
