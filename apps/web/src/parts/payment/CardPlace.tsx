import type { CallAnswer, Country, getPaymentSecret } from "@kautia/contract";
import { Button, InlineMessage, Skeleton } from "@kautia/design-system";
import { useRef } from "react";
import { type CallResult, offline } from "../../api/call-result.ts";
import { useApp } from "../../app/app-context.ts";
import { useLeaving } from "../../browser/use-leaving.ts";
import { useLoaded } from "../../app/use-loaded.ts";
import { reloadOnce } from "../../browser/reload-once.ts";
import { useText } from "../../texts/use-text.ts";
import { loadCardForm } from "./adapters/providers.ts";
import type { SetUpCard } from "./card-form.ts";

export interface CardPlaceProps {
  /** The country of the home, which decides the provider's key. */
  country: Country;
  loadSecret: () => Promise<CallResult<CallAnswer<typeof getPaymentSecret>>>;
  onSetUp: (card: SetUpCard) => void;
  /** Called when no card can be set up any more; leads elsewhere. */
  onOver: () => Promise<void> | void;
}

/** The provider's form for a card or account, with a placeholder while it loads and a message if that fails. */
export function CardPlace({ country, loadSecret, onSetUp, onOver }: CardPlaceProps) {
  const { settings } = useApp();
  const { t } = useText();
  const { provider, publicKeys } = settings.payment;
  const codeLost = useRef(false);
  const { state, reload } = useLoaded(async () => {
    const [result, Form] = await Promise.all([
      loadSecret(),
      // Code that does not load even after a reload counts as a lost connection.
      loadCardForm(provider).catch(() => {
        codeLost.current = true;
        reloadOnce();
        return null;
      }),
    ]);
    if (!result.ok) return result;
    return Form ? { ok: true, answer: { ...result.answer, Form } } : offline;
  });
  const isOver = state.kind === "failed" && state.failure.problem?.status === 409;
  const isLeaving = useLeaving(isOver, onOver);

  if (state.kind === "loaded")
    return (
      <state.answer.Form
        secret={state.answer.secret}
        publicKey={publicKeys[country]}
        onSetUp={onSetUp}
        onStale={reload}
      />
    );
  if (state.kind === "loading" || isLeaving) return <Skeleton shape="control" lines={3} label={t("common.loading")} />;
  return (
    <InlineMessage
      tone="caution"
      toneLabel={t("common.note")}
      live
      title={t("payment.unavailable")}
      actions={<Button onClick={() => (codeLost.current ? location.reload() : reload())}>{t("common.retry")}</Button>}
    >
      {t("payment.unavailableText")}
    </InlineMessage>
  );
}
