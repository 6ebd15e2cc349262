import { enterGuaranteeAccount, type Guarantee, mailGuaranteeAccountLink } from "@kautia/contract";
import { Button, TextField } from "@kautia/design-system";
import { when } from "@kautia/locales/format";
import { useChange } from "../../api/queries.ts";
import { CallFormView } from "../../form/CallFormView.tsx";
import { useCallForm } from "../../form/use-call-form.ts";
import { Failed } from "../../parts/Failed.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { Message } from "../../parts/Message.tsx";
import { useText } from "../../text/use-text.ts";

/** The account to which claims are paid: entered here once there is a claim, changed by a mailed link. */
export function Account({ guarantee }: { guarantee: Guarantee }) {
  const text = useText();
  const { t } = text;
  const { refId, claims, payoutAccount: account, accountNeedsLink } = guarantee;
  if (claims.length === 0) return null;
  return (
    <Panel title={t("landlord.account")}>
      {account?.iban ? <p translate="no">{`${account.iban}, ${account.holder}`}</p> : null}
      {account?.coming ? (
        <Message
          tone="info"
          title={t("landlord.coming", { when: when(text, account.coming.from), iban: account.coming.iban })}
        >
          {t("landlord.comingByMail")}
        </Message>
      ) : null}
      {accountNeedsLink ? <ChangeByMail refId={refId} /> : <Enter refId={refId} />}
    </Panel>
  );
}

function Enter({ refId }: { refId: string }) {
  const { t } = useText();
  const form = useCallForm({
    call: enterGuaranteeAccount,
    initial: { iban: "", holder: "" },
    request: (body) => ({ params: { refId }, body }),
    words: { iban: { FIELD_INVALID: "validation.iban" } },
  });
  return (
    <CallFormView form={form} label={t("landlord.saveAccount")}>
      <p>{t("landlord.accountAsk")}</p>
      <TextField
        {...form.bind("iban")}
        label={t("landlord.iban")}
        autoCapitalize="characters"
        spellCheck={false}
        onBlur={() => form.leave("iban")}
      />
      <TextField {...form.bind("holder")} label={t("landlord.holder")} />
      <p className="quiet">{t("landlord.accountNotice")}</p>
    </CallFormView>
  );
}

/** A session alone cannot change where money goes. */
function ChangeByMail({ refId }: { refId: string }) {
  const { t } = useText();
  const { mutate: ask, isPending, isSuccess, error } = useChange(mailGuaranteeAccountLink);
  if (isSuccess)
    return (
      <Message tone="success" live title={t("landlord.changeSent")}>
        {t("landlord.changeSentText")}
      </Message>
    );
  return (
    <>
      <p className="quiet">{t("landlord.changeText")}</p>
      <Failed error={error} />
      <Button variant="secondary" busy={isPending} onClick={() => ask({ params: { refId } })}>
        {t("landlord.changeAccount")}
      </Button>
    </>
  );
}
