import { initTenant } from "@kautia/contract";
import { leaveTo } from "../guards/navigation-state.ts";
import { useText } from "../i18n/use-text.ts";
import { useNavigate } from "../navigation/use-location.ts";
import { useScreenPath } from "../use-screen-path.ts";
import { useApp } from "./app-context.ts";

/** Creates a new application and goes to its first question. Resolves to false if the server could not be reached. */
export function useStart(): () => Promise<boolean> {
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
    const result = await api.call(initTenant, { query: {} }, { handBack: "all" });
    if (!result.ok) {
      // Specification §4: a failed initialisation leads to the page under construction.
      if (result.why === "refused") await leave();
      return result.why !== "offline";
    }
    // The session has kept the new token.
    await session.latest();
    await navigate(path("index"));
    return true;
  };
}
