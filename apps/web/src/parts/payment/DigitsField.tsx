import { TextField, type TextFieldProps } from "@kautia/design-system";
import { useLayoutEffect, useRef, useState } from "react";
import type { Typed } from "./digits.ts";

export type DigitsFieldProps = Omit<TextFieldProps, "value" | "onChange" | "ref" | "inputMode" | "type"> & {
  value: string;
  onChange: (value: string) => void;
  /** Formats the input and places the caret, e.g. `typeNumber`. */
  layOut: (typed: Typed, previous: string) => Typed;
};

/** A field that groups its digits during typing and keeps the caret in place. */
export function DigitsField({ value, onChange, layOut, ...field }: DigitsFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // A new object for each key, even if the text stays the same, because the caret must be restored then too.
  const [typed, setTyped] = useState<Typed | null>(null);

  useLayoutEffect(() => {
    if (typed && document.activeElement === input.current) input.current?.setSelectionRange(typed.caret, typed.caret);
  }, [typed]);

  return (
    <TextField
      {...field}
      ref={input}
      inputMode="numeric"
      value={value}
      onChange={(text) => {
        const next = layOut({ text, caret: input.current?.selectionStart ?? text.length }, value);
        setTyped(next);
        onChange(next.text);
      }}
    />
  );
}
