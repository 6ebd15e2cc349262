import { isCalendarDate, previewDeclaration } from "@kautia/contract";
import { Button } from "@kautia/design-system";
import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../api/queries.ts";
import { Message } from "../../parts/Message.tsx";
import { useText } from "../../text/use-text.ts";
import { type DeclareValues, isForSomebody, toBody } from "./declare-values.ts";
import { usePolicy } from "./use-policy.ts";

interface DeclarationEffectProps {
  refId: string;
  values: DeclareValues;
  /** Records it as a cancellation instead. */
  onCancel: () => void;
}

/** What would follow from the declaration: its effect, the refund, who is told, and whether a second person is needed. */
export function DeclarationEffect({ refId, values, onCancel }: DeclarationEffectProps) {
  const text = useText();
  const { t, date } = text;
  const { exactMoney } = text.in(usePolicy().country);
  const { kind, declaredOn, arrivedOn, by: declarant } = values;
  const isComplete = isCalendarDate(declaredOn) && isCalendarDate(arrivedOn) && declaredOn <= arrivedOn;
  // While somebody types, the effect shown stays.
  const known = { name: isForSomebody(declarant) ? "–" : "", text: "", note: "", items: [], movedOutOn: null };
  const request = { params: { refId }, body: { ...toBody(values), ...known } };
  const { data } = useQuery({
    ...queryOf(previewDeclaration, request),
    enabled: isComplete,
    retry: false,
  });
  if (!data || !isComplete) return null;
  const { obstacle, until, by, effectiveOn, refund, pendingRefund, needsSecondPerson } = data;
  if (obstacle !== null)
    return (
      <Message
        title={t(`office.declare.obstacle.${obstacle}`, { date: until === null ? "" : date(until), by: by ?? "" })}
        actions={
          obstacle === "TOO_LATE" && kind === "WITHDRAWAL" ? (
            <Button variant="secondary" onClick={onCancel}>
              {t("office.declare.asCancellation")}
            </Button>
          ) : undefined
        }
      />
    );
  const paidBack = refund + pendingRefund;
  return (
    <Message tone="info" title={t("office.declare.follows")}>
      <ul>
        <li>{t(`office.declare.effect.${kind}`, { date: date(effectiveOn) })}</li>
        {paidBack > 0 ? <li>{t("office.declare.refund", { amount: exactMoney(paidBack) })}</li> : null}
        <li>{t(kind === "MOVING_OUT" ? "office.declare.toldNobody" : "office.declare.told")}</li>
        {needsSecondPerson ? <li>{t("office.declare.second")}</li> : null}
      </ul>
    </Message>
  );
}
