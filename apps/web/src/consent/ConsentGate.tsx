import { lazy, Suspense, useSyncExternalStore } from "react";
import { useApp } from "../app/app-context.ts";
import { choicesIn } from "./choices.ts";

// If a content blocker blocks this code, there is no question and no tool is loaded.
const ConsentArea = lazy(() =>
  import("./ConsentArea.tsx").then(
    (code) => ({ default: code.ConsentArea }),
    () => ({ default: () => null }),
  ),
);

const never = () => () => {};
const inBrowser = () => true;
const inPrerenderedPage = () => false;

/** Loads the consent code only if there is something to consent to. */
export function ConsentGate() {
  const { settings } = useApp();
  // A prerendered page asks only after hydration.
  const isHydrated = useSyncExternalStore(never, inBrowser, inPrerenderedPage);
  return isHydrated && choicesIn(settings).length > 0 ? (
    <Suspense>
      <ConsentArea />
    </Suspense>
  ) : null;
}
