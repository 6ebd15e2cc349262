import type { ReactNode } from "react";
import { IconDocument } from "../icons/interface-icons.tsx";
import { IconError, IconSuccess } from "../icons/message-icons.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";

export type FileItem = {
  id: string;
  name: string;
  /** Quietly beside the name: the size. */
  detail?: ReactNode;
  state: "uploading" | "done" | "failed";
  /** 0 to 100 while it is uploading. */
  progress?: number;
  /** Why it failed and what to do. */
  message?: ReactNode;
  /** The buttons that make sense for this file; all that its state knows when left out. */
  offers?: readonly ("cancel" | "retry" | "remove")[];
};

export type FileRowProps = {
  file: FileItem;
  /** The buttons; the file's name is added for screen readers. `uploading` and `done` tell the state in words. */
  texts: { cancel: string; retry: string; remove: string; uploading: string; done: string };
  onCancel: ((id: string) => void) | undefined;
  onRetry: ((id: string) => void) | undefined;
  onRemove: ((id: string) => void) | undefined;
};

const SIGNS = { uploading: IconDocument, done: IconSuccess, failed: IconError };

/** One file: what it is, how far it is, and what can be done with it. */
export function FileRow({ file, texts, onCancel, onRetry, onRemove }: FileRowProps) {
  const Sign = SIGNS[file.state];
  const uploading = file.state === "uploading";
  const { offers = ["cancel", "retry", "remove"] } = file;
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
          {file.state === "failed" ? file.message : texts[file.state]}
        </div>
      </div>
      <div className="k-file__buttons">
        {uploading ? button("cancel", onCancel) : null}
        {file.state === "failed" ? button("retry", onRetry) : null}
        {uploading ? null : button("remove", onRemove)}
      </div>
    </li>
  );
}
