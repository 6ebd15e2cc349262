import { initTenant } from "@kautia/contract";
import { useNavigate } from "../navigation/use-location.ts";
import { useScreenPath } from "../use-screen-path.ts";
import { useApp } from "./app-context.ts";

/** Creates a new application and goes to its first question. Resolves to false if the server could not be reached. */
export function useStart(): () => Promise<boolean> {
  const { api, session, drafts, price } = useApp();
  const path = useScreenPath();
  const navigate = useNavigate();
  return async () => {
    const another = session.token() !== null;
    const result = await api.call(initTenant, { query: {} });
    if (!result.ok) return result.why !== "offline";
    // The session has kept the new token. Drafts and price belong to the earlier application.
    if (another) {
      drafts.clear();
      price.ask("");
    }
    await session.latest();
    await navigate(path("index"));
    return true;
  };
}
