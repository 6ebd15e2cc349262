import { type ConsentKind, consentTextVersion, decideConsent, type OwnConsents } from "@kautia/contract";
import { InlineMessage } from "@kautia/design-system";
import { useState } from "react";
import { useLoginPath } from "#parts/account/login-paths.ts";
import { useApp } from "#app/app-context.ts";
import { useStore } from "#browser/store.ts";
import { choicesIn } from "#consent/choices.ts";
import { consentOf } from "#consent/consent-of.ts";
import { useText } from "#texts/use-text.ts";
import { useNavigate } from "#navigation/use-location.ts";
import { ConsentCard } from "./ConsentCard.tsx";
import { standings } from "./standing.ts";

type Feedback = { consent: ConsentKind; how: "saved" | "offline" | "changed" } | null;

export function ConsentList({ consents }: { consents: OwnConsents }) {
  const app = useApp();
  const { t } = useText();
  const navigate = useNavigate();
  const loginPath = useLoginPath();
  const inBrowser = consentOf(app);
  useStore(inBrowser.decision);
  const [known, setKnown] = useState(consents);
  const [feedback, setFeedback] = useState<Feedback>(null);

  async function decide(consent: ConsentKind, given: boolean): Promise<void> {
    setFeedback(null);
    // Applies in this browser immediately, even if the server cannot be reached.
    if (isChoice(consent)) inBrowser.decide({ [consent]: given });
    const body = { consent, given, textVersion: consentTextVersion };
    const result = await app.api.call(decideConsent, { body }, { handledStatuses: [400, 401] });
    if (result.ok) {
      setKnown(result.answer);
      setFeedback({ consent, how: "saved" });
    } else if (result.problem?.status === 401) await navigate(loginPath);
    else if (result.why === "offline" || result.why === "refused")
      setFeedback({ consent, how: result.why === "offline" ? "offline" : "changed" });
  }

  return (
    <div className="consents">
      {standings(known, choicesIn(app.settings), inBrowser.allows).map((standing) => (
        <ConsentCard
          key={standing.consent}
          standing={standing}
          saved={
            feedback?.consent === standing.consent ? (
              <FeedbackMessage how={feedback.how} given={standing.given} />
            ) : null
          }
          onDecide={(given) => decide(standing.consent, given)}
        />
      ))}
      <p className="quiet">{t("consents.others")}</p>
    </div>
  );
}

function isChoice(consent: ConsentKind): consent is "analytics" | "errorReporting" {
  return consent === "analytics" || consent === "errorReporting";
}

function FeedbackMessage({ how, given }: { how: "saved" | "offline" | "changed"; given: boolean }) {
  const { t } = useText();
  if (how === "saved")
    return (
      <InlineMessage tone="success" toneLabel={t("common.note")}>
        {t(given ? "consents.savedGiven" : "consents.savedWithdrawn")}
      </InlineMessage>
    );
  return (
    <InlineMessage tone="caution" toneLabel={t("common.note")}>
      {t(how === "offline" ? "policies.offlineText" : "consents.newText")}
    </InlineMessage>
  );
}
