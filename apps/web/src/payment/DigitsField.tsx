import { TextField, type TextFieldProps } from "@kautia/design-system";
import { useLayoutEffect, useRef, useState } from "react";
import type { Typed } from "./digits.ts";

export type DigitsFieldProps = Omit<TextFieldProps, "value" | "onChange" | "ref" | "inputMode" | "type"> & {
  value: string;
  onChange: (value: string) => void;
  /** Lays out what was typed; see `typeNumber`. */
  layOut: (typed: Typed, previous: string) => Typed;
};

/** A field whose digits are grouped while they are typed, and whose caret stays where it is. */
export function DigitsField({ value, onChange, layOut, ...field }: DigitsFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // A new object at each key, also where the text stays the same: then too the caret has to be put back.
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
