import { getPolicy, takeBackCancellation } from "@kautia/contract";
import { Button, Dialog, InlineMessage } from "@kautia/design-system";
import { useState } from "react";
import { useLoginPath } from "../../parts/account/login-paths.ts";
import { useApp } from "../../app/app-context.ts";
import { useText } from "../../texts/use-text.ts";
import { useNavigate } from "../../navigation/use-location.ts";
import type { PolicyPartProps } from "./PolicyPage.tsx";
import { ForAll } from "./Together.tsx";

/** Takes a cancellation back while that is possible, after explaining the consequences. */
export function Stay({ policy, onPolicy }: PolicyPartProps) {
  const { refId, mayStay } = policy;
  const { api } = useApp();
  const { t } = useText();
  const loginPath = useLoginPath();
  const navigate = useNavigate();
  const [confirming, setConfirming] = useState(false);
  const [feedback, setFeedback] = useState<"stayed" | "tooLate" | "offline" | null>(null);
  const params = { refId };

  async function stay(): Promise<void> {
    const result = await api.call(takeBackCancellation, { params }, { handledStatuses: [401, 409] });
    setConfirming(false);
    if (result.ok) {
      setFeedback("stayed");
      return onPolicy(result.answer);
    }
    if (result.why === "offline") return setFeedback("offline");
    if (result.why !== "refused") return;
    if (result.problem.status === 401) return navigate(loginPath);
    setFeedback("tooLate");
    const now = await api.call(getPolicy, { params }, { handledStatuses: [401] });
    if (now.ok) onPolicy(now.answer);
  }

  const open = () => {
    setFeedback(null);
    setConfirming(true);
  };
  return (
    <>
      {feedback ? <Feedback feedback={feedback} /> : null}
      {mayStay ? (
        <p>
          <Button variant="text" onClick={open}>
            {t("leaving.stay")}
          </Button>
        </p>
      ) : null}
      <Dialog
        open={confirming}
        onClose={() => setConfirming(false)}
        title={t("leaving.stayTitle")}
        closeText={t("common.close")}
        actions={
          <>
            <Button onClick={stay} busyLabel={t("common.saving")}>
              {t("leaving.stayGo")}
            </Button>
            <Button variant="text" onClick={() => setConfirming(false)}>
              {t("leaving.notYet")}
            </Button>
          </>
        }
      >
        <ForAll policy={policy} text="together.leaveForAll" />
        <p>{t("leaving.stayText")}</p>
      </Dialog>
    </>
  );
}

const feedbackTexts = {
  stayed: { tone: "success", title: "leaving.stayed", text: "leaving.stayedText" },
  tooLate: { tone: "caution", title: "leaving.tooLate", text: null },
  offline: { tone: "caution", title: "form.offlineTitle", text: "policies.offlineText" },
} as const;

function Feedback({ feedback }: { feedback: keyof typeof feedbackTexts }) {
  const { t } = useText();
  const { tone, title, text } = feedbackTexts[feedback];
  return (
    <InlineMessage tone={tone} toneLabel={t("common.note")} live title={t(title)}>
      {text === null ? null : t(text)}
    </InlineMessage>
  );
}
