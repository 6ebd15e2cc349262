import { addDays, type LandlordView, type PolicyStatus, withdrawalDays } from "@kautia/contract";
import {
  Card,
  type Drawing,
  DrawingAccepted,
  DrawingDeclined,
  DrawingReleased,
  InlineMessage,
  Question,
} from "@kautia/design-system";
import { useEffect, useRef, useState } from "react";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { useApp } from "../../app/app-context.ts";
import { useLocation } from "../../navigation/use-location.ts";
import { useText } from "../../texts/use-text.ts";
import { Page } from "../../frame/Page.tsx";
import { SideBySide } from "../../frame/SideBySide.tsx";
import { Hero } from "../../parts/hero/Hero.tsx";
import { Answer } from "./Answer.tsx";
import { AskUs } from "./AskUs.tsx";
import { byLink } from "./landlord-calls.ts";
import { Claims } from "./Claims.tsx";
import { Covered } from "./Covered.tsx";
import { Line } from "./Line.tsx";
import { MoneySteps } from "./MoneySteps.tsx";
import { PayoutAccountCard } from "./PayoutAccountCard.tsx";
import { ReadOnly } from "./ReadOnly.tsx";
import { Release } from "./Release.tsx";
import { type Stage, stageOf } from "./stage.ts";
import { Status } from "./Status.tsx";
import "./landlord.css";

export interface GuaranteeProps {
  view: LandlordView;
  token: string;
  onView: (view: LandlordView) => void;
}

const over: readonly PolicyStatus[] = ["DECLINED", "ENDED", "WITHDRAWN"];
const drawings: Partial<Record<Stage, Drawing>> = {
  ACCEPTED: DrawingAccepted,
  DECLINED: DrawingDeclined,
  ENDED: DrawingReleased,
};
const rules = ["landlord.rule1", "landlord.rule2", "landlord.rule3", "landlord.rule4"] as const;

/** Shows the guarantee, its status and history, its claims and the actions open to the landlord. */
export function Guarantee({ view, token, onView }: GuaranteeProps) {
  const { settings } = useApp();
  const { t, money } = useText();
  const { query } = useLocation();
  const calls = byLink(token);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(view.status);
  const [tooLate, setTooLate] = useState(false);
  // If the landlord opened the page to enter an account, the form keeps its place afterwards.
  const [accountFirst] = useState(view.asksForAccount || query.has("change"));
  const open = view.status === "SIGNED";
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  // One day more, because the period begins with the mail after the signature.
  const mayBeWithdrawn = open || today <= addDays(view.signedAt.slice(0, 10), withdrawalDays + 1);
  const isOver = over.includes(view.status);

  useEffect(() => {
    // The focused button disappears when the status changes, so focus the heading that names the new status.
    if (shown.current !== view.status) heading.current?.focus();
    shown.current = view.status;
  }, [view.status]);

  const greeting = view.landlordName ? t("landlord.greeting", { name: view.landlordName }) : undefined;
  const title = t(open ? "landlord.title" : `landlord.status.${stageOf(view)}`);
  const isReleaseRequested = view.status === "CANCELLATION_REQUESTED";
  // The short link is read-only and offers to mail the personal link instead.
  const action =
    view.mayAnswer || isOver ? (
      <Release view={view} calls={calls} onView={onView} />
    ) : (
      <ReadOnly open={open} token={token} />
    );
  const answerable = open && view.mayAnswer;
  const Picture = drawings[stageOf(view)];
  const account = <PayoutAccountCard view={view} token={token} onView={onView} />;
  return (
    <Page title={t("landlord.title")} width="wide" inverseHeader={open}>
      <div className={open ? "hero-page" : undefined}>
        <SideBySide
          top={
            <>
              {open ? (
                <Hero
                  small
                  before={greeting}
                  title={title}
                  lead={t("landlord.lead", { tenant: view.tenantName, address: keepAddressTogether(view.fullAddress) })}
                  after={t(view.mayAnswer ? "landlord.intro" : "landlord.introReadOnly")}
                  alone={!view.mayAnswer}
                />
              ) : (
                <>
                  {greeting === undefined ? null : <p className="landlord-greeting">{greeting}</p>}
                  {Picture ? <Picture /> : null}
                  <Question headingRef={heading} title={title} />
                </>
              )}
              {tooLate ? (
                <InlineMessage tone="caution" toneLabel={t("common.note")} live title={t("landlord.conflict")}>
                  {t("landlord.conflictText")}
                </InlineMessage>
              ) : null}
              {answerable ? null : <Status view={view} />}
              {accountFirst ? account : null}
              {/* Shown first when the tenant is waiting for the release. */}
              {isReleaseRequested ? action : null}
              <Covered view={view} calls={calls} title={t(isOver ? "landlord.whatWas" : "landlord.what")} />
              <Claims view={view} calls={calls} onView={onView} />
              {accountFirst ? null : account}
              {isReleaseRequested ? null : action}
            </>
          }
          side={
            <>
              {answerable ? (
                <Answer view={view} calls={calls} onView={onView} onTooLate={() => setTooLate(true)} />
              ) : null}
              {isOver ? null : <MoneySteps />}
              <Line view={view} />
              {isOver ? null : (
                <Card tone="quiet" title={t("landlord.rules")}>
                  <ul className="landlord-rules">
                    {rules.map((key) => (
                      <li key={key}>
                        {t(key, {
                          amount: money(view.depositAmount),
                          insurer: settings.insurer.name,
                        })}
                      </li>
                    ))}
                    {mayBeWithdrawn ? (
                      <li>
                        {`${t("landlord.rule7", { days: withdrawalDays })} ${t("leaving.withdrawalForLandlord", { claimDays: settings.insurer.claimsAfterEndDays })}`}
                      </li>
                    ) : null}
                    {open ? <li>{t("landlord.rule5")}</li> : null}
                  </ul>
                </Card>
              )}
            </>
          }
        >
          <AskUs token={token} mayAsk={view.mayAnswer} />
        </SideBySide>
      </div>
    </Page>
  );
}
