import { type Draft, saveDraft, type WorkKind } from "@kautia/contract";
import { useEffect, useState } from "react";
import { callApi } from "../../api/call-api.ts";

/** How long a pause in typing must last before the draft is saved, in ms. */
const pause = 500;

/** The server's drafts of a case, claim or proof, and what has been typed since. */
export interface Drafts {
  kind: WorkKind;
  id: string;
  texts: Draft;
}

export function useDrafts(found: Drafts): Drafts {
  const [drafts] = useState(() => ({ ...found }));
  return drafts;
}

/** Keeps a text on the server while it is written, so that closing the browser loses nothing. */
export function useKeepDraft(drafts: Drafts, name: keyof Draft, written: string): void {
  useEffect(() => {
    const text = written.trim() || null;
    if (drafts.texts[name] === text) return undefined;
    const timer = setTimeout(() => {
      drafts.texts = { ...drafts.texts, [name]: text };
      const { kind, id, texts } = drafts;
      void callApi(saveDraft, { params: { kind, id }, body: texts }, { idempotencyKey: crypto.randomUUID() }).catch(
        () => {},
      );
    }, pause);
    return () => clearTimeout(timer);
  }, [drafts, name, written]);
}
