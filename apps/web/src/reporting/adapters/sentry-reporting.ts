import { readPath, type Settings } from "@kautia/contract";
import {
  breadcrumbsIntegration,
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  eventFiltersIntegration,
  getClient,
  getCurrentScope,
  getIsolationScope,
  httpContextIntegration,
  init,
  linkedErrorsIntegration,
  makeFetchTransport,
  replayIntegration,
} from "@sentry/react";
import { readToken } from "../../session/token-cookie.ts";
import type { ErrorReporting } from "../error-reporting.ts";
import { makeOutlet } from "../outlet.ts";

/**
 * Error reports, traces and replays to a server that speaks Sentry's protocol, at the rates of the settings (specification
 * §9). Replays have no text, no inputs, no media; all that leaves passes one outlet, where it is scrubbed.
 */
export function createSentryReporting({ environment, errorReporting }: Settings): ErrorReporting {
  const { dsn, ...rates } = errorReporting;
  let isOn = false;
  const outlet = makeOutlet({ isOpen: () => isOn, secrets: tokensAtHand });

  const replay = replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    // Addresses in links are no text to the recorder, but may hold a token.
    maskAttributes: ["title", "placeholder", "aria-label", "alt", "href", "action"],
    networkCaptureBodies: false,
    // Nothing of it is kept in the browser, and what leaves stays a text that can be scrubbed.
    stickySession: false,
    useCompression: false,
  });

  function begin(): void {
    init({
      dsn: dsn ?? undefined,
      environment,
      ...rates,
      // Chosen one by one: errors come through `report`, and the console, clicks and sessions are nobody's business.
      defaultIntegrations: false,
      integrations: [
        eventFiltersIntegration(),
        linkedErrorsIntegration(),
        dedupeIntegration(),
        httpContextIntegration(),
        breadcrumbsIntegration({ dom: false, sentry: false }),
        browserTracingIntegration({ beforeStartSpan: (span) => ({ ...span, name: screenName() }) }),
        replay,
      ],
      dataCollection: {
        userInfo: false,
        cookies: false,
        httpHeaders: { request: { allow: ["User-Agent"] }, response: false },
        httpBodies: [],
        urlQueryParams: false,
        stackFrameVariables: false,
      },
      tracePropagationTargets: [],
      sendClientReports: false,
      beforeBreadcrumb: (breadcrumb) => (isOn ? breadcrumb : null),
      transport: (options) =>
        makeFetchTransport({ ...options, fetchOptions: { referrerPolicy: "no-referrer" } }, outlet),
    });
  }

  return {
    start() {
      isOn = true;
      const client = getClient();
      if (!client) return begin();
      client.getOptions().enabled = true;
      replay.startBuffering();
    },
    stop() {
      isOn = false;
      void replay.stop({ flush: false });
      const client = getClient();
      if (client) client.getOptions().enabled = false;
      // What led up to a later error begins anew, too.
      for (const scope of [getCurrentScope(), getIsolationScope()]) scope.clearBreadcrumbs();
    },
    report: (error) => void captureException(error, { mechanism: { type: "generic", handled: false } }),
  };
}

/** The tenant's token, and what in the address may be a landlord's. */
function tokensAtHand(): string[] {
  return [readToken() ?? "", ...(location.href.match(/[0-9a-f]{32}/g) ?? [])];
}

function screenName(): string {
  return readPath(location.pathname).screen ?? "unknown";
}
