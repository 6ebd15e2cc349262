import { createContext, type ReactNode } from "react";

/** Carries the rail's short form from the page to the actions, wherever a form puts them. */
export const RailShort = createContext<ReactNode>(null);
