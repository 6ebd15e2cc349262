import { createContext, use } from "react";
import type { App } from "./app.ts";

export const AppContext = createContext<App | null>(null);

export function useApp(): App {
  const app = use(AppContext);
  if (!app) throw new Error("useApp needs an AppContext");
  return app;
}
