import { CallFormView, type CallFormViewProps } from "../../form/CallFormView.tsx";
import { Panel } from "../../parts/Panel.tsx";
import { TextLink } from "../../parts/links.tsx";
import { useText } from "../../text/use-text.ts";
import { usePolicy } from "./use-policy.ts";

interface PolicyFormProps<Values extends object> extends Omit<CallFormViewProps<Values>, "beside"> {
  title: string;
}

/** A form on a page of its own about a policy, with a way back to the policy. */
export function PolicyForm<Values extends object>({ title, ...form }: PolicyFormProps<Values>) {
  const { t } = useText();
  const { contractNumber: id } = usePolicy();
  return (
    <Panel title={title}>
      <CallFormView
        {...form}
        beside={
          <TextLink to="/staff/policies/$id" params={{ id }}>
            {t("common.cancel")}
          </TextLink>
        }
      />
    </Panel>
  );
}
