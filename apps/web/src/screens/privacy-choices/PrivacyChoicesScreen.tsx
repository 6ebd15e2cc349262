import "./privacy-choices.css";
import { Button, Card } from "@kautia/design-system";
import { useState } from "react";
import { useApp } from "../../app/app-context.ts";
import { useStore } from "../../browser/store.ts";
import { type Choice, choicesIn } from "../../consent/choices.ts";
import type { Answers } from "../../consent/consent.ts";
import { consentOf } from "../../consent/consent-of.ts";
import { useDecideAll } from "../../consent/use-decide-all.ts";
import { useText } from "../../texts/use-text.ts";
import { Page } from "../../frame/Page.tsx";
import { ChoiceCard } from "./ChoiceCard.tsx";

/** Lets the visitor allow or refuse each third-party service at any time; a change applies immediately. */
function PrivacyChoicesScreen() {
  const app = useApp();
  const { t, date } = useText();
  const consent = consentOf(app);
  const decideAll = useDecideAll();
  const decision = useStore(consent.decision);
  const [saved, setSaved] = useState<readonly Choice[]>([]);
  const choices = choicesIn(app.settings);

  function decide(choice: Choice, yes: boolean): void {
    // Save the other choices too: the visitor has seen them and left them as they are.
    const others: Answers = Object.fromEntries(choices.map((other) => [other, consent.allows(other)]));
    consent.decide({ ...others, [choice]: yes });
    setSaved([choice]);
  }

  function answerAll(yes: boolean): void {
    decideAll(yes);
    setSaved(choices);
  }

  return (
    <Page title={t("consent.pageTitle")}>
      <h1>{t("consent.pageTitle")}</h1>
      <p>{choices.length > 0 ? t("consent.lead") : t("consent.none")}</p>
      {choices.map((choice) => (
        <ChoiceCard
          key={choice}
          choice={choice}
          isAllowed={consent.allows(choice)}
          isSaved={saved.includes(choice)}
          onChange={(yes) => decide(choice, yes)}
        />
      ))}
      {choices.length > 0 && (
        <div>
          <div className="privacy-choices__all">
            <Button variant="secondary" onClick={() => answerAll(true)}>
              {t("consent.acceptAll")}
            </Button>
            <Button variant="secondary" onClick={() => answerAll(false)}>
              {t("consent.refuseAll")}
            </Button>
          </div>
          <p className="quiet privacy-choices__when">
            {consent.isOpen(choices) || !decision
              ? t("consent.undecided")
              : t("consent.decidedOn", { date: date(decision.date) })}
          </p>
        </div>
      )}
      <Card tone="quiet" title={t("consent.needed")}>
        <p>{t("consent.needed.text")}</p>
      </Card>
    </Page>
  );
}

export { PrivacyChoicesScreen as Component };
