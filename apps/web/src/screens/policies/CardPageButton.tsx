import { askForCard, type PolicyView } from "@kautia/contract";
import { Button, InlineMessage } from "@kautia/design-system";
import { useState } from "react";
import { useLoginPath } from "../../parts/account/login-paths.ts";
import { useApp } from "../../app/app-context.ts";
import { useText } from "../../texts/use-text.ts";
import { useNavigate } from "../../navigation/use-location.ts";
import { useScreenPath } from "../../routing/use-screen-path.ts";

interface CardPageButtonProps {
  policy: PolicyView;
  label: string;
  query?: string;
  variant?: "primary" | "secondary" | "text";
}

/** Opens the card screen with a fresh link, like those in our mails. */
export function CardPageButton({ policy: { refId }, label, query = "", variant = "secondary" }: CardPageButtonProps) {
  const { api } = useApp();
  const { t } = useText();
  const path = useScreenPath();
  const loginPath = useLoginPath();
  const navigate = useNavigate();
  const [why, setWhy] = useState<"offline" | "over" | null>(null);

  async function open(): Promise<void> {
    setWhy(null);
    const result = await api.call(askForCard, { params: { refId } }, { handledStatuses: [401] });
    if (result.ok)
      await navigate(`${path("card", { cardToken: result.answer.cardToken })}${query}`, { state: { enters: true } });
    else if (result.why === "offline") setWhy("offline");
    else if (result.why === "refused" && result.problem.status === 401) await navigate(loginPath);
    else if (result.why === "refused") setWhy("over");
  }

  return (
    <>
      {why ? (
        <InlineMessage
          tone="caution"
          toneLabel={t("common.note")}
          live
          title={t(why === "over" ? "card.overTitle" : "form.offlineTitle")}
        >
          {t(why === "over" ? "card.overText" : "policies.offlineText")}
        </InlineMessage>
      ) : null}
      <p>
        <Button variant={variant} onClick={open}>
          {label}
        </Button>
      </p>
    </>
  );
}
