import { clearSanctionsHit, type StaffPolicy } from "@kautia/contract";
import { TextArea } from "@kautia/design-system";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { Facts } from "../../parts/Facts.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { useText } from "../../text/use-text.ts";
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
  const form = useCallForm({
    call: clearSanctionsHit,
    initial: { reason: "" },
    request: ({ reason }) => ({ params: { refId }, body: { checkId: hit.checkId, reason } }),
    said: t("office.fourEyes.asked"),
  });
  return (
    <Panel title={t("office.sanctions", { payee: hit.name })}>
      <Facts facts={hitFacts(hit, text)} />
      {isAsked ? null : (
        <CallFormView form={form} label={t("office.fourEyes.ask")}>
          <p className="quiet">{t("office.sanctions.lead")}</p>
          <TextArea {...form.bind("reason")} label={t("office.sanctions.reason")} rows={3} />
        </CallFormView>
      )}
    </Panel>
  );
}
