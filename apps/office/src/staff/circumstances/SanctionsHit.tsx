import { clearSanctionsHit, type StaffPolicy } from "@kautia/contract";
import { Facts } from "../../parts/Facts.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { useText } from "../../text/use-text.ts";
import { AskForm } from "../approvals/AskForm.tsx";
import { hitFacts } from "./hit-facts.ts";

interface SanctionsHitProps {
  refId: string;
  hit: StaffPolicy["sanctionsHits"][number];
  /** Whether a second person has been asked. */
  isAsked: boolean;
}

/** A payee whose name is on a sanctions list, with the form that asks a second person to clear it. */
export function SanctionsHit({ refId, hit, isAsked }: SanctionsHitProps) {
  const text = useText();
  const { t } = text;
  return (
    <Panel title={t("office.sanctions", { payee: hit.name })}>
      <Facts facts={hitFacts(hit, text)} />
      {isAsked ? null : (
        <AskForm
          call={clearSanctionsHit}
          request={({ reason }) => ({ params: { refId }, body: { checkId: hit.checkId, reason } })}
          lead={t("office.sanctions.lead")}
          label={t("office.sanctions.reason")}
        />
      )}
    </Panel>
  );
}
