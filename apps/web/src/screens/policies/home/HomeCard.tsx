import { hasEnded, type PolicyView } from "@kautia/contract";
import { ButtonLink, Card, InlineMessage, Link } from "@kautia/design-system";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { useScreenPath } from "#routing/use-screen-path.ts";
import { useText } from "#texts/use-text.ts";
import { ApplyAgain } from "../ApplyAgain.tsx";
import { OpenChanges } from "../changes/OpenChanges.tsx";
import type { PolicyPartProps } from "../PolicyPage.tsx";
import { SignedWith } from "../Together.tsx";
import { CardPageButton } from "../CardPageButton.tsx";
import { usePolicyUpdates } from "../use-policy-updates.ts";
import { CertificatePicture } from "./CertificatePicture.tsx";
import { HomeLinks } from "./HomeLinks.tsx";
import { Moments } from "./Moments.tsx";
import { standingOf } from "./standing.ts";
import type { Todo } from "./todos.ts";
import "./home.css";

/** A contract in one view: where it stands, what to do, three moments, and the way to everything else. */
export function HomeCard({ policy, onPolicy }: PolicyPartProps) {
  usePolicyUpdates(policy, onPolicy);
  const text = useText();
  const { t, money } = text;
  const { title, detail, action, others } = standingOf(policy, text);
  const mayApplyAgain = policy.role === "TENANT" && hasEnded(policy.status) && policy.status !== "DECLINED";
  return (
    <Card title={keepAddressTogether(policy.fullAddress)} className="policy home">
      {policy.refund && policy.refund.pending > 0 ? (
        <InlineMessage
          className="home__refund"
          tone="success"
          toneLabel={t("common.note")}
          title={t("home.refundComing", { amount: money(policy.refund.pending) })}
        >
          {t("home.refundComingText")}
        </InlineMessage>
      ) : null}
      <div className="home__standing">
        <CertificatePicture policy={policy} />
        <div className="home__words">
          <h3 className="home__title">{title}</h3>
          {detail === null ? null : <p>{detail}</p>}
          <SignedWith policy={policy} />
        </div>
        <div className="home__action">
          {action ? <Action policy={policy} action={action} isFirst /> : null}
          {action === null && mayApplyAgain ? <ApplyAgain policy={policy} /> : null}
          {others.length > 0 ? (
            <ul className="home__others">
              {others.map((todo) => (
                <li key={todo.key}>
                  <span>{`${todo.title} `}</span>
                  <Action policy={policy} action={todo.action} />
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
      <OpenChanges policy={policy} onPolicy={onPolicy} />
      <div className="home__more">
        <Moments policy={policy} />
        <HomeLinks policy={policy} />
      </div>
    </Card>
  );
}

interface ActionProps {
  policy: PolicyView;
  action: Todo["action"];
  isFirst?: boolean;
}

function Action({ policy, action: { kind, label }, isFirst = false }: ActionProps) {
  const path = useScreenPath();
  if (kind === "card") return <CardPageButton policy={policy} label={label} variant={isFirst ? "primary" : "text"} />;
  const href = path(kind, { contractNumber: policy.contractNumber });
  return isFirst ? (
    <ButtonLink href={href} wide>
      {label}
    </ButtonLink>
  ) : (
    <Link href={href}>{label}</Link>
  );
}
