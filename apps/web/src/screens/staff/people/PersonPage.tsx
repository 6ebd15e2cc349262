import { getStaffColleague, type StaffColleague } from "@kautia/contract";
import { InlineMessage, Link, Question, Skeleton, SummaryList } from "@kautia/design-system";
import { useEffect, useRef, useState } from "react";
import { useApp } from "#shell/app/app-context.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { when } from "@kautia/locales/format";
import { Navigate } from "#shell/navigation/Navigate.tsx";
import { useLocation } from "#shell/navigation/use-location.ts";
import { useScreenPath } from "#shell/use-screen-path.ts";
import { Failed } from "#parts/tables/Failed.tsx";
import { StaffPage } from "../StaffPage.tsx";
import type { StaffPageProps } from "../StaffScreen.tsx";
import { handledByPage, useTable } from "#parts/tables/use-table.ts";
import { type PersonAct, PersonActs } from "./PersonActs.tsx";

interface Done {
  act: PersonAct | "invited";
  person: StaffColleague | null;
}

/** One person who may use the desk, and what may be changed. */
export function PersonPage({ id, ...props }: StaffPageProps & { id: string }) {
  const { api } = useApp();
  const { t } = useText();
  const path = useScreenPath();
  const location = useLocation();
  const { state, reload } = useTable(
    () => api.call(getStaffColleague, { params: { id } }, handledByPage),
    props.onSessionEnded,
  );
  const [done, setDone] = useState<Done | null>(isInvited(location.state) ? { act: "invited", person: null } : null);
  const feedback = useRef<HTMLDivElement>(null);
  // The focused form is gone, so focus the result message.
  useEffect(() => {
    if (done) feedback.current?.focus();
  }, [done]);
  if (state.kind === "failed" && state.failure.problem?.status === 404) return <Navigate to={path("404")} replace />;
  const person = done?.person ?? (state.kind === "loaded" ? state.answer : null);
  const title = person?.name ?? t("staff.area.people");
  return (
    <StaffPage title={title} {...props}>
      <p>
        <Link standalone href={path("staff-area", { area: "people" })}>
          {t("staff.people.back")}
        </Link>
      </p>
      <Question title={title} />
      {done ? (
        <div ref={feedback} tabIndex={-1} className="staff-action-result">
          <InlineMessage tone="success" toneLabel={t("common.note")} title={t(`staff.people.done.${done.act}`)} />
        </div>
      ) : null}
      {person === null && state.kind === "failed" ? <Failed onRetry={reload} /> : null}
      {person === null && state.kind === "loading" ? <Skeleton lines={6} label={t("common.loading")} /> : null}
      {person ? <Facts of={person} /> : null}
      {person?.own ? <p className="quiet">{t("staff.people.own")}</p> : null}
      {person && !person.own ? (
        <PersonActs
          // A new key after each act closes its form.
          key={`${person.state}${person.role}${done?.act}`}
          of={person}
          onDone={(act, changed) => setDone({ act, person: changed })}
        />
      ) : null}
    </StaffPage>
  );
}

function Facts({ of: { email, role, state, since, lastLogin } }: { of: StaffColleague }) {
  const text = useText();
  const { t, date } = text;
  return (
    <SummaryList
      rows={[
        { label: t("staff.email"), value: email },
        { label: t("staff.people.role"), value: t(`staff.role.${role}`) },
        { label: t("staff.state"), value: t(`staff.people.state.${state}`) },
        { label: t("staff.col.since"), value: date(since) },
        {
          label: t("staff.people.lastLogin"),
          value: lastLogin ? when(text, lastLogin) : t("staff.people.never"),
        },
      ]}
    />
  );
}

function isInvited(state: unknown): boolean {
  return typeof state === "object" && state !== null && Reflect.get(state, "invited") === true;
}
