import { DrawingKey, Question, SummaryList } from "@kautia/design-system";
import { keepAddressTogether } from "@kautia/locales/keep-together";
import { useText } from "../../texts/use-text.ts";
import { Page } from "../../frame/Page.tsx";
import { OpenActions, type OpenProps } from "./OpenActions.tsx";

/** Asks before the link opens an application that exists already, or begins another one with its answers. */
export function AskToContinue(props: OpenProps) {
  const { t } = useText();
  const { refId, fullAddress, inviterName } = props.view;
  const title = t(refId === null ? "open.againTitle" : "open.title");
  const rows = [
    { label: t("open.home"), value: fullAddress && keepAddressTogether(fullAddress) },
    { label: t("open.inviter"), value: inviterName },
  ].filter(({ value }) => value);
  return (
    <Page title={title}>
      <DrawingKey />
      <Question title={title} lead={t(refId === null ? "open.againLead" : "open.lead")} />
      {rows.length > 0 ? <SummaryList rows={rows} /> : null}
      <OpenActions {...props} label={t("common.continue")} />
    </Page>
  );
}
