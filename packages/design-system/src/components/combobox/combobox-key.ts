export type ComboboxKeyEvent = { key: string; altKey: boolean; nativeEvent: { isComposing: boolean } };
export type ComboboxState = { open: boolean; active: number; count: number };
export type ComboboxStep = { kind: "take" } | { kind: "close" } | { kind: "walk"; active: number };

/** What a key does in a combobox; `null` leaves the key to the field. */
export function comboboxKey(event: ComboboxKeyEvent, { open, active, count }: ComboboxState): ComboboxStep | null {
  // During composition, Enter and the arrow keys belong to the input method.
  if (event.nativeEvent.isComposing) return null;
  const last = count - 1;
  const walking = open && active >= 0;
  switch (event.key) {
    case "ArrowDown":
      if (event.altKey) return { kind: "walk", active };
      return { kind: "walk", active: active >= last ? 0 : active + 1 };
    case "ArrowUp":
      if (event.altKey) return open ? { kind: "close" } : null;
      return { kind: "walk", active: active <= 0 ? last : active - 1 };
    case "Home":
      return walking ? { kind: "walk", active: 0 } : null;
    case "End":
      return walking ? { kind: "walk", active: last } : null;
    case "Enter":
      return walking ? { kind: "take" } : null;
    case "Escape":
      return open ? { kind: "close" } : null;
    default:
      return null;
  }
}
