import type { Language } from "@kautia/contract";
import { createLazyRoute } from "@tanstack/react-router";
import { type Fact, Facts } from "../../parts/Facts.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { PlaceLink, TextLink } from "../../parts/links.tsx";
import { Message } from "../../parts/Message.tsx";
import { useText } from "../../text/use-text.ts";
import { SanctionsHit } from "../circumstances/SanctionsHit.tsx";
import { Phone } from "../people/PersonPage.tsx";
import { FourEyes } from "../approvals/FourEyes.tsx";
import { Timeline } from "../people/Timeline.tsx";
import { personAt } from "../places.tsx";
import { TodoList } from "../people/TodoList.tsx";
import { usePolicy } from "./use-policy.ts";

export const Route = createLazyRoute("/staff/policies/$id/")({ component: PolicyTimeline });

/** What is to do about a policy, what happened, and how its parties are reached. */
function PolicyTimeline() {
  const policy = usePolicy();
  const { group } = Route.useSearch();
  return (
    <div className="beside">
      <div>
        <SameHome />
        {policy.approvals.map((approval) => (
          <FourEyes key={approval.id} of={approval} />
        ))}
        {policy.sanctionsHits.map((hit) => (
          <SanctionsHit
            key={hit.checkId}
            refId={policy.refId}
            hit={hit}
            isAsked={policy.approvals.some(
              ({ kind, subjectId }) => kind === "clear-sanctions-hit" && subjectId === hit.checkId,
            )}
          />
        ))}
        <TodoList items={policy.todo} />
        <Timeline of={{ of: "policy", id: policy.refId }} group={group} />
      </div>
      <div>
        <Parties />
      </div>
    </div>
  );
}

interface PartyProps {
  title: string;
  /** A tenant's account; null if there is none, and for landlords. */
  personId?: string | null;
  name: string | null;
  email: string;
  phone?: string | null;
  language: Language;
  /** Whose contact details the form corrects. */
  search?: { to?: "LANDLORD"; coTenant?: string };
  more?: readonly Fact[];
}

/** Who somebody is and how they are reached, with the way to correct it. */
function Party({ title, personId = null, name, email, phone, language, search = {}, more = [] }: PartyProps) {
  const { t, languageName } = useText();
  const { contractNumber: id } = usePolicy();
  return (
    <Panel
      title={title}
      actions={
        <TextLink to="/staff/policies/$id/contact" params={{ id }} search={search}>
          {t("office.contact.correct")}
        </TextLink>
      }
    >
      <Facts
        facts={[
          {
            label: t("office.name"),
            value: personId === null ? name : <PlaceLink to={personAt(personId)}>{name}</PlaceLink>,
          },
          { label: t("staff.email"), value: email },
          { label: t("office.phone"), value: phone && <Phone number={phone} /> },
          ...more,
          { label: t("staff.policy.language"), value: languageName(language) },
        ]}
      />
    </Panel>
  );
}

function Parties() {
  const { t } = useText();
  const policy = usePolicy();
  return (
    <>
      <Party
        title={t("staff.col.tenant")}
        personId={policy.personId}
        name={policy.tenantName || t("office.person.unnamed")}
        email={policy.tenantEmail}
        phone={policy.tenantPhone}
        language={policy.language}
        more={[{ label: t("office.postalAddress"), value: policy.postalAddress }]}
      />
      {policy.coTenants.map(({ id: coTenant, ...person }) => (
        <Party key={coTenant} title={t("office.coTenant")} {...person} search={{ coTenant }} />
      ))}
      <Party
        title={t("staff.col.landlord")}
        name={policy.landlordName}
        email={policy.landlordEmail}
        phone={policy.landlordPhone}
        language={policy.landlordLanguage}
        search={{ to: "LANDLORD" }}
        more={[{ label: t("office.partner"), value: policy.partnerName }]}
      />
    </>
  );
}

/** Other tenants' contracts for the home. Only one of them can be accepted. */
function SameHome() {
  const { t } = useText();
  const { sameHome } = usePolicy();
  if (sameHome.length === 0) return null;
  return (
    <Message title={t("staff.policy.sameHome")}>
      <p>{t("staff.policy.sameHomeText")}</p>
      <ul>
        {sameHome.map(({ refId, contractNumber, tenantName, status }) => (
          <li key={refId}>
            <TextLink to="/staff/policies/$id" params={{ id: contractNumber }}>
              {contractNumber}
            </TextLink>
            <span>{`, ${tenantName}, ${t(`staff.policy.${status}`)}`}</span>
          </li>
        ))}
      </ul>
    </Message>
  );
}
