import type { ReactNode } from "react";

export type FilePickerProps = {
  className: string;
  accept: string | undefined;
  /** Opens a phone's camera at once, the one that looks away from its holder; without it the phone lets choose. */
  camera?: boolean;
  disabled?: boolean | undefined;
  onFile: (file: File) => void;
  children: ReactNode;
};

/** A button that is a file input: what is written on it names the input, and the keyboard reaches it. */
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
          // Emptied, so that the same file can be chosen again.
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
      {children}
    </label>
  );
}
