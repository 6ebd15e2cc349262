import type { ScreenId } from "@kautia/contract";
import type { ComponentType } from "react";
import type { LoaderFunction } from "react-router";

/** What a screen's folder brings: its component, and where it needs something first, a loader. */
export interface ScreenModule {
  Component: ComponentType;
  loader?: LoaderFunction;
}

/** The code of each screen, fetched when it is gone to. A screen of the contract without code here does not compile. */
export const screenModules: Record<ScreenId, () => Promise<ScreenModule>> = {
  index: () => import("./index/route.ts"),
  welcome: () => import("./welcome/route.ts"),
  "choose-country": () => import("./choose-country/route.ts"),
  summary: () => import("./summary/route.ts"),
  risks: () => import("./maintenance/route.ts"),
  "manual-underwriting": () => import("./maintenance/route.ts"),
  "private-documents": () => import("./private-documents/route.ts"),
  offers: () => import("./maintenance/route.ts"),
  payment: () => import("./maintenance/route.ts"),
  landlord: () => import("./maintenance/route.ts"),
  "404": () => import("./not-found/route.ts"),
  "500": () => import("./server-error/route.ts"),
  maintenance: () => import("./maintenance/route.ts"),
  "link-expired": () => import("./link-expired/route.ts"),
};
