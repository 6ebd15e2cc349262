import type { ScreenId } from "@kautia/contract";
import { useEffect } from "react";
import { useApp } from "../app/app-context.ts";
import { whenIdle } from "../app/when-idle.ts";
import { screenModules } from "../screens/screen-modules.ts";

/** Fetches the code of the screen that comes next while this one is looked at. */
export function usePrefetch(screen: ScreenId | null): void {
  const app = useApp();
  useEffect(() => {
    if (screen === null) return;
    const fetchIt = async () => {
      const module = await screenModules[screen]();
      if ("prepare" in module) module.ahead?.(app);
    };
    // It is fetched again when it is needed; then a failure is said.
    whenIdle(() => void fetchIt().catch(() => {}));
  }, [screen, app]);
}
