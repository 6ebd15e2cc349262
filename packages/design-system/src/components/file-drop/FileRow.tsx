import type { ReactNode } from "react";
import { IconDocument } from "../icons/interface-icons.tsx";
import { IconError, IconSuccess } from "../icons/message-icons.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { FilePicker } from "./FilePicker.tsx";

export type FileItem = {
  id: string;
  name: string;
  /** Quietly beside the name: the size. */
  detail?: ReactNode;
  /** `waiting`: it is there, and something is still to be done with it. */
  state: "uploading" | "waiting" | "done" | "failed";
  /** 0 to 100 while it is uploading. */
  progress?: number;
  /** Why it failed and what to do, or what else is to be said of it. */
  message?: ReactNode;
  /** The buttons that make sense for this file; all that its state knows when left out. */
  offers?: readonly ("cancel" | "retry" | "replace" | "remove")[];
};

export type FileRowProps = {
  file: FileItem;
  /** The buttons; the file's name is added for screen readers. `uploading`, `waiting` and `done` tell the state in words. */
  texts: Record<"cancel" | "retry" | "replace" | "remove" | "uploading" | "waiting" | "done", string>;
  accept: string | undefined;
  onCancel: ((id: string) => void) | undefined;
  onRetry: ((id: string) => void) | undefined;
  onRemove: ((id: string) => void) | undefined;
  onReplace: ((id: string, file: File) => void) | undefined;
};

const SIGNS = { uploading: IconDocument, waiting: IconDocument, done: IconSuccess, failed: IconError };

/** One file: what it is, how far it is, and what can be done with it. */
export function FileRow({ file, texts, accept, onCancel, onRetry, onRemove, onReplace }: FileRowProps) {
  const Sign = SIGNS[file.state];
  const uploading = file.state === "uploading";
  const isThere = file.state === "done" || file.state === "waiting";
  const { offers = ["cancel", "retry", "replace", "remove"] } = file;
  const button = (kind: "cancel" | "retry" | "remove", act: ((id: string) => void) | undefined) =>
    act &&
    offers.includes(kind) && (
      <button type="button" className="k-file__button" onClick={() => act(file.id)}>
        {texts[kind]}
        <VisuallyHidden> {file.name}</VisuallyHidden>
      </button>
    );
  return (
    <li className={`k-file k-file--${file.state}`}>
      <Sign className="k-file__sign" />
      <div className="k-file__body">
        <span className="k-file__name">{file.name}</span>
        {file.detail === undefined ? null : <span className="k-file__detail"> {file.detail}</span>}
        {uploading ? (
          <progress
            className="k-progress k-file__progress"
            aria-label={file.name}
            max={100}
            value={file.progress ?? 0}
          />
        ) : null}
        {/* Said when it changes; the growing number is left to the bar. */}
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
            {texts.replace}
            <VisuallyHidden> {file.name}</VisuallyHidden>
          </FilePicker>
        ) : null}
        {uploading ? null : button("remove", onRemove)}
      </div>
    </li>
  );
}
