import { StrictMode } from "react";
import type { Navigator } from "../navigation/navigator.ts";
import { NavigatorContext } from "../navigation/use-location.ts";
import { Shell } from "../shell/Shell.tsx";
import type { App } from "./app.ts";
import { AppContext } from "./app-context.ts";

/** All that React draws; in the browser as in the build, so that one can take over what the other drew. */
export function Root({ app, navigator }: { app: App; navigator: Navigator }) {
  return (
    <StrictMode>
      <AppContext value={app}>
        <NavigatorContext value={navigator}>
          <Shell />
        </NavigatorContext>
      </AppContext>
    </StrictMode>
  );
}
