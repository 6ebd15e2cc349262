import { buildUrl, getStaffPolicyDocument } from "@kautia/contract";
import { when } from "@kautia/locales/format";
import { createLazyRoute, Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Panel } from "../../parts/Panel.tsx";
import { PdfFrame } from "../../parts/PdfFrame.tsx";
import { useText } from "../../text/use-text.ts";
import { OpenFile } from "../work/Evidence.tsx";
import { usePolicy } from "./use-policy.ts";

export const Route = createLazyRoute("/staff/policies/$id/documents")({ component: PolicyDocuments });

/** Our documents and the tenant's files; the chosen one is shown beside the list. */
function PolicyDocuments() {
  const text = useText();
  const { t } = text;
  const policy = usePolicy();
  const { show } = Route.useSearch();
  const upload = policy.uploads.find(({ id }) => id === show);
  const letters = [
    ...policy.declarations.map(({ scan, kind, declaredOn, recordedAt }) => ({
      scan,
      what: t(`office.declare.${kind}`),
      on: declaredOn,
      recordedAt,
    })),
    ...policy.agreedPayees.map(({ scan, name, at }) => ({
      scan,
      what: t("office.payee.of", { name }),
      on: at,
      recordedAt: at,
    })),
  ].flatMap(({ scan, ...letter }) => (scan ? [{ ...letter, scan }] : []));
  const letter = letters.find(({ scan }) => scan.id === show);
  return (
    <div className="beside">
      <div>
        {upload ? (
          <OpenFile of={{ ...upload, what: t(`documents.${upload.type}`) }} />
        ) : letter ? (
          <OpenFile
            of={{
              ...letter.scan,
              what: letter.what,
              uploadedAt: letter.recordedAt,
              state: "CLEAN",
            }}
          />
        ) : show ? (
          <PdfFrame
            title={t("office.viewer")}
            src={buildUrl(getStaffPolicyDocument, { refId: policy.refId, kind: show })}
          />
        ) : (
          <p className="viewer viewer--empty">{t("office.viewer.choose")}</p>
        )}
      </div>
      <div>
        <Panel title={t("staff.policy.ours")}>
          <ul className="papers">
            {policy.documents.map(({ kind, number }) => {
              const name = number === null ? kind : `${kind}-${number}`;
              return (
                <li key={name}>
                  <ShowLink id={name}>
                    {t(
                      kind === "contract" || kind === "withdrawal" || kind === "release"
                        ? `staff.paper.${kind}`
                        : `policyDocuments.${kind}`,
                      { number: number ?? "" },
                    )}
                  </ShowLink>
                </li>
              );
            })}
          </ul>
        </Panel>
        {letters.length > 0 ? (
          <Panel title={t("office.declare.letters")}>
            <ul className="papers">
              {letters.map(({ what, on, scan }) => (
                <li key={scan.id}>
                  <ShowLink id={scan.id}>{what}</ShowLink>
                  <div className="quiet">{`${scan.fileName}, ${text.date(on)}`}</div>
                </li>
              ))}
            </ul>
          </Panel>
        ) : null}
        <Panel title={t("staff.case.documents")}>
          {policy.uploads.length === 0 ? <p className="quiet">{t("staff.case.noDocuments")}</p> : null}
          <ul className="papers">
            {policy.uploads.map(({ id, type, fileName, uploadedAt, state }) => (
              <li key={id}>
                {state === "CLEAN" ? (
                  <ShowLink id={id}>{t(`documents.${type}`)}</ShowLink>
                ) : (
                  <span>{`${t(`documents.${type}`)}: ${t(`staff.document.${state}`)}`}</span>
                )}
                <div className="quiet">{[fileName, when(text, uploadedAt)].filter(Boolean).join(", ")}</div>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
    </div>
  );
}

/** Shows a document beside the list. */
function ShowLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Link to="." search={{ show: id }} activeOptions={{ exact: true }} replace resetScroll={false}>
      {children}
    </Link>
  );
}
