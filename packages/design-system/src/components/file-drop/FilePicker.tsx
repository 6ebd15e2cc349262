import type { Elements } from "../../internal/elements.ts";

export type FilePickerProps = {
  className: string;
  accept: string | undefined;
  /** Opens the rear camera of a phone directly; without it the phone offers a choice. */
  camera?: boolean;
  disabled?: boolean | undefined;
  onFile: (file: File) => void;
  children: Elements;
};

/** A file input that looks like a button. Its children are its label, and it is reachable by keyboard. */
export function FilePicker({ className, accept, camera = false, disabled, onFile, children }: FilePickerProps) {
  return (
    <label className={`k-pick ${className}`}>
      <input
        type="file"
        className="k-pick__input"
        accept={accept}
        capture={camera ? "environment" : undefined}
        disabled={disabled}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Reset, so that the same file can be chosen again.
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
      {children}
    </label>
  );
}
