import type { ScreenId } from "@kautia/contract";
import { useEffect } from "react";
import { useApp } from "../app/app-context.ts";
import { whenIdle } from "../browser/when-idle.ts";

export function usePrefetch(screen: ScreenId | null): void {
  const app = useApp();
  useEffect(() => {
    if (screen !== null) whenIdle(() => app.prefetch(screen));
  }, [screen, app]);
}
