import { mailAccountLink } from "@kautia/contract";
import { Button } from "@kautia/design-system";
import { useText } from "#texts/use-text.ts";
import { AskForMail } from "../AskForMail.tsx";

/** Mails the link that allows a change. */
export function ChangeAccount({ token }: { token: string }) {
  const { t } = useText();
  const sent = { title: "landlord.changeSent", text: "landlord.changeSentText" } as const;
  return (
    <AskForMail call={mailAccountLink} token={token} sent={sent}>
      {(ask) => (
        <>
          <p className="quiet">{t("landlord.changeText")}</p>
          <p>
            <Button variant="secondary" onClick={ask} busyLabel={t("landlord.resending")}>
              {t("landlord.changeAccount")}
            </Button>
          </p>
        </>
      )}
    </AskForMail>
  );
}
