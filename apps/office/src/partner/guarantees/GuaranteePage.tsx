import {
  buildUrl,
  countryOfContract,
  getGuarantee,
  getGuaranteeCertificate,
  type Guarantee,
  hasEnded,
} from "@kautia/contract";
import { ButtonLink, IconDocument } from "@kautia/design-system";
import { nameTenants } from "@kautia/locales/format";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { createLazyRoute } from "@tanstack/react-router";
import { useLoaded } from "../../api/queries.ts";
import { BackLink } from "../../parts/BackLink.tsx";
import { Facts } from "../../parts/Facts.tsx";
import { Page } from "../../parts/Page.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { TextContext, useText } from "../../text/use-text.ts";
import { Account } from "./Account.tsx";
import { Answer } from "./Answer.tsx";
import { Changes } from "./Changes.tsx";
import { Claims } from "./Claims.tsx";
import { GuaranteeState } from "./GuaranteeState.tsx";
import { Release } from "./Release.tsx";
import { GuaranteeTimeline } from "./GuaranteeTimeline.tsx";

export const Route = createLazyRoute("/partner/guarantees/$refId")({ component: GuaranteePage });

function GuaranteePage() {
  const text = useText();
  const { t } = text;
  const guarantee = useLoaded(getGuarantee, { params: Route.useParams() });
  return (
    <Page
      title={nameTenants(guarantee, text.language)}
      beside={<GuaranteeState status={guarantee.status} />}
      back={<BackLink to="/partner/guarantees">{t("partners.guarantees.back")}</BackLink>}
    >
      <TextContext value={text.in(countryOfContract(guarantee.contractNumber))}>
        <div className="beside">
          <div>
            {guarantee.status === "SIGNED" ? <Answer guarantee={guarantee} /> : null}
            <Covered guarantee={guarantee} />
            <Claims guarantee={guarantee} />
            <Changes guarantee={guarantee} />
            <Account guarantee={guarantee} />
            <Release guarantee={guarantee} />
            <p className="quiet">{t("partners.guarantees.elsewhere")}</p>
          </div>
          <GuaranteeTimeline guarantee={guarantee} />
        </div>
      </TextContext>
    </Page>
  );
}

function Covered({ guarantee }: { guarantee: Guarantee }) {
  const { t, money, date, language } = useText();
  const { refId, status, coverStart, insuranceStart, insuranceEnd, coldRentAmount, depositAmount } = guarantee;
  return (
    <Panel
      title={t("landlord.what")}
      actions={
        guarantee.hasCertificate ? (
          <ButtonLink
            variant="secondary"
            href={buildUrl(getGuaranteeCertificate, { refId })}
            target="_blank"
            rel="noopener noreferrer"
            icon={<IconDocument />}
          >
            {t("landlord.openCertificate")}
          </ButtonLink>
        ) : null
      }
    >
      <Facts
        facts={[
          { label: t("landlord.amount"), value: <strong>{money(depositAmount)}</strong> },
          { label: t("landlord.number"), value: guarantee.contractNumber },
          { label: t("landlord.tenant"), value: nameTenants(guarantee, language) },
          { label: t("landlord.home"), value: keepAddressTogether(guarantee.fullAddress) },
          { label: t("landlord.rent"), value: t("landlord.rentValue", { rent: money(coldRentAmount) }) },
          { label: t("landlord.from"), value: date((coverStart ?? insuranceStart).slice(0, 10)) },
          {
            label: t("landlord.until"),
            value: insuranceEnd ? date(insuranceEnd) : hasEnded(status) ? null : t("landlord.untilReleased"),
          },
          { label: t("landlord.cashBack"), value: guarantee.cash?.returnOn ? date(guarantee.cash.returnOn) : null },
          { label: t("landlord.signed"), value: date(guarantee.signedAt) },
        ]}
      />
    </Panel>
  );
}
