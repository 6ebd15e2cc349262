import { createLazyRoute } from "@tanstack/react-router";
import { Facts } from "../../parts/Facts.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { TextLink } from "../../parts/links.tsx";
import { Message } from "../../parts/Message.tsx";
import { useText } from "../../text/use-text.ts";
import { SanctionsHit } from "../circumstances/SanctionsHit.tsx";
import { Phone } from "../people/PersonPage.tsx";
import { FourEyes } from "../approvals/FourEyes.tsx";
import { Timeline } from "../people/Timeline.tsx";
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
        <Tenant />
        <CoTenants />
        <Landlord />
      </div>
    </div>
  );
}

function Tenant() {
  const { t, languageName } = useText();
  const { personId, contractNumber: id, tenantName, tenantEmail, tenantPhone, postalAddress, language } = usePolicy();
  return (
    <Panel
      title={t("staff.col.tenant")}
      actions={
        <TextLink to="/staff/policies/$id/contact" params={{ id }}>
          {t("office.contact.correct")}
        </TextLink>
      }
    >
      <Facts
        facts={[
          {
            label: t("office.name"),
            value: <PersonLink id={personId} name={tenantName || t("office.person.unnamed")} />,
          },
          { label: t("staff.email"), value: tenantEmail },
          { label: t("office.phone"), value: tenantPhone && <Phone number={tenantPhone} /> },
          { label: t("office.postalAddress"), value: postalAddress },
          { label: t("staff.policy.language"), value: languageName(language) },
        ]}
      />
    </Panel>
  );
}

function PersonLink({ id, name }: { id: string | null; name: string }) {
  if (id === null) return name;
  return (
    <TextLink to="/staff/people/$id" params={{ id }}>
      {name}
    </TextLink>
  );
}

function CoTenants() {
  const { t, languageName } = useText();
  const { contractNumber: id, coTenants } = usePolicy();
  return coTenants.map(({ id: coTenant, name, email, language, personId }) => (
    <Panel
      key={coTenant}
      title={t("office.coTenant")}
      actions={
        <TextLink to="/staff/policies/$id/contact" params={{ id }} search={{ coTenant }}>
          {t("office.contact.correct")}
        </TextLink>
      }
    >
      <Facts
        facts={[
          { label: t("office.name"), value: <PersonLink id={personId} name={name} /> },
          { label: t("staff.email"), value: email },
          { label: t("staff.policy.language"), value: languageName(language) },
        ]}
      />
    </Panel>
  ));
}

function Landlord() {
  const { t, languageName } = useText();
  const policy = usePolicy();
  const { contractNumber: id, landlordName, landlordEmail, landlordPhone, landlordLanguage, partnerName } = policy;
  return (
    <Panel
      title={t("staff.col.landlord")}
      actions={
        <TextLink to="/staff/policies/$id/contact" params={{ id }} search={{ to: "LANDLORD" }}>
          {t("office.contact.correct")}
        </TextLink>
      }
    >
      <Facts
        facts={[
          { label: t("office.name"), value: landlordName },
          { label: t("staff.email"), value: landlordEmail },
          { label: t("office.phone"), value: landlordPhone && <Phone number={landlordPhone} /> },
          { label: t("staff.policy.language"), value: languageName(landlordLanguage) },
          { label: t("office.partner"), value: partnerName },
        ]}
      />
    </Panel>
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
