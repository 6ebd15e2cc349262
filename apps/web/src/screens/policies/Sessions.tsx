import { type CallAnswer, endOtherSessions, endOwnSession, listSessions } from "@kautia/contract";
import { Button, InlineMessage, SummaryList } from "@kautia/design-system";
import { useEffect, useRef, useState } from "react";
import { useLoginPath } from "../../parts/account/login-paths.ts";
import type { CallResult } from "../../api/call-result.ts";
import { useApp } from "../../app/app-context.ts";
import { useText } from "../../texts/use-text.ts";
import { when } from "@kautia/locales/format";
import { useNavigate } from "../../navigation/use-location.ts";
import { deviceName } from "./device-name.ts";

type Sessions = CallAnswer<typeof listSessions>["sessions"];

/** Lists the account's sessions and ends them; loaded when a button is pressed. */
export function Sessions() {
  const { api } = useApp();
  const { t } = useText();
  const loginPath = useLoginPath();
  const navigate = useNavigate();
  const [sessions, setSessions] = useState<Sessions | null>(null);
  const [feedback, setFeedback] = useState<"offline" | "sessions.ended" | "sessions.othersEnded" | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = sessions !== null;
  // The pressed button is gone, so move the focus.
  useEffect(() => {
    if (shown) title.current?.focus();
  }, [shown]);

  /** Returns the answer. On failure shows the error or leads to the login, and returns null. */
  function answerOrNull<T>(result: CallResult<T>): T | null {
    if (result.ok) return result.answer;
    if (result.why === "offline") setFeedback("offline");
    if (result.why === "refused" && result.problem.errorCode === "LOGIN_REQUIRED") void navigate(loginPath);
    return null;
  }

  async function show(): Promise<void> {
    setFeedback(null);
    setSessions(answerOrNull(await api.call(listSessions, {}, { handledStatuses: [401] }))?.sessions ?? sessions);
  }

  async function end(id: string): Promise<void> {
    setFeedback(null);
    const result = await api.call(endOwnSession, { params: { id } }, { handledStatuses: [401, 404] });
    // A session that no longer exists has ended too.
    const gone = !result.ok && result.why === "refused" && result.problem.status === 404;
    if (!gone && answerOrNull(result) === null) return;
    setSessions((now) => now?.filter((item) => item.id !== id) ?? null);
    setFeedback("sessions.ended");
    title.current?.focus();
  }

  async function endOthers(): Promise<void> {
    setFeedback(null);
    if (answerOrNull(await api.call(endOtherSessions, {}, { handledStatuses: [401] })) === null) return;
    setSessions((now) => now?.filter(({ isThis }) => isThis) ?? null);
    setFeedback("sessions.othersEnded");
    title.current?.focus();
  }

  const others = sessions?.filter(({ isThis }) => !isThis) ?? [];
  return (
    <section className="k-flow">
      <h2 ref={title} tabIndex={-1}>
        {t("sessions.title")}
      </h2>
      <p>{t("sessions.text")}</p>
      {feedback ? (
        <InlineMessage
          tone={feedback === "offline" ? "caution" : "success"}
          toneLabel={t("common.note")}
          live
          title={t(feedback === "offline" ? "form.offlineTitle" : feedback)}
        >
          {feedback === "offline" ? t("policies.offlineText") : null}
        </InlineMessage>
      ) : null}
      {sessions ? <List sessions={sessions} onEnd={end} /> : null}
      {sessions && others.length === 0 ? <p>{t("sessions.noOthers")}</p> : null}
      {sessions ? null : (
        <p>
          <Button variant="secondary" onClick={show}>
            {t("sessions.show")}
          </Button>
        </p>
      )}
      {others.length > 1 ? (
        <p>
          <Button variant="secondary" onClick={endOthers}>
            {t("sessions.endOthers")}
          </Button>
        </p>
      ) : null}
    </section>
  );
}

function List({ sessions, onEnd }: { sessions: Sessions; onEnd: (id: string) => Promise<void> }) {
  const text = useText();
  const { t } = text;
  return (
    <SummaryList
      rows={sessions.map((session) => ({
        key: session.id,
        label: deviceName(text, session),
        value: t(session.isThis ? "sessions.this" : "sessions.lastUsed", {
          when: when(text, session.lastUsedAt),
          began: when(text, session.beganAt),
        }),
        action: session.isThis ? undefined : (
          <Button
            variant="text"
            aria-label={`${t("sessions.end")}: ${deviceName(text, session)}`}
            onClick={() => onEnd(session.id)}
          >
            {t("sessions.end")}
          </Button>
        ),
      }))}
    />
  );
}
