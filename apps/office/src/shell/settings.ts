import type { Settings } from "@kautia/contract";
import { createContext, use } from "react";

export const SettingsContext = createContext<Settings | null>(null);

export function useSettings(): Settings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error("There is no SettingsContext");
  return settings;
}
