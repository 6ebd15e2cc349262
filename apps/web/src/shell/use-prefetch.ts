import type { ScreenId } from "@kautia/contract";
import { useEffect } from "react";
import { useApp } from "../app/app-context.ts";
import { whenIdle } from "../app/when-idle.ts";
import { screenModules } from "../screens/screen-modules.ts";

export function usePrefetch(screen: ScreenId | null): void {
  const app = useApp();
  useEffect(() => {
    if (screen === null) return;
    const fetchIt = async () => {
      const module = await screenModules[screen]();
      if ("prepare" in module) module.ahead?.(app);
    };
    // Ignore a failure: the code is loaded again when it is needed, and a failure is shown then.
    whenIdle(() => void fetchIt().catch(() => {}));
  }, [screen, app]);
}
