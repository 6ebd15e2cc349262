import { type ListedPasskey, listPasskeys, maxPasskeys } from "@kautia/contract";
import { Button, InlineMessage, Skeleton, SummaryList } from "@kautia/design-system";
import { useState } from "react";
import { useLoginPath } from "../../parts/account/login-paths.ts";
import { FailureMessage } from "../../parts/failure/FailureMessage.tsx";
import { useApp } from "../../app/app-context.ts";
import { useLoaded } from "../../app/use-loaded.ts";
import { type Text, when } from "@kautia/locales/format";
import { useText } from "../../texts/use-text.ts";
import { Navigate } from "../../navigation/Navigate.tsx";
import { useNavigate } from "../../navigation/use-location.ts";
import { addPasskeyHere, type Why } from "../../parts/passkeys/passkey-calls.ts";
import { deviceName } from "./device-name.ts";
import type { LaterProps } from "./LaterSection.tsx";
import { PasskeyForm } from "./PasskeyForm.tsx";

const feedbackTexts = {
  added: ["success", "passkeys.added", "passkeys.addedText"],
  named: ["success", "passkeys.named", null],
  removed: ["success", "passkeys.removed", "passkeys.removedText"],
  none: ["caution", "passkeys.noneMade", "passkeys.noneMadeText"],
  taken: ["caution", "passkeys.taken", "passkeys.takenText"],
  unable: ["caution", "passkeys.unable", "passkeys.unableText"],
  refused: ["caution", "passkeys.noneMade", "passkeys.tryAgain"],
  slow: ["caution", "passkeys.noneMade", "errors.RATE_LIMITED"],
  offline: ["caution", "form.offlineTitle", "policies.offlineText"],
} as const satisfies Record<Exclude<Why, "left" | "logged-out"> | "added" | "named" | "removed", unknown>;

/** Lists the account's passkeys; each can be renamed and removed. */
export function PasskeyList({ onDone }: LaterProps) {
  const { api } = useApp();
  const text = useText();
  const { t } = text;
  const loginPath = useLoginPath();
  const navigate = useNavigate();
  const [changed, setChanged] = useState<readonly ListedPasskey[] | null>(null);
  const [feedback, setFeedback] = useState<keyof typeof feedbackTexts | null>(null);
  const [edited, setEdited] = useState<ListedPasskey | null>(null);
  const { state, reload } = useLoaded(() => api.call(listPasskeys, {}, { quiet: true, handledStatuses: "all" }));
  const passkeys = changed ?? (state.kind === "loaded" ? state.answer.passkeys : []);
  const toLogin = () => void navigate(loginPath);

  function update(now: readonly ListedPasskey[], what: keyof typeof feedbackTexts): void {
    setChanged(now);
    setFeedback(what);
    setEdited(null);
    onDone();
  }

  async function add(): Promise<void> {
    setFeedback(null);
    const added = await addPasskeyHere(api);
    if (typeof added !== "string") update([added, ...passkeys], "added");
    else if (added === "logged-out") toLogin();
    else if (added !== "left") setFeedback(added);
  }

  if (state.kind === "loading") return <Skeleton lines={2} label={t("common.loading")} />;
  if (state.kind === "failed") {
    if (state.failure.problem?.status === 401) return <Navigate to={loginPath} />;
    return <FailureMessage failure={state.failure} onRetry={reload} />;
  }
  return (
    <>
      {feedback ? (
        <InlineMessage
          tone={feedbackTexts[feedback][0]}
          toneLabel={t("common.note")}
          live
          title={t(feedbackTexts[feedback][1])}
        >
          {feedbackTexts[feedback][2] === null ? null : t(feedbackTexts[feedback][2])}
        </InlineMessage>
      ) : null}
      {passkeys.length === 0 ? <p>{t("passkeys.empty")}</p> : null}
      <SummaryList
        rows={passkeys.map((passkey) => ({
          key: passkey.id,
          label: nameOf(text, passkey),
          value: usageText(text, passkey),
          action: (
            <Button
              variant="text"
              aria-label={`${t("passkeys.edit")}: ${nameOf(text, passkey)}`}
              onClick={() => {
                setFeedback(null);
                setEdited(passkey);
              }}
            >
              {t("passkeys.edit")}
            </Button>
          ),
        }))}
      />
      {edited ? (
        <PasskeyForm
          key={edited.id}
          passkey={edited}
          title={nameOf(text, edited)}
          onNamed={(named) =>
            update(
              passkeys.map((passkey) => (passkey.id === named.id ? named : passkey)),
              "named",
            )
          }
          onRemoved={() =>
            update(
              passkeys.filter(({ id }) => id !== edited.id),
              "removed",
            )
          }
          onOffline={() => setFeedback("offline")}
          onLoggedOut={toLogin}
          onClose={() => {
            setEdited(null);
            onDone();
          }}
        />
      ) : null}
      {passkeys.length < maxPasskeys ? (
        <p hidden={edited !== null}>
          <Button variant="secondary" onClick={add}>
            {t("passkeys.add")}
          </Button>
        </p>
      ) : (
        <p>{t("passkeys.most", { most: maxPasskeys })}</p>
      )}
    </>
  );
}

function nameOf(text: Text, passkey: ListedPasskey): string {
  return passkey.name ?? deviceName(text, passkey);
}

function usageText(text: Text, { madeAt, lastUsedAt }: ListedPasskey): string {
  const made = when(text, madeAt);
  return lastUsedAt
    ? text.t("passkeys.used", { made, used: when(text, lastUsedAt) })
    : text.t("passkeys.unused", { made });
}
