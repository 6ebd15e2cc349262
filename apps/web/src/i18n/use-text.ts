import { useApp } from "../app/app-context.ts";
import { useStore } from "../app/store.ts";
import type { Text } from "./create-text.ts";

export function useText(): Text {
  return useStore(useApp().texts.current);
}
