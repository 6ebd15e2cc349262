import { readPath } from "@kautia/contract";
import { createContext, use } from "react";
import { useStore } from "../app/store.ts";
import type { NavigateOptions, Navigator, View } from "./navigator.ts";

export const NavigatorContext = createContext<Navigator | null>(null);

export function useNavigator(): Navigator {
  const navigator = use(NavigatorContext);
  if (!navigator) throw new Error("useNavigator needs a NavigatorContext");
  return navigator;
}

export interface Location {
  pathname: string;
  search: string;
  query: URLSearchParams;
  /** The screen's parameters, such as the landlord's token. */
  params: Record<string, string>;
  state: unknown;
  key: string;
}

export function useLocation(): Location {
  const view = useStore(useNavigator().view);
  if (!view) throw new Error("There is no location before the first page");
  return locationOf(view);
}

function locationOf({ url, state, key }: View): Location {
  const { pathname, search, searchParams } = url;
  return { pathname, search, query: searchParams, params: readPath(pathname).params, state, key };
}

export function useNavigate(): (to: string, options?: NavigateOptions) => Promise<void> {
  return useNavigator().navigate;
}
