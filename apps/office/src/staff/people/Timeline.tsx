import "./people.css";
import { chargeFailure, documentTypes, type TimelineGroup, timelineGroups, type TimelineRow } from "@kautia/contract";
import { Button } from "@kautia/design-system";
import { describeChange, type Text, when } from "@kautia/locales/format";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Loaded } from "../../parts/Loaded.tsx";
import { Unfold } from "../../parts/Unfold.tsx";
import { useText } from "../../text/use-text.ts";
import { type TimelineOf, timelineQuery } from "./timeline-query.ts";

interface TimelineProps {
  of: TimelineOf;
  /** The filter in the address. */
  group: TimelineGroup | undefined;
  /** Whether each entry says which contract it is about. */
  namesContract?: boolean;
}

export function Timeline({ of, group, namesContract = false }: TimelineProps) {
  const { t } = useText();
  const query = useInfiniteQuery(timelineQuery(of, group));
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  return (
    <section className="timeline" aria-label={t("office.timeline")}>
      <nav className="timeline-filters" aria-label={t("office.timeline.filter")}>
        {[undefined, ...timelineGroups].map((name) => (
          <Link
            key={name ?? "all"}
            to="."
            search={(now: object) => ({ ...now, group: name })}
            activeOptions={{ exact: true }}
            replace
          >
            {t(`office.timeline.${name ?? "ALL"}`)}
          </Link>
        ))}
      </nav>
      <Loaded query={query} lines={8}>
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows);
          if (rows.length === 0) return <p className="empty">{t("office.timeline.empty")}</p>;
          return (
            <ol className="timeline-rows">
              {rows.map((row) => (
                <Entry key={row.id} of={row} namesContract={namesContract} />
              ))}
            </ol>
          );
        }}
      </Loaded>
      {hasNextPage ? (
        <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("office.timeline.earlier")}
        </Button>
      ) : null}
    </section>
  );
}

function Entry({ of: row, namesContract }: { of: TimelineRow; namesContract: boolean }) {
  const text = useText();
  const { at, contractNumber, title, text: body, kind } = row;
  return (
    <li className={`timeline-row timeline-row--${row.group.toLowerCase()}`}>
      <time dateTime={at}>{when(text, at)}</time>
      <div>
        {kind === "MAIL" && body !== null ? (
          <Unfold kind="entry" id={row.id} summary={<Said of={row} />}>
            <p className="timeline-text">{body}</p>
          </Unfold>
        ) : (
          <>
            <p>
              <Said of={row} />
            </p>
            {title === null && body !== null && kind !== "CHARGE" && kind !== "DOCUMENT" ? (
              <p className="timeline-text">{body}</p>
            ) : null}
          </>
        )}
        {namesContract && contractNumber ? (
          <Link to="/staff/policies/$id" params={{ id: contractNumber }} className="quiet">
            {contractNumber}
          </Link>
        ) : null}
      </div>
    </li>
  );
}

/** An entry in one line: what happened, then how much, by whom or to whom. */
function Said({ of: row }: { of: TimelineRow }) {
  const text = useText();
  const { by, amount, detail, kind } = row;
  const { t, has, exactMoney } = text;
  const state = `staff.policy.mail.${detail}`;
  const beside =
    kind === "MAIL"
      ? [t("office.timeline.to", { to: by ?? "" }), has(state) ? t(state) : detail]
      : [amount === null ? null : exactMoney(amount), by];
  return (
    <>
      {sayWhat(row, text)} <span className="timeline-meta">{beside.filter(Boolean).join(" · ")}</span>
    </>
  );
}

function sayWhat({ kind, detail, title, text: body, way, declaredOn, change }: TimelineRow, text: Text): string {
  const { t, has, date } = text;
  const said = (key: string) => (has(key) ? t(key) : (detail ?? ""));
  switch (kind) {
    case "MAIL":
      return title ?? "";
    case "STATUS":
      return t("staff.policy.became", { status: said(`staff.policy.${detail}`) });
    case "ACT":
      return said(`staff.did.${detail}`);
    case "DOCUMENT": {
      const type = documentTypes.find((known) => known === detail);
      return [type ? t(`documents.${type}`) : t("office.timeline.DOCUMENT"), body].filter(Boolean).join(", ");
    }
    case "CHARGE":
      return [said(`office.timeline.CHARGE.${detail}`), body && t(`staff.failure.${chargeFailure(body)}`)]
        .filter(Boolean)
        .join(": ");
    case "DECLARATION":
      return t("office.timeline.DECLARATION", {
        what: said(`office.declare.${detail}`),
        way: said(`office.declare.via.${way}`),
        date: date(declaredOn ?? ""),
      });
    case "AMENDMENT":
    case "AMENDMENT_DECISION":
      return [
        said(`office.timeline.${kind}${detail === null ? "" : `.${detail}`}`),
        change && describeChange(change, text),
      ]
        .filter(Boolean)
        .join(" · ");
    case "CALL":
    case "CONTACT":
    case "DECISION":
    case "REFUND":
    case "CLAIM_DECISION":
      return said(`office.timeline.${kind}.${detail}`);
    case "AGREEMENT":
    case "APPLICATION":
    case "CLAIM":
    case "MESSAGE":
    case "MOVING_OUT":
    case "NOTE":
    case "OBJECTION":
    case "PAYOUT":
    case "QUESTION":
    case "TRANSFER":
      return t(`office.timeline.${kind}`);
  }
}
