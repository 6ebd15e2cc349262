import { Actions, Button } from "@kautia/design-system";
import { MailSent } from "../../parts/sent/MailSent.tsx";
import { useApp } from "../../app/app-context.ts";
import { useGoOn } from "../../routing/use-go-on.ts";
import { useText } from "../../texts/use-text.ts";

/** Shown whether or not such an application exists. */
export function Sent({ email }: { email: string }) {
  const { session } = useApp();
  const { t } = useText();
  // Leads to the current step, since the application may have advanced on another device.
  const goOn = useGoOn();
  return (
    <>
      <MailSent title={t("resume.sentTitle")} text={t("resume.sentText", { email })} />
      {session.token() ? (
        <Actions>
          <Button variant="secondary" onClick={goOn} busyLabel={t("common.loading")}>
            {t("pages.toApplication")}
          </Button>
        </Actions>
      ) : null}
    </>
  );
}
