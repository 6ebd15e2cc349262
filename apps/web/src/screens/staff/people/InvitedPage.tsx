import { getStaffInvitation, logInStaff, setStaffPassword } from "@kautia/contract";
import { ButtonLink, Question, Skeleton } from "@kautia/design-system";
import { useState } from "react";
import { PasswordForm } from "#parts/account/PasswordForm.tsx";
import { useLinkToken } from "#parts/account/use-link-token.ts";
import { useApp } from "#shell/app/app-context.ts";
import { useLoaded } from "#shell/app/use-loaded.ts";
import { useText } from "#shell/i18n/use-text.ts";
import { useNavigate } from "#shell/navigation/use-location.ts";
import { useScreenPath } from "#shell/use-screen-path.ts";
import { Failed } from "#parts/tables/Failed.tsx";
import { LoginForm, type LoginFormProps } from "../LoginForm.tsx";
import { StaffPage } from "../StaffPage.tsx";
import { handledByPage } from "#parts/tables/use-table.ts";

/** Opened by the mailed link: sets the password, then the authenticator. */
export function InvitedPage({ onOpen }: { onOpen: () => void }) {
  const { api } = useApp();
  const { t } = useText();
  const path = useScreenPath();
  const navigate = useNavigate();
  const token = useLinkToken() ?? "";
  const { state, reload } = useLoaded(() => api.call(getStaffInvitation, { params: { token } }, handledByPage));
  const [wrong, setWrong] = useState(false);
  const [login, setLogin] = useState<LoginFormProps["begin"] | null>(null);
  const title = t("staff.invited.title");

  async function logIn(email: string, password: string): Promise<void> {
    const result = await api.call(logInStaff, { body: { email, password, code: null } }, handledByPage);
    const stage = result.ok && result.answer.stage !== "open" ? result.answer : { stage: "password" as const };
    setLogin({ email, password, stage });
  }

  if (login) {
    const open = async () => {
      await navigate(path("staff"), { replace: true });
      onOpen();
    };
    return <LoginForm begin={login} onOpen={open} />;
  }
  const isWrong = wrong || (state.kind === "failed" && state.failure.problem?.errorCode === "WRONG_TOKEN");
  return (
    <StaffPage title={title} person={null}>
      <div className="staff-login k-flow">
        {isWrong ? (
          <>
            <Question title={t("staff.invited.wrong")} lead={t("staff.invited.wrongText")} />
            <p>
              <ButtonLink href={path("staff")}>{t("staff.invited.logIn")}</ButtonLink>
            </p>
          </>
        ) : state.kind === "loaded" ? (
          <PasswordForm
            call={setStaffPassword}
            token={token}
            email={state.answer.email}
            lead={t("staff.invited.lead", { email: state.answer.email })}
            onDone={(password) => logIn(state.answer.email, password)}
            onWrongToken={() => setWrong(true)}
          />
        ) : state.kind === "failed" ? (
          <Failed onRetry={reload} />
        ) : (
          <Skeleton lines={4} label={t("common.loading")} />
        )}
      </div>
    </StaffPage>
  );
}
