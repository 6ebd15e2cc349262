import { TextField, type TextFieldProps } from "@kautia/design-system";
import { useLayoutEffect, useRef, useState } from "react";
import type { Typed } from "./digits.ts";

export type DigitsFieldProps = Omit<TextFieldProps, "value" | "onChange" | "ref" | "inputMode" | "type"> & {
  value: string;
  onChange: (value: string) => void;
  /** Formats the input and places the caret, e.g. `typeNumber`. */
  layOut: (typed: Typed, previous: string) => Typed;
  /** Whether nothing can follow, so that typing continues in the field with the id `next`. */
  isFull?: (text: string) => boolean;
  next?: string;
};

/** A field that groups its digits during typing, keeps the caret in place, and moves on to the next one when it is full. */
export function DigitsField({ value, onChange, layOut, isFull, next: nextId, ...field }: DigitsFieldProps) {
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
        const isAtEnd = next.caret === next.text.length && next.text.length > value.length;
        if (nextId !== undefined && isAtEnd && isFull?.(next.text)) document.getElementById(nextId)?.focus();
      }}
    />
  );
}
