import { type ErrorCode, type ErrorParams, recognisedBy, recogniseFile } from "@kautia/contract";
import type { CallFailure } from "../../api/call-result.ts";

export interface UploadFailure {
  /** `changed`: the file itself is not the chosen one any more, so it has to be chosen again. */
  code: ErrorCode | "offline" | "cancelled" | "changed";
  params: ErrorParams;
}

export interface Stored {
  id: string;
  checked: boolean;
}

export interface Listed<T> extends Stored {
  type: T;
  fileName: string;
  size: number;
}

/** A file of one of the types `T`: being uploaded, or stored since an earlier visit. */
export interface Upload<T> {
  id: string;
  type: T;
  name: string;
  /** Bytes. */
  size: number;
  /** Null for a file of an earlier visit. */
  file: File | null;
  /** Set once the server has stored it. */
  documentId: string | null;
  /** `waiting`: stored, but not scanned yet. */
  state: "uploading" | "waiting" | "done" | "failed";
  /** Percent, 0 to 100. */
  progress: number;
  /** Everything wrong with the file, or why it could not be sent or, if it is stored, removed. */
  failures: readonly UploadFailure[];
}

export type UploadEvent<T> =
  | { kind: "started"; id: string; type: T; file: File }
  | { kind: "moved"; id: string; progress: number }
  | { kind: "stored"; id: string; document: Stored }
  | { kind: "failed"; id: string; failures: readonly UploadFailure[] }
  | { kind: "kept"; id: string; failure: UploadFailure }
  | { kind: "removed"; id: string }
  /** The stored files. `waited` has the ids that waited for the scan when the list was requested. */
  | { kind: "listed"; documents: readonly Listed<T>[]; waited: readonly string[] };

/** The list of uploads after an event. Starting an upload that is in the list restarts it in its place. */
export function afterEvent<T>(uploads: readonly Upload<T>[], event: UploadEvent<T>): readonly Upload<T>[] {
  if (event.kind === "listed") return afterList(uploads, event);
  const change = (to: Partial<Upload<T>>) =>
    uploads.map((upload) => (upload.id === event.id ? { ...upload, ...to } : upload));
  switch (event.kind) {
    case "started": {
      const { id, type, file } = event;
      const { name, size } = file;
      const fresh = { id, type, name, size, file, documentId: null, progress: 0, failures: [] };
      const upload: Upload<T> = { ...fresh, state: "uploading" };
      return uploads.some((item) => item.id === id) ? change(upload) : [...uploads, upload];
    }
    case "moved":
      return change({ progress: event.progress });
    case "stored":
      return change({ ...storedAs(event.document), progress: 100 });
    case "failed":
      return change({ state: "failed", failures: event.failures });
    case "kept":
      return change({ failures: [event.failure] });
    case "removed":
      return uploads.filter((upload) => upload.id !== event.id);
  }
}

/** A file that waited for the scan and has disappeared was infected. Files that were not in the list come first. */
function afterList<T>(
  uploads: readonly Upload<T>[],
  { documents, waited }: Extract<UploadEvent<T>, { kind: "listed" }>,
): readonly Upload<T>[] {
  const known = uploads.map((upload): Upload<T> => {
    const document = documents.find(({ id }) => id === upload.documentId);
    if (document) return { ...upload, ...storedAs(document) };
    const gone = upload.documentId !== null && waited.includes(upload.documentId);
    return gone ? { ...upload, state: "failed", failures: [{ code: "FILE_INFECTED", params: {} }] } : upload;
  });
  const others = documents.filter(({ id }) => !uploads.some(({ documentId }) => documentId === id));
  const earlier = others.map((document): Upload<T> => {
    const { id, type, fileName: name, size } = document;
    return { id, type, name, size, file: null, progress: 100, failures: [], ...storedAs(document) };
  });
  return [...earlier, ...known];
}

function storedAs({ id, checked }: Stored): Pick<Upload<unknown>, "documentId" | "state"> {
  return { documentId: id, state: checked ? "done" : "waiting" };
}

export function readFailure(failure: CallFailure): UploadFailure {
  if (failure.why !== "refused") return { code: failure.why === "cancelled" ? "cancelled" : "offline", params: {} };
  const { errorCode, data } = failure.problem;
  return { code: errorCode, params: data.fields[0]?.params ?? {} };
}

/** For the file dialog. Phones convert HEIC into JPEG because it is not listed; the server takes both. */
export const acceptedKinds = "application/pdf,image/jpeg,image/png";

/**
 * Checks a file before it is sent, to avoid a long upload that must fail: by its first bytes, as the server does. A file
 * that was changed or deleted after it was chosen can no longer be read.
 */
export async function checkFile(file: File, maxBytes: number): Promise<UploadFailure[]> {
  if (file.size === 0) return [{ code: "FILE_EMPTY", params: {} }];
  const head = await readHead(file);
  if (head === null) return [{ code: "changed", params: {} }];
  const failures: UploadFailure[] = [];
  if (file.size > maxBytes) failures.push({ code: "FILE_TOO_LARGE", params: { maxMegabytes: megabytes(maxBytes) } });
  if (recogniseFile(head) === null) failures.push({ code: "FILE_TYPE_NOT_ALLOWED", params: {} });
  return failures;
}

/** Null if the file cannot be read any more. */
export async function readHead(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, recognisedBy).arrayBuffer());
  } catch {
    return null;
  }
}

export function megabytes(bytes: number): number {
  return Math.floor(bytes / 1024 / 1024);
}

/** Why a document is not complete; null if it is. */
export function findObstacle(
  uploads: readonly Pick<Upload<unknown>, "state">[],
): "documents.missing" | "documents.stillUploading" | "documents.stillWaiting" | "documents.failedHere" | null {
  if (uploads.some(({ state }) => state === "uploading")) return "documents.stillUploading";
  if (uploads.some(({ state }) => state === "done")) return null;
  if (uploads.some(({ state }) => state === "waiting")) return "documents.stillWaiting";
  return uploads.length > 0 ? "documents.failedHere" : "documents.missing";
}
