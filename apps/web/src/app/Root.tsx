import { StrictMode, useEffect } from "react";
import type { Navigator } from "../navigation/navigator.ts";
import { NavigatorContext } from "../navigation/use-location.ts";
import { Shell } from "../shell/Shell.tsx";
import type { App } from "./app.ts";
import { AppContext } from "./app-context.ts";

export interface RootProps {
  app: App;
  navigator: Navigator;
  /** Called when all is there and listens. */
  onReady?: () => void;
}

/** All that React draws; in the browser as in the build, so that one can take over what the other drew. */
export function Root({ app, navigator, onReady }: RootProps) {
  useEffect(() => onReady?.(), [onReady]);
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
