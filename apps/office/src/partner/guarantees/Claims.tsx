import {
  buildUrl,
  type Claim,
  getGuaranteeFile,
  type Guarantee,
  maxEvidenceFiles,
  uploadGuaranteeFile,
} from "@kautia/contract";
import { FileDrop, Link } from "@kautia/design-system";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { uploadFile } from "../../api/upload-file.ts";
import { Failed } from "../../parts/Failed.tsx";
import { ClaimItems } from "../../parts/ClaimItems.tsx";
import { useFileTexts } from "../../parts/file/use-file-texts.ts";
import { FormFold } from "../../parts/FormFold.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { useText } from "../../text/use-text.ts";
import { ClaimForm } from "./ClaimForm.tsx";

export function Claims({ guarantee }: { guarantee: Guarantee }) {
  const { t, money, date } = useText();
  const { refId, claims, claimable, claimableUntil } = guarantee;
  if (claims.length === 0 && claimable === null) return null;
  return (
    <Panel title={t("claims.title")}>
      {claims.map((claim) => (
        <Entry key={claim.id} refId={refId} claim={claim} />
      ))}
      {claimable === 0 ? <p>{t("claims.used")}</p> : null}
      {claimable ? (
        <>
          <p>
            {claimableUntil
              ? t("claims.landlordLeadEnded", { amount: money(claimable), until: date(claimableUntil) })
              : t("claims.landlordLead", { amount: money(claimable) })}
          </p>
          <FormFold id="new-claim" title={t("claims.open")}>
            <ClaimForm key={claims.length} refId={refId} claimable={claimable} />
          </FormFold>
        </>
      ) : null}
    </Panel>
  );
}

function Entry({ refId, claim }: { refId: string; claim: Claim }) {
  const { t, money, date } = useText();
  const { objection, agreedAt, decision, payout } = claim;
  return (
    <section className="claim">
      <h3>{t("claims.of", { amount: money(claim.amount), date: date(claim.reportedAt) })}</h3>
      <ClaimItems items={claim.items} amount={claim.amount} granted={decision?.amount ?? null} />
      {objection ? (
        <>
          <p>{t("claims.objected", { date: date(objection.at) })}</p>
          <p className="words">{objection.text}</p>
        </>
      ) : agreedAt ? (
        <p>{t("claims.agreed", { date: date(agreedAt) })}</p>
      ) : (
        <p>
          {claim.mayObject
            ? t("claims.landlordWaits", { date: date(claim.objectUntil) })
            : t("claims.notObjected", { date: date(claim.objectUntil) })}
        </p>
      )}
      {decision ? (
        <>
          <p>{t(`claims.outcome.${decision.outcome}`, { date: date(decision.at), amount: money(decision.amount) })}</p>
          {decision.note ? <p className="words">{decision.note}</p> : null}
        </>
      ) : null}
      {payout ? (
        <p>
          {t("claims.paidOut", { date: date(payout.on), amount: money(payout.amount), reference: payout.reference })}
        </p>
      ) : null}
      <Evidence refId={refId} claim={claim} />
    </section>
  );
}

/** The files of both sides. More can be added until the claim is decided; none can be removed. */
function Evidence({ refId, claim }: { refId: string; claim: Claim }) {
  const { t } = useText();
  const fileTexts = useFileTexts();
  const queries = useQueryClient();
  const [sending, setSending] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const params = { refId, claimId: claim.id };

  async function add(files: readonly File[]): Promise<void> {
    setError(null);
    try {
      for (const file of files) {
        setSending(file.name);
        await uploadFile(uploadGuaranteeFile, params, file);
      }
    } catch (reason) {
      setError(reason);
    }
    setSending(null);
    await queries.invalidateQueries();
  }

  return (
    <>
      {claim.files.length > 0 ? (
        <>
          <h4>{t("claims.files")}</h4>
          <ul className="files">
            {claim.files.map(({ id, fileName, checked, by }) => (
              <li key={id}>
                {checked ? (
                  <Link
                    href={buildUrl(getGuaranteeFile, { ...params, fileId: id })}
                    target="_blank"
                    rel="noopener noreferrer"
                    hiddenText={t("policyDocuments.newTab")}
                  >
                    {fileName}
                  </Link>
                ) : (
                  `${fileName}, ${t("documents.waiting")}`
                )}
                <span className="quiet">{` ${t(`claims.fileBy.${by}`)}`}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {claim.decision ? null : (
        <FileDrop
          label={t("claims.addFiles")}
          help={t("claims.addFilesHelp.landlord", { count: maxEvidenceFiles })}
          optionalText={t("common.optional")}
          multiple
          files={sending === null ? [] : [{ id: "sending", name: sending, state: "uploading" }]}
          onFiles={(files) => void add(files)}
          texts={fileTexts}
        />
      )}
      <Failed error={error} />
    </>
  );
}
