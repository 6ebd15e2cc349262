import { amendmentsFor, type PolicyView } from "@kautia/contract";
import { IconChevronRight, Link } from "@kautia/design-system";
import type { TextKey } from "@kautia/locales";
import { useScreenPath } from "#routing/use-screen-path.ts";
import { useText } from "#texts/use-text.ts";
import type { PolicyPageId } from "../tabs.ts";

/** The pages of a contract that have something to show or to do. */
export function HomeLinks({ policy }: { policy: PolicyView }) {
  const { t } = useText();
  const path = useScreenPath();
  const { contractNumber } = policy;
  return (
    <ul className="home-links">
      {linksOf(policy).map(([page, text]) => (
        <li key={page}>
          <Link className="home-links__link" href={path(page, { contractNumber })}>
            <span>{t(text)}</span>
            <IconChevronRight />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function linksOf(policy: PolicyView): [PolicyPageId, TextKey][] {
  const { claims, repayments, wayOut, status, mayStay, mayWrite, role } = policy;
  const all: [boolean, PolicyPageId, TextKey][] = [
    [claims.length > 0, "policy-claims", claims.length > 1 ? "claims.title" : "home.claim"],
    [repayments.length > 0, "policy-repayment", "repayment.page"],
    [true, "policy-timeline", "home.timeline"],
    [mayWrite, "policy-message", "policies.message"],
    [role === "TENANT" && amendmentsFor("TENANT", policy).length > 0, "policy-changes", "changes.title"],
    [wayOut?.way === "cancel" || status === "CANCELLATION_REQUESTED", "policy-moving-out", "movingOut.page"],
    [wayOut?.way === "cancel", "policy-leaving", "leaving.cancel"],
    [wayOut?.way === "withdraw", "policy-leaving", "leaving.withdraw"],
    [wayOut === null && mayStay, "policy-leaving", "leaving.stay"],
  ];
  return all.flatMap(([isShown, page, text]): [PolicyPageId, TextKey][] => (isShown ? [[page, text]] : []));
}
