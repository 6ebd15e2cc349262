import { lazy, Suspense, useSyncExternalStore } from "react";
import { useApp } from "../app/app-context.ts";
import { choicesIn } from "./choices.ts";

// Code that a content blocker holds back asks nothing, and then nothing is loaded either.
const ConsentArea = lazy(() =>
  import("./ConsentArea.tsx").then(
    (code) => ({ default: code.ConsentArea }),
    () => ({ default: () => null }),
  ),
);

const never = () => () => {};
const isAlive = () => true;
const isDrawn = () => false;

/** Where there is nothing to consent to, not even the code that would ask is fetched. */
export function ConsentGate() {
  const { settings } = useApp();
  // A page that was drawn before asks nothing yet.
  const alive = useSyncExternalStore(never, isAlive, isDrawn);
  return alive && choicesIn(settings).length > 0 ? (
    <Suspense>
      <ConsentArea />
    </Suspense>
  ) : null;
}
