import type { ReactNode } from "react";
import { IconDocument } from "../icons/interface-icons.tsx";
import { IconError, IconSuccess } from "../icons/message-icons.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { FilePicker } from "./FilePicker.tsx";

export type FileItem = {
  id: string;
  name: string;
  /** Shown beside the name in a quiet colour, e.g. the size. */
  detail?: string;
  /** `waiting`: uploaded, but not processed yet. */
  state: "uploading" | "waiting" | "done" | "failed";
  /** 0 to 100 while uploading. */
  progress?: number;
  /** Why it failed and what to do about it, or any other remark. */
  message?: ReactNode;
  /** The buttons offered for this file. Defaults to all buttons of its state. */
  offers?: readonly ("cancel" | "retry" | "replace" | "remove")[];
};

export type FileRowProps = {
  file: FileItem;
  /** The button labels (screen readers also hear the file name) and the texts for `uploading`, `waiting` and `done`. */
  texts: Record<"cancel" | "retry" | "replace" | "remove" | "uploading" | "waiting" | "done", string>;
  accept: string | undefined;
  onCancel: ((id: string) => void) | undefined;
  onRetry: ((id: string) => void) | undefined;
  onRemove: ((id: string) => void) | undefined;
  onReplace: ((id: string, file: File) => void) | undefined;
};

const SIGNS = { uploading: IconDocument, waiting: IconDocument, done: IconSuccess, failed: IconError };

/** One file with its state, progress and buttons. */
export function FileRow({ file, texts, accept, onCancel, onRetry, onRemove, onReplace }: FileRowProps) {
  const Sign = SIGNS[file.state];
  const uploading = file.state === "uploading";
  const isThere = file.state === "done" || file.state === "waiting";
  const { offers = ["cancel", "retry", "replace", "remove"] } = file;
  const button = (kind: "cancel" | "retry" | "remove", act: ((id: string) => void) | undefined) =>
    act &&
    offers.includes(kind) && (
      <button type="button" className="k-file__button" onClick={() => act(file.id)}>
        <span>{texts[kind]}</span>
        <VisuallyHidden>{` ${file.name}`}</VisuallyHidden>
      </button>
    );
  return (
    <li className={`k-file k-file--${file.state}`}>
      <Sign className="k-file__sign" />
      <div className="k-file__body">
        <span className="k-file__name">{file.name}</span>
        {file.detail === undefined ? null : <span className="k-file__detail">{` ${file.detail}`}</span>}
        {uploading ? (
          <progress
            className="k-progress k-file__progress"
            aria-label={file.name}
            max={100}
            value={file.progress ?? 0}
          />
        ) : null}
        {/* Announces changes of state. The percentage is left to the progress bar. */}
        <div className="k-file__state" role="status">
          {file.message ?? (file.state === "failed" ? null : texts[file.state])}
        </div>
      </div>
      <div className="k-file__buttons">
        {uploading ? button("cancel", onCancel) : null}
        {file.state === "failed" ? button("retry", onRetry) : null}
        {isThere && onReplace && offers.includes("replace") ? (
          <FilePicker
            className="k-file__button k-file__pick"
            accept={accept}
            onFile={(other) => onReplace(file.id, other)}
          >
            <span>{texts.replace}</span>
            <VisuallyHidden>{` ${file.name}`}</VisuallyHidden>
          </FilePicker>
        ) : null}
        {uploading ? null : button("remove", onRemove)}
      </div>
    </li>
  );
}
