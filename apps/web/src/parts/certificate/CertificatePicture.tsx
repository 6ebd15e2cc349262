import { Logo, VisuallyHidden } from "@kautia/design-system";
import type { ReactNode } from "react";
import { useApp } from "../../app/app-context.ts";
import { useText } from "../../texts/use-text.ts";
import "./certificate.css";

export interface CertificatePictureProps {
  /** Where the PDF is; it opens in a new tab. */
  href: string;
  contractNumber: string;
  /** In EUR. */
  amount: number;
  landlord: string | null;
  tenant: string;
  home: string;
  /** YYYY-MM-DD. */
  from: string;
  /** The code for checking it; null if it is not shown. */
  code?: string | null | undefined;
}

/** The upper half of the certificate as it is in the PDF, which it opens. White like paper in every theme. */
export function CertificatePicture(props: CertificatePictureProps) {
  const { href, contractNumber, amount, landlord, tenant, home, from, code } = props;
  const { brand, insurer } = useApp().settings;
  const { t, exactMoney, date } = useText();
  return (
    <a className="certificate" href={href} target="_blank" rel="noopener noreferrer">
      <VisuallyHidden>{`${t("landlord.openCertificate")} ${t("policyDocuments.newTab")}`}</VisuallyHidden>
      <span className="certificate__sheet" aria-hidden="true" translate="no">
        <span className="certificate__head">
          <Logo brand={brand.name} />
          <Seal />
        </span>
        <strong className="certificate__title">{t("landlord.certificate")}</strong>
        <span className="certificate__number">{contractNumber}</span>
        <span className="certificate__amount">
          <span>{t("landlord.amount")}</span>
          <strong>{exactMoney(amount)}</strong>
        </span>
        <span className="certificate__parties">
          <Party label={t("landlord.guarantor")}>{insurer.name}</Party>
          <Party label={t("landlord.landlord")}>{landlord ?? "–"}</Party>
          <Party label={t("landlord.tenant")}>{tenant}</Party>
        </span>
        <span className="certificate__rows">
          <Party label={t("landlord.home")}>{home}</Party>
          <Party label={t("landlord.from")}>{date(from)}</Party>
          {code ? <Party label={t("landlord.code")}>{code}</Party> : null}
        </span>
      </span>
    </a>
  );
}

function Party({ label, children }: { label: string; children: ReactNode }) {
  return (
    <span className="certificate__party">
      <span className="certificate__label">{label}</span>
      <span>{children}</span>
    </span>
  );
}

/** The rosette of the seal. */
function Seal() {
  return (
    <svg className="certificate__seal" viewBox="-50 -50 100 100" aria-hidden="true">
      {Array.from({ length: 12 }, (_, index) => (
        <ellipse key={index} rx="47" ry="30" transform={`rotate(${index * 15})`} />
      ))}
      <circle className="certificate__ground" r="25" />
      <path d="M-11 13h22M-8 13v-15a8 8 0 0 1 16 0v15" />
      <path className="certificate__door" d="M-4 13v-13a4 4 0 0 1 8 0v13Z" />
    </svg>
  );
}
