import { readPath } from "@kautia/contract";
import { createContext, use } from "react";
import { useStore } from "../browser/store.ts";
import type { Navigator } from "./navigator.ts";

export const NavigatorContext = createContext<Navigator | null>(null);

export function useNavigator(): Navigator {
  const navigator = use(NavigatorContext);
  if (!navigator) throw new Error("useNavigator needs a NavigatorContext");
  return navigator;
}

/**
 * The URL of the page, its screen and the screen's parameters, such as the landlord's token, and the state of its
 * history entry.
 */
export function useLocation() {
  const view = useStore(useNavigator().view);
  if (!view) throw new Error("There is no location before the first page");
  const { pathname, search, hash, searchParams: query } = view.url;
  const { screen, params } = readPath(pathname);
  return { pathname, search, hash, query, screen, params, state: view.state };
}

type Navigate = Navigator["navigate"];

export function useNavigate(): Navigate {
  return useNavigator().navigate;
}

/** Navigates only while this page is shown, so that a late answer does not move somebody who has gone back. */
export function useNavigateFromHere(): Navigate {
  const { view, navigate } = useNavigator();
  const here = useStore(view)?.key;
  return async (to, options) => {
    if (view.get()?.key === here) await navigate(to, options);
  };
}
