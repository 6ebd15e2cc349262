import { readPath } from "@kautia/contract";
import { useEffect } from "react";
import { useApp } from "../app/app-context.ts";
import { useStore } from "../browser/store.ts";
import { useNavigator } from "../navigation/use-location.ts";
import { followConsent } from "./follow-consent.ts";
import { choicesIn } from "./choices.ts";
import { consentOf } from "./consent-of.ts";
import { AskForConsent } from "./AskForConsent.tsx";

/** Loads the allowed tools, and asks for consent until the visitor has chosen, except on the page of privacy choices. */
export function ConsentArea() {
  const app = useApp();
  const navigator = useNavigator();
  const consent = consentOf(app);
  const view = useStore(navigator.view);
  useStore(consent.decision);
  useEffect(() => followConsent(app.settings, navigator.view, consent), [app, navigator, consent]);

  const isAsking = consent.isOpen(choicesIn(app.settings));
  if (!view || !isAsking || readPath(view.url.pathname).screen === "privacy-choices") return null;
  return <AskForConsent />;
}
