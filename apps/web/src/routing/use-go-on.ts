import { useCallback } from "react";
import { useNavigate } from "../navigation/use-location.ts";
import { useScreenPath } from "./use-screen-path.ts";
import { useApp } from "../app/app-context.ts";

/**
 * Goes to the current step of the application: reads the record again and lets the guards of the first page redirect.
 * For pages that are done, because something was completed here or in another tab.
 */
export function useGoOn(): () => Promise<void> {
  const { session } = useApp();
  const navigate = useNavigate();
  const index = useScreenPath()("index");
  return useCallback(async () => {
    await session.refresh();
    await navigate(index, { replace: true });
  }, [session, navigate, index]);
}
