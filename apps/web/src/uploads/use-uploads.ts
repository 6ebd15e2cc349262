import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import type { CallResult } from "../api/call-result.ts";
import type { SendOptions } from "../api/send-file.ts";
import { useApp } from "../app/app-context.ts";
import {
  afterEvent,
  checkFile,
  type Listed,
  readFailure,
  type Stored,
  type Upload,
  type UploadEvent,
} from "./uploads.ts";

export interface Uploads<T> {
  list: readonly Upload<T>[];
  add(type: T, files: readonly File[]): void;
  cancel(id: string): void;
  retry(id: string): void;
  /** Takes a file off the list, and back from the server where that has it. */
  remove(id: string): void;
  /** Uploads another in its place, which goes once the other is there. */
  replace(id: string, file: File): void;
}

/** Where files of the types `T` go. */
export interface UploadPlace<T> {
  send(sent: { type: T; file: File; key: string }, options: SendOptions): Promise<CallResult<Stored>>;
  /** What is there already; null when it cannot be told. Without it only what this page uploads is shown. */
  list?: () => Promise<readonly Listed<T>[] | null>;
  /** Takes one back. Without it what is there stays. */
  remove?: (documentId: string) => Promise<CallResult<unknown>>;
}

/** How often to ask whether the scanner has looked, in ms. */
const askEvery = 10_000;

/** The files of a place: those that are there, and those that this page uploads; leaving it ends the latter. */
export function useUploads<T>(place: UploadPlace<T>): Uploads<T> {
  const { settings, texts } = useApp();
  const [list, tell] = useReducer<readonly Upload<T>[], [UploadEvent<T>]>(afterEvent, []);
  const underWay = useRef(new Map<string, AbortController>());

  const refresh = useEffectEvent(async () => {
    const waited = list.flatMap(({ state, documentId }) => (state === "waiting" && documentId ? [documentId] : []));
    const documents = await place.list?.();
    if (documents) tell({ kind: "listed", documents, waited });
  });

  useEffect(() => {
    void refresh();
    const controllers = underWay.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  const waits = list.some(({ state }) => state === "waiting");
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => void refresh(), askEvery);
    return () => clearInterval(timer);
  }, [waits]);

  /** Answers whether the server has it. */
  async function start(id: string, type: T, file: File): Promise<boolean> {
    tell({ kind: "started", id, type, file });
    const wrong = checkFile(file, settings.uploads.maxBytes);
    if (wrong) {
      tell({ kind: "failed", id, failure: wrong });
      return false;
    }
    const controller = new AbortController();
    underWay.current.set(id, controller);
    const result = await place.send(
      { type, file, key: id },
      {
        locale: texts.current.get().locale,
        signal: controller.signal,
        onProgress: (progress) => tell({ kind: "moved", id, progress }),
      },
    );
    underWay.current.delete(id);
    if (result.ok) tell({ kind: "stored", id, document: result.answer });
    else tell({ kind: "failed", id, failure: readFailure(result) });
    return result.ok;
  }

  async function remove({ id, documentId, state }: Upload<T>): Promise<void> {
    if (documentId === null || state === "failed") return tell({ kind: "removed", id });
    const result = await place.remove?.(documentId);
    if (!result) return;
    // Gone already, from another device: what counts is that it is not there.
    const gone = result.ok || (result.why === "refused" && result.problem.errorCode === "NOT_FOUND");
    tell(gone ? { kind: "removed", id } : { kind: "kept", id, failure: readFailure(result) });
  }

  // Its Idempotency-Key, too, so that no other page may have the same.
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
