import type { DocumentType } from "@kautia/contract";
import { useEffect, useReducer, useRef } from "react";
import { sendDocument } from "../../api/send-document.ts";
import { useApp } from "../../app/app-context.ts";
import { afterEvent, checkFile, readFailure, type Upload } from "./uploads.ts";

export interface Uploads {
  list: readonly Upload[];
  add(type: DocumentType, files: readonly File[]): void;
  cancel(id: string): void;
  retry(id: string): void;
  /** Takes a file that did not go through off the list. */
  remove(id: string): void;
}

/** The uploads of this page; leaving it ends those that are under way. */
export function useUploads(refId: string): Uploads {
  const { session, settings, texts } = useApp();
  const [list, tell] = useReducer(afterEvent, []);
  const underWay = useRef(new Map<string, AbortController>());
  const count = useRef(0);

  useEffect(() => {
    const controllers = underWay.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
    };
  }, []);

  async function start(id: string, type: DocumentType, file: File): Promise<void> {
    tell({ kind: "started", id, type, file });
    const wrong = checkFile(file, settings.uploads.maxBytes);
    if (wrong) return tell({ kind: "failed", id, failure: wrong });
    const controller = new AbortController();
    underWay.current.set(id, controller);
    const result = await sendDocument(
      { refId, token: session.token() ?? "", type, file },
      {
        locale: texts.current.get().locale,
        signal: controller.signal,
        onProgress: (progress) => tell({ kind: "moved", id, progress }),
      },
    );
    underWay.current.delete(id);
    tell(result.ok ? { kind: "done", id } : { kind: "failed", id, failure: readFailure(result) });
  }

  return {
    list,
    add(type, files) {
      for (const file of files) {
        count.current += 1;
        void start(`upload-${count.current}`, type, file);
      }
    },
    cancel: (id) => underWay.current.get(id)?.abort(),
    retry(id) {
      const again = list.find((upload) => upload.id === id);
      if (again) void start(id, again.type, again.file);
    },
    remove: (id) => tell({ kind: "removed", id }),
  };
}
