import { useRef, useState } from "react";
import { joinClasses } from "../../internal/join-classes.ts";
import { Field } from "../field/Field.tsx";
import type { FieldProps } from "../field/field-props.ts";
import { useFieldIds } from "../field/use-field-ids.ts";
import { IconCamera, IconUpload } from "../icons/interface-icons.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import { FilePicker } from "./FilePicker.tsx";
import { FileRow, type FileItem, type FileRowProps } from "./FileRow.tsx";

export type FileDropTexts = FileRowProps["texts"] & {
  /** The main label, e.g. 'Choose a file or take a photo'. */
  choose: string;
  /** Shown beside it if there is a mouse, e.g. 'or drop it here'. */
  drop: string;
  /** On phones, e.g. 'Take a photo'. */
  photo: string;
};

export type FileDropProps = FieldProps & {
  files: readonly FileItem[];
  /**
   * Called with chosen or dropped files. The caller checks type and size (`accept` does not cover drops) and uploads
   * them.
   */
  onFiles: (files: File[]) => void;
  onCancel?: (id: string) => void;
  onRetry?: (id: string) => void;
  onRemove?: (id: string) => void;
  /** Called when the user picks a file to replace an existing one. */
  onReplace?: (id: string, file: File) => void;
  /** Whether a photo is acceptable; if so, phones get a button that opens the camera. */
  photo?: boolean;
  /** As for `<input type=file>`, e.g. 'image/*,application/pdf'. */
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  texts: FileDropTexts;
};

/**
 * Lets the user choose or drop files and shows the progress of each. An invisible native file input covers the area and
 * handles drops and the keyboard. Phones have a separate camera button.
 */
export function FileDrop(props: FileDropProps) {
  const { label, asQuestion, help, error, optionalText, id, className, ...rest } = props;
  const { files, onFiles, onCancel, onRetry, onRemove, onReplace, accept, multiple = false, disabled, texts } = rest;
  const input = useRef<HTMLInputElement>(null);
  // The pressed button disappears, and the focus with it.
  const refocus = <Args extends unknown[]>(act: ((...args: Args) => void) | undefined) =>
    act &&
    ((...args: Args) => {
      act(...args);
      input.current?.focus();
    });
  const acts = {
    accept,
    texts,
    onCancel: refocus(onCancel),
    onRetry: refocus(onRetry),
    onRemove: refocus(onRemove),
    onReplace: refocus(onReplace),
  };
  const ids = useFieldIds(id, help, error);
  const [over, setOver] = useState(false);
  const leave = () => setOver(false);

  return (
    <Field {...{ label, asQuestion, help, error, optionalText, className, ids }}>
      <div className={joinClasses("k-control k-drop", over && "k-drop--over")}>
        <input
          ref={input}
          type="file"
          id={ids.control}
          className="k-drop__input"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          aria-labelledby={`${ids.label} ${ids.control}-choose`}
          aria-describedby={ids.describedBy}
          aria-invalid={error ? true : undefined}
          onDragEnter={() => setOver(true)}
          onDragLeave={leave}
          onDrop={leave}
          onChange={(event) => {
            const chosen = [...(event.target.files ?? [])];
            // Reset, so that the same file can be chosen again after it was removed.
            event.target.value = "";
            if (chosen.length > 0) onFiles(chosen);
          }}
        />
        <span className="k-drop__icon">
          <IconUpload />
        </span>
        <span>
          <span className="k-drop__choose" id={`${ids.control}-choose`}>
            {texts.choose}
          </span>
          <span className="k-drop__hint">{` ${texts.drop}`}</span>
        </span>
      </div>
      {rest.photo ? (
        <FilePicker
          className="k-drop__photo"
          accept="image/jpeg"
          camera
          disabled={disabled}
          onFile={(photo) => onFiles([photo])}
        >
          <IconCamera />
          <span>{`${texts.photo} `}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </FilePicker>
      ) : null}
      <ul className="k-drop__files">
        {files.map((file) => (
          <FileRow key={file.id} file={file} {...acts} />
        ))}
      </ul>
    </Field>
  );
}
