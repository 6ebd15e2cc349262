import {
  type CallAnswer,
  type CoSigning,
  correctCoTenantEmail,
  type getCoSigning,
  remindCoTenant,
  type TenantRecord,
} from "@kautia/contract";
import { Button, InlineMessage, TextWithEmails } from "@kautia/design-system";
import { useState } from "react";
import type { CallFailure } from "../../api/call-result.ts";
import { useApp } from "../../app/app-context.ts";
import { EmailField } from "../../form/EmailField.tsx";
import { Form } from "../../form/Form.tsx";
import { FormActions } from "../../form/FormActions.tsx";
import { useForm } from "../../form/use-form.ts";
import { ActionFailed } from "../../parts/failure/ActionFailed.tsx";
import { useText } from "../../texts/use-text.ts";
import { ContinueWithout } from "./ContinueWithout.tsx";

type Answer = CallAnswer<typeof getCoSigning>;

interface WaitingPersonProps {
  record: TenantRecord;
  person: CoSigning["people"][number];
  onAnswer: (answer: Answer) => void;
}

/** Somebody who has not signed, with the ways to reach them. */
export function WaitingPerson({ record, person, onAnswer }: WaitingPersonProps) {
  const { api, session } = useApp();
  const { t, date } = useText();
  const [isCorrecting, setCorrecting] = useState(false);
  const [feedback, setFeedback] = useState<"reminded" | "tooOften" | "corrected" | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const { email, firstName: name, state } = person;
  const hasRefused = state === "REFUSED";

  async function remind(): Promise<void> {
    setFeedback(null);
    setFailure(null);
    const body = { token: session.token() ?? "", email };
    const result = await api.call(remindCoTenant, { body }, { handledStatuses: "all" });
    if (result.ok) {
      setFeedback("reminded");
      onAnswer(result.answer);
    } else if (result.problem?.errorCode === "RATE_LIMITED") setFeedback("tooOften");
    else setFailure(result);
  }

  function onCorrected(answer: Answer): void {
    setCorrecting(false);
    setFeedback("corrected");
    onAnswer(answer);
  }

  return (
    <>
      <p>
        <TextWithEmails
          text={
            hasRefused ? t("coSigning.refusedText", { name }) : t("coSigning.asked", { email, date: date(person.at) })
          }
        />
      </p>
      {feedback ? (
        <InlineMessage tone={feedback === "tooOften" ? "info" : "success"} toneLabel={t("common.note")} live>
          {t(`coSigning.${feedback}`, { name, email })}
        </InlineMessage>
      ) : null}
      <ActionFailed failure={failure} />
      {isCorrecting ? (
        <CorrectEmail email={email} onCorrected={onCorrected} onClose={() => setCorrecting(false)} />
      ) : (
        <div className="co-signers__acts">
          <Button variant="text" onClick={remind} busyLabel={t("common.saving")}>
            {t(hasRefused ? "coSigning.askAgain" : "coSigning.remind", { name })}
          </Button>
          {hasRefused ? (
            <ContinueWithout {...{ record, person }} />
          ) : (
            <Button
              variant="text"
              onClick={() => {
                setFeedback(null);
                setCorrecting(true);
              }}
            >
              {t("coSigning.correctEmail")}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

interface CorrectEmailProps {
  email: string;
  onCorrected: (answer: Answer) => void;
  onClose: () => void;
}

function CorrectEmail({ email, onCorrected, onClose }: CorrectEmailProps) {
  const { t } = useText();
  const form = useForm({
    id: `co-tenant-email ${email}`,
    call: correctCoTenantEmail,
    initial: { newEmail: email },
    labels: { newEmail: "coSigning.newEmail" },
    words: { newEmail: { EMAIL_ONBOARDING_MUST_BE_DIFFERENT: "coSigning.emailTaken" } },
    body: ({ newEmail }) => ({ email, newEmail }),
    handledStatuses: [429],
    onSaved: onCorrected,
  });
  return (
    <Form form={form}>
      <p>{t("coSigning.correctText")}</p>
      <EmailField {...form.bind("newEmail")} autoComplete="off" />
      <div className="k-unpinned">
        <FormActions form={form} label={t("coSigning.correctSend")}>
          <Button variant="text" onClick={onClose}>
            {t("common.cancel")}
          </Button>
        </FormActions>
      </div>
    </Form>
  );
}
