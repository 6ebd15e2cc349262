import { resendLandlordLink } from "@kautia/contract";
import { Button, InlineMessage } from "@kautia/design-system";
import { useText } from "../../texts/use-text.ts";
import { AskForMail } from "./AskForMail.tsx";

export interface ReadOnlyProps {
  /** The landlord has not answered yet. */
  open: boolean;
  token: string;
}

/** Shown for the short link: explains that it is read-only and mails the personal link on request. */
export function ReadOnly({ open, token }: ReadOnlyProps) {
  const { t } = useText();
  const sent = { title: "landlord.resent", text: "landlord.resentText" } as const;
  return (
    <AskForMail call={resendLandlordLink} token={token} sent={sent}>
      {(ask) => (
        <InlineMessage
          toneLabel={t("common.note")}
          title={t("landlord.readOnly")}
          actions={
            <Button variant="secondary" onClick={ask} busyLabel={t("landlord.resending")}>
              {t("landlord.resend")}
            </Button>
          }
        >
          {t(open ? "landlord.readOnlyText" : "landlord.readOnlyReleaseText")}
        </InlineMessage>
      )}
    </AskForMail>
  );
}
