import { readPath } from "@kautia/contract";
import { createContext, use } from "react";
import { useStore } from "../app/store.ts";
import type { NavigateOptions, Navigator } from "./navigator.ts";

export const NavigatorContext = createContext<Navigator | null>(null);

export function useNavigator(): Navigator {
  const navigator = use(NavigatorContext);
  if (!navigator) throw new Error("useNavigator needs a NavigatorContext");
  return navigator;
}

/** The URL of the page with the screen's parameters, such as the landlord's token, and the state of its history entry. */
export function useLocation() {
  const view = useStore(useNavigator().view);
  if (!view) throw new Error("There is no location before the first page");
  const { pathname, search, searchParams: query } = view.url;
  return { pathname, search, query, params: readPath(pathname).params, state: view.state };
}

export function useNavigate(): (to: string, options?: NavigateOptions) => Promise<void> {
  return useNavigator().navigate;
}
