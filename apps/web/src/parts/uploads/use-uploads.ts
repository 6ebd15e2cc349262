import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import type { CallFailure, CallResult } from "../../api/call-result.ts";
import type { SendOptions } from "../../api/send-file.ts";
import { useApp } from "../../app/app-context.ts";
import {
  afterEvent,
  checkFile,
  type Listed,
  readFailure,
  readHead,
  type Stored,
  type Upload,
  type UploadEvent,
  type UploadFailure,
} from "./uploads.ts";

export interface Uploads<T> {
  list: readonly Upload<T>[];
  add(type: T, files: readonly File[]): void;
  cancel(id: string): void;
  retry(id: string): void;
  /** Removes a file from the list, and from the server if it is stored. */
  remove(id: string): void;
  /** Uploads another file, then removes the old one. */
  replace(id: string, file: File): void;
}

/** Sends, lists and removes files of the types `T`. */
export interface UploadPlace<T> {
  send(sent: { type: T; file: File; key: string }, options: SendOptions): Promise<CallResult<Stored>>;
  /** The stored files; null if they cannot be listed. Without it, only files uploaded on this page are shown. */
  list?: () => Promise<readonly Listed<T>[] | null>;
  /** Removes a stored file. Without it, stored files stay. */
  remove?: (documentId: string) => Promise<CallResult<unknown>>;
}

/** How often to check for the result of the scan, in ms. */
const askEvery = 10_000;

/** The stored files of a place, and those uploaded on this page. Unmounting aborts running uploads. */
export function useUploads<T>(place: UploadPlace<T>): Uploads<T> {
  const { settings, texts } = useApp();
  const [list, dispatch] = useReducer<readonly Upload<T>[], [UploadEvent<T>]>(afterEvent, []);
  const underWay = useRef(new Map<string, AbortController>());

  const refresh = useEffectEvent(async () => {
    const waited = list.flatMap(({ state, documentId }) => (state === "waiting" && documentId ? [documentId] : []));
    const documents = await place.list?.();
    if (documents) dispatch({ kind: "listed", documents, waited });
  });

  useEffect(() => {
    void refresh();
    const controllers = underWay.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const isWaiting = list.some(({ state }) => state === "waiting");
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void refresh(), askEvery);
    return () => clearInterval(timer);
  }, [isWaiting]);

  /** Resolves to whether the server has stored the file. */
  async function start(id: string, type: T, file: File): Promise<boolean> {
    dispatch({ kind: "started", id, type, file });
    const controller = new AbortController();
    underWay.current.set(id, controller);
    const wrong = await checkFile(file, settings.uploads.maxBytes);
    if (wrong.length > 0) {
      underWay.current.delete(id);
      dispatch({ kind: "failed", id, failures: wrong });
      return false;
    }
    const result = await place.send(
      { type, file, key: id },
      {
        locale: texts.current.get().locale,
        signal: controller.signal,
        onProgress: (progress) => dispatch({ kind: "moved", id, progress }),
      },
    );
    underWay.current.delete(id);
    if (result.ok) dispatch({ kind: "stored", id, document: result.answer });
    else dispatch({ kind: "failed", id, failures: [await whyFailed(result, file)] });
    return result.ok;
  }

  /** A file that changes while it is sent looks like a lost connection. */
  async function whyFailed(failure: CallFailure, file: File): Promise<UploadFailure> {
    const isChanged = failure.why === "offline" && (await readHead(file)) === null;
    return isChanged ? { code: "changed", params: {} } : readFailure(failure);
  }

  async function remove({ id, documentId, state }: Upload<T>): Promise<void> {
    if (documentId === null || state === "failed") return dispatch({ kind: "removed", id });
    const result = await place.remove?.(documentId);
    if (!result) return;
    // NOT_FOUND: it was removed on another device, so there is nothing left to do.
    const gone = result.ok || (result.why === "refused" && result.problem.errorCode === "NOT_FOUND");
    dispatch(gone ? { kind: "removed", id } : { kind: "kept", id, failure: readFailure(result) });
  }

  // Also the idempotency key, so it must be unique across pages.
  const newId = () => crypto.randomUUID();
  const find = (id: string) => list.find((upload) => upload.id === id);

  return {
    list,
    add(type, files) {
      for (const file of files) void start(newId(), type, file);
    },
    cancel: (id) => underWay.current.get(id)?.abort(),
    retry(id) {
      const again = find(id);
      if (again?.file) void start(id, again.type, again.file);
    },
    remove(id) {
      const upload = find(id);
      if (upload) void remove(upload);
    },
    replace(id, file) {
      const old = find(id);
      if (!old) return;
      void start(newId(), old.type, file).then((isThere) => (isThere ? remove(old) : undefined));
    },
  };
}
