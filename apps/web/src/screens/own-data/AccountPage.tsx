import { type Elements, Link, Question, Skeleton } from "@kautia/design-system";
import type { CallResult } from "../../api/call-result.ts";
import { FailureMessage } from "../../parts/failure/FailureMessage.tsx";
import { useLoaded } from "../../app/use-loaded.ts";
import { useText } from "../../texts/use-text.ts";
import { useLoginPath } from "../../parts/account/login-paths.ts";
import { PasswordSet } from "../../parts/account/PasswordSet.tsx";
import { Navigate } from "../../navigation/Navigate.tsx";
import { Page } from "../../frame/Page.tsx";
import { useScreenPath } from "../../routing/use-screen-path.ts";

interface AccountPageProps<T> {
  title: string;
  lead: string;
  load: () => Promise<CallResult<T>>;
  children: (answer: T) => Elements;
}

/** A subpage of the policies screen. Leads to the login when nobody is logged in. */
export function AccountPage<T>({ title, lead, load, children }: AccountPageProps<T>) {
  const { t } = useText();
  const path = useScreenPath();
  const loginPath = useLoginPath();
  const { state, reload } = useLoaded(load);
  if (state.kind === "failed" && state.failure.problem?.status === 401) return <Navigate to={loginPath} replace />;
  return (
    <Page title={title}>
      <Question title={title} lead={lead} />
      <PasswordSet />
      {state.kind === "loading" ? <Skeleton lines={6} label={t("common.loading")} /> : null}
      {state.kind === "failed" ? <FailureMessage failure={state.failure} onRetry={reload} /> : null}
      {state.kind === "loaded" ? children(state.answer) : null}
      <p>
        <Link standalone href={path("policies")}>
          {t("account.toAccount")}
        </Link>
      </p>
    </Page>
  );
}
