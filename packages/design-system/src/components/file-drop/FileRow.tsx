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
  const button = (text: string, act: ((id: string) => void) | undefined) =>
    act && (
      <button type="button" className="k-file__button" onClick={() => act(file.id)}>
        {text}
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
        {uploading ? button(texts.cancel, onCancel) : null}
        {file.state === "failed" ? button(texts.retry, onRetry) : null}
        {uploading ? null : button(texts.remove, onRemove)}
      </div>
    </li>
  );
}
