import {
  type CallAnswer,
  type CoSigning,
  type CoTenantState,
  dateOfTimestamp,
  getCoSigning,
  type SigningStop,
  type TenantRecord,
} from "@kautia/contract";
import { ButtonLink, InlineMessage, Link, Question, Skeleton, type TimelineItem } from "@kautia/design-system";
import { localDay, type Text } from "@kautia/locales/format";
import { useEffect, useEffectEvent, useState } from "react";
import type { CallResult } from "../../api/call-result.ts";
import { useApp } from "../../app/app-context.ts";
import { useLoaded } from "../../app/use-loaded.ts";
import { FailureMessage } from "../../parts/failure/FailureMessage.tsx";
import { Timeline } from "../../parts/timeline/Timeline.tsx";
import { useGoOn } from "../../routing/use-go-on.ts";
import { useScreenPath } from "../../routing/use-screen-path.ts";
import { useText } from "../../texts/use-text.ts";
import { ContinueWithout } from "./ContinueWithout.tsx";
import { ContractRail } from "./ContractRail.tsx";
import { WaitingPerson } from "./WaitingPerson.tsx";
import { otherMethod } from "./wizard.ts";
import { WizardPage } from "./WizardPage.tsx";

type Answer = CallAnswer<typeof getCoSigning>;

interface CoSignersProps {
  record: TenantRecord;
  /** Loaded before the page is shown. */
  first: CallResult<Answer>;
}

/** After the first tenant's signature: who else has signed and who has yet to, and what can be done about it. */
export function CoSigners({ record, first }: CoSignersProps) {
  const { api, session } = useApp();
  const { t } = useText();
  const goOn = useGoOn();
  const [newer, setNewer] = useState<CoSigning | null>(null);
  const { state, reload, refresh } = useLoaded<Answer>(
    () => api.call(getCoSigning, { params: { token: session.token() ?? "" } }, { quiet: true, handledStatuses: "all" }),
    first,
  );
  const isOver = state.kind === "loaded" && state.answer.coSigning === null;
  const leave = useEffectEvent(() => void goOn());
  useEffect(() => {
    if (isOver) leave();
  }, [isOver]);
  // Somebody may have signed while the tenant was elsewhere.
  const look = useEffectEvent(() => {
    if (document.visibilityState !== "visible") return;
    setNewer(null);
    refresh();
  });
  useEffect(() => {
    const onChange = () => look();
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, []);

  const onAnswer = ({ coSigning }: Answer) => (coSigning === null ? void goOn() : setNewer(coSigning));
  const coSigning = newer ?? (state.kind === "loaded" ? state.answer.coSigning : null);
  return (
    <WizardPage step="summary" title={t("coSigning.who")} rail={<ContractRail record={record} />}>
      {coSigning === null ? (
        <>
          <Question title={t("coSigning.who")} />
          {state.kind === "failed" ? (
            <FailureMessage failure={state.failure} onRetry={reload} />
          ) : (
            <Skeleton lines={6} label={t("common.loading")} />
          )}
        </>
      ) : (
        <Waiting {...{ record, coSigning, onAnswer }} />
      )}
    </WizardPage>
  );
}

interface WaitingProps {
  record: TenantRecord;
  coSigning: CoSigning;
  onAnswer: (answer: Answer) => void;
}

function Waiting({ record, coSigning, onAnswer }: WaitingProps) {
  const text = useText();
  const { t, date } = text;
  const payment = useScreenPath()("payment");
  const { signedAt, people, stopped, aloneOfferedFrom, coverStart } = coSigning;
  const missing = people.filter(({ state }) => state !== "SIGNED");
  const invited = missing.filter(({ state }) => state === "INVITED");
  const [only] = missing;
  const [openedAt] = useState(() => Date.now());
  const isLate = openedAt >= Date.parse(aloneOfferedFrom);
  const beginsLater = record.insuranceStart !== null && dateOfTimestamp(record.insuranceStart) < coverStart;
  return (
    <>
      <Question
        title={
          missing.length === 1 && only
            ? t("coSigning.titleOne", { name: `${only.firstName} ${only.lastName}` })
            : t("coSigning.titleMany", { count: missing.length })
        }
        lead={t("coSigning.lead", { date: date(signedAt) })}
      />
      {stopped ? <Stopped why={stopped} /> : null}
      {isLate && !stopped ? (
        <InlineMessage tone="info" toneLabel={t("common.note")} title={t("coSigning.late")}>
          {t("coSigning.lateText")}
        </InlineMessage>
      ) : null}
      {beginsLater ? (
        <InlineMessage tone="info" toneLabel={t("common.note")} title={t("coSigning.later", { day: date(coverStart) })}>
          {t("coSigning.laterText")}
        </InlineMessage>
      ) : null}
      <section className="k-flow">
        <h2>{t("coSigning.who")}</h2>
        <Timeline items={itemsOf({ record, coSigning, onAnswer }, text)} />
      </section>
      <section className="k-flow">
        <h2>{t("coSigning.change")}</h2>
        <p>{t("coSigning.changeText")}</p>
        <div className="co-signers__changes">
          <Link standalone href={`${payment}?step=summary`}>
            {t("coSigning.toContract")}
          </Link>
          {invited.map((person) => (
            <ContinueWithout key={person.email} {...{ record, person }} />
          ))}
        </div>
      </section>
    </>
  );
}

const coTenantOrder = ["SIGNED", "INVITED", "REFUSED"] as const satisfies readonly CoTenantState[];

function itemsOf({ record, coSigning: { signedAt, people }, onAnswer }: WaitingProps, text: Text): TimelineItem[] {
  const { t, date, country } = text;
  const on = (instant: string) => ({ date: date(instant), dateTime: localDay(instant, country()) });
  const inOrder = coTenantOrder.flatMap((state) => people.filter((person) => person.state === state));
  const items = inOrder.map((person): TimelineItem => {
    const name = `${person.firstName} ${person.lastName}`;
    if (person.state === "SIGNED")
      return { ...on(person.at), state: "done", title: t("coTenant.line.signed", { name }) };
    const detail = <WaitingPerson {...{ record, person, onAnswer }} />;
    if (person.state === "REFUSED")
      return { ...on(person.at), state: "problem", title: t("coTenant.line.refused", { name }), detail };
    return { state: "current", title: t("coTenant.line.waits", { name }), detail };
  });
  return [
    { ...on(signedAt), state: "done", title: t("coTenant.line.youSigned") },
    ...items,
    { state: "upcoming", title: t("coTenant.line.landlord"), detail: t("coTenant.line.landlordDetail") },
  ];
}

const stopTexts = {
  CARD: ["coSigning.card", "coSigning.cardText"],
  DATES: ["payment.datesPast", "coSigning.datesText"],
  DOCUMENTS: ["coSigning.documents", "coSigning.documentsText"],
  HOME_TAKEN: ["coTenant.homeTaken", "coSigning.homeTakenText"],
  NOT_OFFERED: ["coSigning.notOffered", "coSigning.notOfferedText"],
} as const satisfies Record<SigningStop, readonly [string, string]>;

/** Why the last signature was refused, and where the tenant puts it right. */
function Stopped({ why }: { why: SigningStop }) {
  const { t } = useText();
  const path = useScreenPath();
  const action = {
    CARD: [`${path("payment")}?${otherMethod}`, "coSigning.cardAction"],
    DATES: [`${path("index")}?step=insurance-dates&edit=1`, "payment.changeDates"],
    DOCUMENTS: [`${path("payment")}?step=summary`, "coSigning.documentsAction"],
    HOME_TAKEN: [`${path("index")}?step=property-address&edit=1`, "coSigning.addressAction"],
    NOT_OFFERED: null,
  } as const;
  const way = action[why];
  return (
    <InlineMessage
      tone="caution"
      toneLabel={t("common.note")}
      title={t(stopTexts[why][0])}
      actions={way && <ButtonLink href={way[0]}>{t(way[1])}</ButtonLink>}
    >
      {t(stopTexts[why][1])}
    </InlineMessage>
  );
}
