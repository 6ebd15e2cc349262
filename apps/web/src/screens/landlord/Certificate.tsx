import { buildUrl, dateOfTimestamp, getLandlordCertificate, type LandlordView } from "@kautia/contract";
import { IconCheck, IconDownload, IconLink, IconShare, InlineMessage } from "@kautia/design-system";
import { nameTenants } from "@kautia/locales/format";
import { useState } from "react";
import { fetchDocument } from "../../api/fetch-document.ts";
import { CertificatePicture } from "../../parts/certificate/CertificatePicture.tsx";
import { useScreenPath } from "../../routing/use-screen-path.ts";
import { useText } from "../../texts/use-text.ts";
import "../../parts/share/share.css";

export interface CertificateProps {
  view: LandlordView;
  token: string;
}

export const certificateUrl = (token: string) => buildUrl(getLandlordCertificate, { token });

/** The certificate as a picture, to open, download and share. */
export function Certificate({ view, token }: CertificateProps) {
  const { t, language } = useText();
  const path = useScreenPath();
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);
  const href = certificateUrl(token);
  const name = `${view.contractNumber}.pdf`;
  const code = view.certificateCode;
  const canShare = typeof navigator.share === "function";

  /** Shares the file, or else the page that checks it: the landlord's own link would let others act in their name. */
  async function share(): Promise<void> {
    const title = t("landlord.certificate");
    const file = await fetchDocument(href, name);
    if (navigator.canShare?.({ files: [file] })) return navigator.share({ title, files: [file] });
    return navigator.share({ title, url: checkPage() });
  }

  function checkPage(): string {
    return code === null ? location.origin + path("certificates") : location.origin + path("certificate", { code });
  }

  async function shareOrCopy(): Promise<void> {
    setOutcome(null);
    try {
      if (canShare) await share();
      else {
        await navigator.clipboard.writeText(checkPage());
        setOutcome("copied");
      }
    } catch (error) {
      // Closing the share sheet is not an error.
      if (!(error instanceof DOMException && error.name === "AbortError")) setOutcome("failed");
    }
  }

  if (!view.coverStart) return null;
  return (
    <section className="landlord-certificate" aria-label={t("landlord.certificate")}>
      <CertificatePicture
        href={href}
        contractNumber={view.contractNumber}
        amount={view.depositAmount}
        landlord={view.landlordName}
        tenant={nameTenants(view, language)}
        home={view.fullAddress}
        from={dateOfTimestamp(view.coverStart)}
        code={code}
      />
      <div className="share__ways">
        <a className="share__way" href={href} download={name}>
          <IconDownload />
          <span>{t("landlord.download")}</span>
        </a>
        <button type="button" className="share__way" onClick={() => void shareOrCopy()}>
          {canShare ? <IconShare /> : outcome === "copied" ? <IconCheck /> : <IconLink />}
          <span>{t(canShare ? "landlord.share" : "landlord.copyCheckLink")}</span>
        </button>
      </div>
      <p className="share__copied" role="status">
        {outcome === "copied" ? t("landlord.checkLinkCopied") : ""}
      </p>
      {outcome === "failed" ? (
        <InlineMessage tone="error" toneLabel={t("common.error")} live>
          {t("landlord.shareFailed")}
        </InlineMessage>
      ) : null}
    </section>
  );
}
