import { initTenant } from "@kautia/contract";
import { useNavigate } from "../navigation/use-location.ts";
import { useScreenPath } from "../shell/use-screen-path.ts";
import { useApp } from "./app-context.ts";

/** Makes a new application and goes to its first question; answers whether the server could be reached. */
export function useStart(): () => Promise<boolean> {
  const { api, session, drafts, price } = useApp();
  const path = useScreenPath();
  const navigate = useNavigate();
  return async () => {
    const another = session.token() !== null;
    const result = await api.call(initTenant, { query: {} });
    if (!result.ok) return result.why !== "offline";
    // The answer's token is kept by the session; what was known, typed and priced of another application is over.
    if (another) {
      drafts.clear();
      price.ask("");
    }
    await session.latest();
    await navigate(path("index"));
    return true;
  };
}
