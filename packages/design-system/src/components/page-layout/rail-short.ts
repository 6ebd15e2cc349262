import { createContext, type ReactNode } from "react";

/** Passes the short form of the rail from `PageLayout` to `Actions`. */
export const RailShort = createContext<ReactNode>(null);
