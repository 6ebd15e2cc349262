import { buildUrl, getPolicyDocument, type PolicyView } from "@kautia/contract";
import { VisuallyHidden } from "@kautia/design-system";
import { useText } from "#texts/use-text.ts";

/** The certificate in small, which opens the document itself. Pale while it is not in force. */
export function CertificatePicture({ policy: { refId, documents, status, depositAmount } }: { policy: PolicyView }) {
  const { t, money } = useText();
  const isInForce = status === "ACTIVE" || status === "PAST_DUE" || status === "CANCELLATION_REQUESTED";
  const picture = (
    <svg className="certificate-picture__sheet" viewBox="0 0 96 128" aria-hidden="true" focusable="false">
      <rect className="certificate-picture__paper" x="1" y="1" width="94" height="126" rx="6" />
      <rect className="certificate-picture__frame" x="7" y="7" width="82" height="114" rx="3" />
      <path className="certificate-picture__door" d="M40 42V28a8 8 0 0 1 16 0v14Z" />
      <path className="certificate-picture__rule" d="M28 50h40M20 82h56M20 90h56M20 98h34" />
      <path className="certificate-picture__seal" d="M72 106m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0" />
      <path className="certificate-picture__tick" d="M68 106l3 3 5-6" />
      <text className="certificate-picture__amount" x="48" y="69" textAnchor="middle">
        {money(depositAmount)}
      </text>
    </svg>
  );
  const className = isInForce ? "certificate-picture" : "certificate-picture certificate-picture--pale";
  if (!documents.some(({ kind }) => kind === "certificate")) return <span className={className}>{picture}</span>;
  return (
    <a
      className={className}
      href={buildUrl(getPolicyDocument, { refId, kind: "certificate" })}
      target="_blank"
      rel="noopener noreferrer"
    >
      {picture}
      <VisuallyHidden>{`${t("home.certificate")} ${t("policyDocuments.newTab")}`}</VisuallyHidden>
    </a>
  );
}
