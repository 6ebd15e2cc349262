import "./amendments.css";
import { type Amendment, maxMessageLength } from "@kautia/contract";
import { TextArea } from "@kautia/design-system";
import { describeChange } from "@kautia/locales/format";
import { type ReactNode, useState } from "react";
import { useText } from "../../text/use-text.ts";
import { ConfirmButton } from "../ConfirmButton.tsx";

interface AmendmentItemProps {
  of: Amendment;
  /** Its progress, in words. */
  children: ReactNode;
  onAnswer: (body: { agrees: boolean; reason: string }) => Promise<unknown>;
  onTakeBack: () => Promise<unknown>;
}

/** A change of a contract that somebody asked for, with what the reader can do about it. */
export function AmendmentItem({ of: amendment, children, onAnswer, onTakeBack }: AmendmentItemProps) {
  const text = useText();
  const { t } = text;
  const [reason, setReason] = useState("");
  const { change, mayAgree, mayRefuse, mayTakeBack } = amendment;
  const says = describeChange(change, text);
  return (
    <li className="amendment">
      <p className="words">{says}</p>
      {children}
      {mayAgree || mayRefuse || mayTakeBack ? (
        <div className="row-acts">
          {mayAgree ? (
            <ConfirmButton
              label={t("changes.agree")}
              variant="primary"
              question={t("office.amendment.agreeTitle")}
              yes={t("changes.agree")}
              onYes={() => onAnswer({ agrees: true, reason: "" })}
            >
              <p>{says}</p>
            </ConfirmButton>
          ) : null}
          {mayRefuse ? (
            <ConfirmButton
              label={t(mayAgree ? "changes.refuse" : "changes.object")}
              question={t("changes.refuseTitle")}
              yes={t("changes.refuse")}
              onYes={() => onAnswer({ agrees: false, reason })}
            >
              <p>{t("changes.refuseText")}</p>
              <TextArea
                label={t("changes.reason")}
                optionalText={t("common.optional")}
                value={reason}
                onChange={setReason}
                maxLength={maxMessageLength}
                rows={3}
              />
            </ConfirmButton>
          ) : null}
          {mayTakeBack ? (
            <ConfirmButton
              label={t("changes.takeBack")}
              question={t("office.amendment.takeBackTitle")}
              yes={t("changes.takeBack")}
              onYes={onTakeBack}
            >
              <p>{says}</p>
            </ConfirmButton>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}
