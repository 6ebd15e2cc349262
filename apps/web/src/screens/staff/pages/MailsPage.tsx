import {
  buildUrl,
  getLetter,
  listTroubledMails,
  mailFailure,
  noteLetterPosted,
  sendMailAgain,
  settleMail,
  type StaffMailRow,
  troubledMailStates,
} from "@kautia/contract";
import { Button, Checkbox, Link, VisuallyHidden } from "@kautia/design-system";
import { useEffect, useRef, useState } from "react";
import type { CallFailure } from "#api/call-result.ts";
import { explainFailure } from "#parts/failure/explain-failure.ts";
import { useApp } from "#shell/app/app-context.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { Failure } from "../Failure.tsx";
import type { StaffPageProps } from "../StaffScreen.tsx";
import { stateFilter } from "#parts/tables/Finder.tsx";
import { EmailAddress } from "#parts/tables/EmailAddress.tsx";
import { handledByPage, stateQuery } from "#parts/tables/use-table.ts";
import { when } from "@kautia/locales/format";
import { ListPage } from "./ListPage.tsx";
import { SendChosen } from "./SendChosen.tsx";

/** Undelivered mails, which can be sent again or marked as done, and letters to post. */
export function MailsPage(props: StaffPageProps) {
  const { api } = useApp();
  const text = useText();
  const { t } = text;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [last, setLast] = useState({ number: 0, sent: 0 });
  return (
    <ListPage
      {...props}
      // A new key loads the list again.
      key={last.number}
      exported="mails"
      title={t("staff.area.mails")}
      lead={t("staff.mailsLead")}
      empty={t("staff.mailsNone")}
      finder={{
        searchHelp: t("staff.searchMails"),
        filters: [stateFilter(t, troubledMailStates, (state) => t(`staff.mail.${state}`))],
      }}
      load={(query) => api.call(listTroubledMails, stateQuery(troubledMailStates, query), handledByPage)}
      rowKey={({ id }) => id}
      columns={() => [
        {
          key: "choose",
          label: t("staff.mail.choose"),
          renderCell: ({ id, to, mayRepeat }) =>
            mayRepeat ? (
              <Checkbox
                label={<VisuallyHidden>{to}</VisuallyHidden>}
                checked={chosen.includes(id)}
                onChange={(checked) => setChosen(checked ? [...chosen, id] : chosen.filter((item) => item !== id))}
              />
            ) : null,
        },
        {
          key: "to",
          label: t("staff.col.to"),
          renderCell: ({ to, postalAddress }) => postalAddress ?? <EmailAddress of={to} />,
        },
        { key: "subject", label: t("staff.col.subject"), renderCell: ({ subject }) => subject },
        { key: "written", label: t("staff.col.written"), renderCell: ({ createdAt }) => when(text, createdAt) },
        { key: "tries", label: t("staff.col.tries"), numeric: true, renderCell: ({ tries }) => tries },
        {
          key: "error",
          label: t("staff.col.error"),
          renderCell: ({ lastError, isMisconfigured }) =>
            lastError === null ? (
              "–"
            ) : (
              <Failure
                text={isMisconfigured ? "staff.mail.misconfigured" : `staff.failure.${mailFailure(lastError)}`}
                original={lastError}
              />
            ),
        },
        { key: "state", label: t("staff.col.state"), renderCell: ({ state }) => t(`staff.mail.${state}`) },
        {
          key: "act",
          label: t("staff.col.act"),
          renderCell: (mail) => <Act mail={mail} onSessionEnded={props.onSessionEnded} />,
        },
      ]}
    >
      <SendChosen
        ids={chosen}
        sent={last.sent}
        onSent={(sent) => {
          setChosen([]);
          setLast({ number: last.number + 1, sent });
        }}
        onSessionEnded={props.onSessionEnded}
      />
    </ListPage>
  );
}

interface ActProps {
  mail: StaffMailRow;
  onSessionEnded: () => void;
}

/** The action of a row, replaced by its result message. */
function useAct({ onSessionEnded }: ActProps) {
  const text = useText();
  const [message, setMessage] = useState("");
  function showResult(result: { ok: true } | CallFailure, done: string): void {
    if (result.ok) setMessage(done);
    else if (result.problem?.status === 401) onSessionEnded();
    else setMessage(explainFailure(text, result));
  }
  return { message, showResult };
}

/** It takes the focus, because the pressed button is gone. */
function Outcome({ message }: { message: string }) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (message) element.current?.focus();
  }, [message]);
  return (
    <span ref={element} role="status" tabIndex={-1}>
      {message}
    </span>
  );
}

function Act(props: ActProps) {
  if (props.mail.state === "POST") return <Post {...props} />;
  return props.mail.state === "REFUSED" ? <Refused {...props} /> : <span>–</span>;
}

/** Its name for assistive technology says to whom the mail goes. */
function ActButton({ label, to, onClick }: { label: string; to: string; onClick: () => Promise<void> }) {
  const { t } = useText();
  return (
    <Button variant="secondary" onClick={onClick}>
      <span>{label}</span>
      <VisuallyHidden>{` ${t("staff.mail.againFor", { to })}`}</VisuallyHidden>
    </Button>
  );
}

/** Sends the mail again, or marks it as dealt with in another way. */
function Refused(props: ActProps) {
  const { api } = useApp();
  const { t } = useText();
  const { id, to, mayRepeat } = props.mail;
  const { message, showResult } = useAct(props);
  const params = { id };
  return (
    <>
      {message ? null : (
        <span className="staff-acts">
          {mayRepeat ? (
            <ActButton
              label={t("staff.mail.again")}
              to={to}
              onClick={async () =>
                showResult(await api.call(sendMailAgain, { params }, handledByPage), t("staff.mail.done"))
              }
            />
          ) : null}
          <ActButton
            label={t("staff.mail.settle")}
            to={to}
            onClick={async () =>
              showResult(await api.call(settleMail, { params }, handledByPage), t("staff.mail.settled"))
            }
          />
        </span>
      )}
      <Outcome message={message} />
    </>
  );
}

/** Opens the letter for printing, then marks it as posted. */
function Post(props: ActProps) {
  const { api } = useApp();
  const { t } = useText();
  const { id, hasEnclosure, postalAddress } = props.mail;
  const to = postalAddress ?? "";
  const { message, showResult } = useAct(props);
  const parts = hasEnclosure ? (["letter", "enclosure"] as const) : (["letter"] as const);
  return (
    <>
      {message ? null : (
        <span className="staff-acts">
          {parts.map((part) => (
            <Link
              key={part}
              standalone
              href={buildUrl(getLetter, { id }, { part })}
              target="_blank"
              hiddenText={t("staff.mail.againFor", { to })}
            >
              {t(`staff.mail.${part}`)}
            </Link>
          ))}
          <ActButton
            label={t("staff.mail.post")}
            to={to}
            onClick={async () =>
              showResult(await api.call(noteLetterPosted, { params: { id } }, handledByPage), t("staff.mail.posted"))
            }
          />
        </span>
      )}
      <Outcome message={message} />
    </>
  );
}
