import type { ScreenId } from "@kautia/contract";
import { useEffect } from "react";
import { screenModules } from "../screens/screen-modules.ts";

/** Fetches the code of the screen that comes next while this one is looked at. */
export function usePrefetch(screen: ScreenId | null): void {
  useEffect(() => {
    // It is fetched again when it is needed; then a failure is said.
    if (screen) screenModules[screen]().catch(() => {});
  }, [screen]);
}
