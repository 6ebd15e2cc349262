import { screenIds, screens, type ScreenId } from "@kautia/contract";
import { createBrowserRouter, RouterContextProvider, type RouteObject } from "react-router";
import type { App } from "./app/app.ts";
import { routeApp } from "./app/app-context.ts";
import { guardMiddleware } from "./guards/guard-middleware.ts";
import { languageOf } from "./i18n/locale.ts";
import { screenModules } from "./screens/screen-modules.ts";
import { errorScreen, type ErrorPageState } from "./shell/error-screen.ts";
import { RootError } from "./shell/RootError.tsx";
import { Shell } from "./shell/Shell.tsx";
import { isLocale, screenPath } from "@kautia/contract";

// Middleware runs only where a route has a loader.
const nothing = () => null;

/** The routes, made from the contract's screens: each with and without the language before it. */
export function createRoutes(): RouteObject[] {
  return [
    {
      path: "/",
      middleware: [guardMiddleware],
      Component: Shell,
      ErrorBoundary: RootError,
      HydrateFallback: () => null,
      children: [
        ...screenIds.flatMap((id) => [route(screens[id].path, id), route(`:lang/${screens[id].path}`, id)]),
        // The guards lead every unknown path to the 404 page before this could be shown.
        { path: "*", loader: nothing, Component: () => null },
      ],
    },
  ];
}

function route(path: string, id: ScreenId): RouteObject {
  return {
    path,
    lazy: async () => {
      const { Component, loader = nothing } = await screenModules[id]();
      return { Component, loader };
    },
  };
}

export function createAppRouter(app: App) {
  const router = createBrowserRouter(createRoutes(), {
    getContext: () => new RouterContextProvider(new Map([[routeApp, app]])),
  });
  app.leave = (status, problem) => {
    const segment = router.state.location.pathname.split("/")[1] ?? "";
    const lang = isLocale(segment) ? segment : languageOf(app.texts.current.get().locale);
    const state: ErrorPageState = { errorCode: problem?.errorCode ?? null, data: problem?.data ?? null };
    void router.navigate(screenPath(lang, errorScreen(status)), { state });
  };
  return router;
}
