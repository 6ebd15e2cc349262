import { createContext, use } from "react";
import { createContext as createRouteContext } from "react-router";
import type { App } from "./app.ts";

export const AppContext = createContext<App | null>(null);

/** The same for loaders and middleware. */
export const routeApp = createRouteContext<App>();

export function useApp(): App {
  const app = use(AppContext);
  if (!app) throw new Error("useApp needs AppContext around it");
  return app;
}
