import { readPath, type Settings } from "@kautia/contract";
import type { Store } from "../browser/store.ts";
import type { Choice } from "./choices.ts";
import type { Consent } from "./consent.ts";
import type { View } from "../navigation/navigator.ts";
import type { Analytics } from "../reporting/analytics.ts";
import { passErrorsTo } from "../reporting/early-errors.ts";
import type { ErrorReporting } from "../reporting/error-reporting.ts";

export interface Tools {
  errorReporting: (settings: Settings) => Promise<ErrorReporting>;
  analytics: (settings: Settings) => Promise<Analytics>;
}

const realTools: Tools = {
  errorReporting: async (settings) =>
    (await import("../reporting/adapters/sentry-reporting.ts")).createSentryReporting(settings),
  analytics: async (settings) => (await import("../reporting/adapters/open-analytics.ts")).openAnalytics(settings),
};

/** Loads, starts and stops the tools as the visitor's consent changes. Returns a function that ends this. */
export function followConsent(
  settings: Settings,
  view: Store<View | null>,
  consent: Consent,
  tools: Tools = realTools,
): () => void {
  const isAllowed = (choice: Choice) => !ended && consent.allows(choice);
  let ended = false;

  const errorReporting = makeSwitch(
    () => isAllowed("errorReporting"),
    () => tools.errorReporting(settings),
    {
      on: (reporting) => passErrorsTo((error) => reporting.report(error)),
      off: () => passErrorsTo(forget),
    },
  );
  const analytics = makeSwitch(
    () => isAllowed("analytics"),
    () => tools.analytics(settings),
    { on: countScreens },
  );

  let counted: string | null = null;
  function countScreens(tool: Analytics): void {
    const url = view.get()?.url;
    const screen = url ? readPath(url.pathname).screen : null;
    if (screen === null || screen === counted) return;
    counted = screen;
    tool.pageView(screen);
  }

  const follow = () => {
    // Errors from before a refusal must not be reported.
    if (consent.decision.get()?.answers.errorReporting === false) passErrorsTo(forget);
    void errorReporting.settle();
    void analytics.settle();
  };
  const stopFollowing = [consent.decision.subscribe(follow), view.subscribe(() => analytics.whileOn(countScreens))];
  follow();
  return () => {
    ended = true;
    for (const stop of stopFollowing) stop();
    follow();
  };
}

function forget(): void {}

interface Switchable {
  start(): void;
  stop(): void;
}

interface Turned<T> {
  on: (tool: T) => void;
  off?: () => void;
}

/** Loads a tool when it is first allowed, then turns it on and off. Changes while it loads take effect afterwards. */
function makeSwitch<T extends Switchable>(isAllowed: () => boolean, load: () => Promise<T>, turned: Turned<T>) {
  let loading: Promise<T | null> | null = null;
  let tool: T | null = null;
  let isOn = false;

  function turn(): void {
    if (!tool || isAllowed() === isOn) return;
    isOn = !isOn;
    if (isOn) {
      tool.start();
      turned.on(tool);
    } else {
      tool.stop();
      turned.off?.();
    }
  }

  return {
    async settle(): Promise<void> {
      if (tool || !isAllowed()) return turn();
      // A content blocker or a lost connection may prevent the load. The app works without the tool.
      loading ??= load().catch(() => null);
      tool = await loading;
      loading = null;
      turn();
    },
    whileOn(act: (tool: T) => void): void {
      if (tool && isOn) act(tool);
    },
  };
}
