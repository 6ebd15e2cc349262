import type { ConsentEntry } from "@kautia/contract";
import { Button, Card } from "@kautia/design-system";
import type { ReactNode } from "react";
import { type Text, when } from "@kautia/locales/format";
import { useText } from "#texts/use-text.ts";
import type { ConsentStanding } from "./standing.ts";

interface ConsentCardProps {
  standing: ConsentStanding;
  /** Feedback on a decision made just now. */
  saved: ReactNode;
  onDecide: (given: boolean) => Promise<void>;
}

/** One consent: its purpose, its current state, the button to change it and its history. */
export function ConsentCard({ standing: { consent, given, history }, saved, onDecide }: ConsentCardProps) {
  const text = useText();
  const { t } = text;
  const title = t(`consents.${consent}`);
  const act = t(given ? "consents.withdraw" : "consents.give");
  const inBrowser = consent === "analytics" || consent === "errorReporting";
  return (
    <Card
      title={title}
      footer={
        <div className="consent-card__act">
          <p className="consent-card__standing" data-given={given}>
            {`${t(given ? "consents.given" : "consents.notGiven")}${inBrowser ? ` ${t("consents.here")}` : ""}`}
          </p>
          <Button variant="secondary" aria-label={`${act}: ${title}`} onClick={() => onDecide(!given)}>
            {act}
          </Button>
          <div role="status" className="consent-card__saved">
            {saved}
          </div>
        </div>
      }
    >
      <div className="k-flow">
        <p>{t(`consents.${consent}.text`)}</p>
        <p className="quiet">{t(`consents.${consent}.without`)}</p>
        {history.length > 0 ? (
          <div role="group" aria-label={t("consents.history")}>
            <ol className="consent-card__history">
              {history.map((entry) => (
                <li key={`${entry.at} ${entry.given}`}>
                  <span>{describe(text, entry)}</span>
                  <span className="quiet">{origin(text, entry)}</span>
                </li>
              ))}
            </ol>
          </div>
        ) : null}
      </div>
    </Card>
  );
}

function describe(text: Text, { given, at }: ConsentEntry): string {
  return text.t(given ? "consents.wasGiven" : "consents.wasWithdrawn", { when: when(text, at) });
}

/** Where the decision was made and on which text. A text version is usually its date. */
function origin({ t, date }: Text, { contractNumber, browser, system, textVersion }: ConsentEntry): string {
  const where = contractNumber
    ? t("consents.withContract", { number: contractNumber })
    : t("sessions.device", {
        browser: t(`sessions.browser.${browser ?? "unknown"}`),
        system: t(`sessions.system.${system ?? "unknown"}`),
      });
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(textVersion);
  return `${where}, ${t("consents.version", { version: isDay ? date(textVersion) : textVersion })}`;
}
