import { StrictMode, useEffect } from "react";
import type { Navigator } from "../navigation/navigator.ts";
import { NavigatorContext } from "../navigation/use-location.ts";
import { Shell } from "../frame/Shell.tsx";
import type { App } from "../app/app.ts";
import { AppContext } from "../app/app-context.ts";

export interface RootProps {
  app: App;
  navigator: Navigator;
  /** Called when React has rendered or hydrated the page. */
  onReady?: () => void;
}

/**
 * The root of everything that React renders, the same in browser and build, so that the browser can hydrate prerendered
 * pages.
 */
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
