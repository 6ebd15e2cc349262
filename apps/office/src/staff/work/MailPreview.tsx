import type { Call, CallAnswer, CallRequest } from "@kautia/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { callApi, CallError } from "../../api/call-api.ts";
import { Failed } from "../../parts/Failed.tsx";
import { useText } from "../../text/use-text.ts";

interface Mails {
  mails: readonly { to: string; subject: string; text: string }[];
}

/** How long a pause in typing must last before the mail is rendered again, in ms. */
const pause = 400;

/** The mails of a decision as their readers would get them, while it is written. */
export function MailPreview<C extends Call>({ call, request }: { call: C; request: CallRequest<C> }) {
  const { t } = useText();
  const written = JSON.stringify(request);
  const [settled, setSettled] = useState(written);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(written), pause);
    return () => clearTimeout(timer);
  }, [written]);
  const { data, error } = useQuery({
    queryKey: [call.name, settled],
    queryFn: async ({ signal }): Promise<CallAnswer<C>> => callApi(call, JSON.parse(settled), { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- previews answer like this
  const mails = (data as Mails | undefined)?.mails ?? [];
  // What is not complete yet has no mail.
  const isIncomplete = error instanceof CallError && error.problem?.status === 400;
  return (
    <div className="work-mails">
      <Failed error={isIncomplete ? null : error} />
      {mails.map(({ to, subject, text }) => (
        <details key={to} open>
          <summary>{t("office.work.mailTo", { to })}</summary>
          <p className="work-mail-subject">{subject}</p>
          <p className="work-mail">{text}</p>
        </details>
      ))}
    </div>
  );
}
