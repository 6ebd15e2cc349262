import {
  addDays,
  buildUrl,
  countryOfContract,
  getLandlordCalendar,
  getSampleCertificate,
  type LandlordView,
  withdrawalDays,
} from "@kautia/contract";
import { Disclosure, type Elements, IconCalendar, Link } from "@kautia/design-system";
import { todayIn } from "@kautia/locales/format";
import { useState } from "react";
import { useApp } from "../../app/app-context.ts";
import { GuarantorLine } from "../../parts/guarantor/GuarantorLine.tsx";
import { PolicyDocumentList } from "../../parts/policy-documents/PolicyDocumentList.tsx";
import { useText } from "../../texts/use-text.ts";
import { AskUs } from "./AskUs.tsx";
import { Facts } from "./Facts.tsx";
import { certificateUrl } from "./Certificate.tsx";
import { Line } from "./Line.tsx";

export interface MoreProps {
  view: LandlordView;
  token: string;
  isOver: boolean;
  /** A link above it, on its ground: beside the green top of the page, no link can be read. */
  children?: Elements;
}

const steps = ["landlord.money1", "landlord.money2", "landlord.money3", "landlord.money4"] as const;

/** Everything that is not needed to decide, folded. */
export function More({ view, token, isOver, children }: MoreProps) {
  const { settings } = useApp();
  const { t, language } = useText();
  const { insurer } = settings;
  const sample = { country: countryOfContract(view.contractNumber), lang: language };
  return (
    <div className="landlord-more">
      {children ? <p className="landlord-more__first">{children}</p> : null}
      <Disclosure id="covered" level={2} title={t(isOver ? "landlord.whatWas" : "landlord.what")}>
        <Facts view={view} />
        <GuarantorLine />
        {view.status === "SIGNED" ? (
          <PolicyDocumentList
            policyDocuments={[
              {
                href: buildUrl(getSampleCertificate, {}, sample),
                title: t("landlord.sample"),
                note: t("landlord.sampleNote"),
              },
            ]}
          />
        ) : null}
        {view.hasCertificate && isOver ? (
          <PolicyDocumentList
            policyDocuments={[{ href: certificateUrl(token), title: t("landlord.openCertificate") }]}
          />
        ) : null}
      </Disclosure>
      {isOver ? null : (
        <>
          <Disclosure id="money" level={2} title={t("landlord.money")}>
            <ol className="landlord-rules">
              {steps.map((key) => (
                <li key={key}>{t(key, { insurer: insurer.name })}</li>
              ))}
            </ol>
          </Disclosure>
          <Rules view={view} />
        </>
      )}
      <Disclosure id="history" level={2} title={t("landlord.line")}>
        <Line view={view} />
        <p>
          <Link
            standalone
            href={buildUrl(getLandlordCalendar, { token }, { lang: language })}
            download={t("landlord.calendarFile")}
            icon={<IconCalendar />}
          >
            {t("landlord.calendar")}
          </Link>
        </p>
      </Disclosure>
      <AskUs token={token} mayAsk={view.mayAnswer} />
    </div>
  );
}

const rules = ["landlord.rule1", "landlord.rule3", "landlord.rule4"] as const;

function Rules({ view }: { view: LandlordView }) {
  const { settings } = useApp();
  const { t, money, country } = useText();
  const { insurer } = settings;
  const [today] = useState(() => todayIn(country()));
  const isOpen = view.status === "SIGNED";
  // More days, because the period begins with the mail after the signature and ends on a working day.
  const mayBeWithdrawn = isOpen || today <= addDays(view.signedAt.slice(0, 10), withdrawalDays + 5);
  return (
    <Disclosure id="rules" level={2} title={t("landlord.rules")}>
      <ul className="landlord-rules">
        {rules.map((key) => (
          <li key={key}>{t(key, { amount: money(view.depositAmount), insurer: insurer.name })}</li>
        ))}
        {mayBeWithdrawn ? (
          <li>
            {`${t("landlord.rule7", { days: withdrawalDays })} ${t("leaving.withdrawalForLandlord", { claimDays: insurer.claimsAfterEndDays })}`}
          </li>
        ) : null}
        {insurer.mayEndUnpaid ? <li>{t("landlord.rule8")}</li> : null}
        {isOpen ? <li>{t("landlord.rule5")}</li> : null}
      </ul>
    </Disclosure>
  );
}
