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
 * Sends error reports, traces and replays to a server with Sentry's protocol, at the rates of the settings
 * (specification §9). Replays contain no text, inputs or media. Every request passes one outlet, which scrubs it.
 */
export function createSentryReporting({ environment, errorReporting }: Settings): ErrorReporting {
  const { dsn, ...rates } = errorReporting;
  let isOn = false;
  const outlet = makeOutlet({ isOpen: () => isOn, secrets: knownTokens });

  const replay = replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    // The recorder does not count URLs of links as text, but they may contain a token.
    maskAttributes: ["title", "placeholder", "aria-label", "alt", "href", "action"],
    networkCaptureBodies: false,
    // Keep nothing in the browser, and send plain text, because only text can be scrubbed.
    stickySession: false,
    useCompression: false,
  });

  function begin(): void {
    init({
      dsn: dsn ?? undefined,
      environment,
      ...rates,
      // Chosen one by one. Errors come through `report`. Console output, clicks and sessions must not be recorded.
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
      // A later report must not contain earlier breadcrumbs.
      for (const scope of [getCurrentScope(), getIsolationScope()]) scope.clearBreadcrumbs();
    },
    report: (error) => void captureException(error, { mechanism: { type: "generic", handled: false } }),
  };
}

/** The tenant's token, and anything in the URL that may be a landlord's token. */
function knownTokens(): string[] {
  return [readToken() ?? "", ...(location.href.match(/[0-9a-f]{32}/g) ?? [])];
}

function screenName(): string {
  return readPath(location.pathname).screen ?? "unknown";
}
