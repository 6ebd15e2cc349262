import { useCallback } from "react";
import { useNavigate } from "../navigation/use-location.ts";
import { useScreenPath } from "../shell/use-screen-path.ts";
import { useApp } from "./app-context.ts";

/**
 * Leads to where the application stands: the record is read anew, and the guards of the first page know the way on. Used
 * where this page is over, because something was completed here, or in another tab.
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
