import { initTenant } from "@kautia/contract";
import { leaveTo } from "../guards/navigation-state.ts";
import { useText } from "../texts/use-text.ts";
import { useNavigate } from "../navigation/use-location.ts";
import { keepsCookies } from "../session/token-cookie.ts";
import { useScreenPath } from "./use-screen-path.ts";
import { useApp } from "../app/app-context.ts";

/** Why no application was started: no connection, or a browser that keeps no cookies and would forget it at once. */
export type StartObstacle = "offline" | "cookies";

/** Creates a new application and goes to its first question. Resolves to what prevented it; null if nothing did. */
export function useStart(): () => Promise<StartObstacle | null> {
  const { api, session, settings } = useApp();
  const path = useScreenPath();
  const navigate = useNavigate();
  const { language } = useText();

  async function leave(): Promise<void> {
    const { kind, to } = leaveTo(settings.brand.underConstructionUrl, language);
    if (kind === "leave") location.assign(to);
    else await navigate(to);
  }

  return async () => {
    if (!keepsCookies()) return "cookies";
    const result = await api.call(initTenant, { query: {} }, { handledStatuses: "all" });
    if (!result.ok) {
      // Specification §4: a failed initialisation leads to the page under construction.
      if (result.why === "refused") await leave();
      return result.why === "offline" ? "offline" : null;
    }
    // The session has kept the new token.
    await session.latest();
    await navigate(path("index"));
    return null;
  };
}
