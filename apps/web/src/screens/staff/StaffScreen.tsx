import { getStaffSession, type StaffPerson } from "@kautia/contract";
import { InlineMessage, Question, Skeleton } from "@kautia/design-system";
import { useApp } from "../../shell/app/app-context.ts";
import { useLoaded } from "../../shell/app/use-loaded.ts";
import { useText } from "../../shell/i18n/use-text.ts";
import { Navigate } from "../../shell/navigation/Navigate.tsx";
import { useLocation } from "../../shell/navigation/use-location.ts";
import { useScreenPath } from "../../shell/use-screen-path.ts";
import { findArea, maySee } from "./areas.ts";
import { CasePage } from "./case/CasePage.tsx";
import { ClaimPage } from "./claim/ClaimPage.tsx";
import { Failed } from "../../parts/tables/Failed.tsx";
import { LoginForm } from "./LoginForm.tsx";
import { MoneyPage } from "./money/MoneyPage.tsx";
import { MovingOutPage } from "./moving-out/MovingOutPage.tsx";
import { ActsPage } from "./pages/ActsPage.tsx";
import { ChargesPage } from "./pages/ChargesPage.tsx";
import { ClaimsPage } from "./pages/ClaimsPage.tsx";
import { FailedWorkPage } from "./pages/FailedWorkPage.tsx";
import { FiguresPage } from "./pages/FiguresPage.tsx";
import { FollowUpsPage } from "./pages/FollowUpsPage.tsx";
import { MailsPage } from "./pages/MailsPage.tsx";
import { MovingOutsPage } from "./pages/MovingOutsPage.tsx";
import { NoticesPage } from "./pages/NoticesPage.tsx";
import { PartnersPage } from "./pages/PartnersPage.tsx";
import { PeoplePage } from "./pages/PeoplePage.tsx";
import { PoliciesPage } from "./pages/PoliciesPage.tsx";
import { QuestionsPage } from "./pages/QuestionsPage.tsx";
import { QueuePage } from "./pages/QueuePage.tsx";
import { WithdrawalsPage } from "./pages/WithdrawalsPage.tsx";
import { PartnerPage } from "./partner/PartnerPage.tsx";
import { InvitedPage } from "./people/InvitedPage.tsx";
import { PersonPage } from "./people/PersonPage.tsx";
import { PolicyPage } from "./policy/PolicyPage.tsx";
import { SearchPage } from "./search/SearchPage.tsx";
import { StaffPage } from "./StaffPage.tsx";
import { useWaiting, type Waiting } from "./use-waiting.ts";
import "./staff.css";
import "./charts/charts.css";

/** Every page of the desk. Shows the login in its place when nobody is logged in. */
export function StaffScreen() {
  const { api } = useApp();
  const { t } = useText();
  const { params } = useLocation();
  const { state, reload } = useLoaded(() => api.call(getStaffSession, {}, { quiet: true, handledStatuses: "all" }));
  if (params["area"] === "invited") return <InvitedPage onOpen={reload} />;
  if (state.kind === "loaded" && state.answer.person === null) return <LoginForm onOpen={reload} />;
  if (state.kind !== "loaded" || state.answer.person === null)
    return (
      <StaffPage title={t("staff.title")} person={null}>
        {state.kind === "failed" ? <Failed onRetry={reload} /> : <Skeleton lines={6} label={t("common.loading")} />}
      </StaffPage>
    );
  return <Place person={state.answer.person} onSessionEnded={reload} />;
}

export interface StaffPageProps extends Waiting {
  person: StaffPerson;
  /** Called when the session has ended; leads to the login. */
  onSessionEnded: () => void;
}

function Place(signedIn: Pick<StaffPageProps, "person" | "onSessionEnded">) {
  const { screen, params, query, search } = useLocation();
  const path = useScreenPath();
  const { t } = useText();
  // A new key per search and page, so that each starts with fresh state. Without the language, so that changing it
  // keeps what was typed.
  const key = [screen, ...Object.values(params)].join("/") + search;
  const props = { ...signedIn, ...useWaiting(key) };
  if (screen === "staff") return <QueuePage key={key} {...props} />;
  if (screen === "staff-case") return <CasePage key={key} {...props} refId={params["refId"] ?? ""} />;
  if (screen === "staff-claim") return <ClaimPage key={key} {...props} claimId={params["claimId"] ?? ""} />;
  // Without the tab, so that the tabs share what is loaded.
  if (screen === "staff-policy") return <PolicyPage key={params["refId"]} {...props} refId={params["refId"] ?? ""} />;
  if (params["area"] === "search") return <SearchPage key={key} {...props} />;
  const area = findArea(params["area"]);
  if (area && !maySee(props.person.role, area))
    return <ForAdministrators key={key} {...props} title={t(`staff.area.${area}`)} />;
  switch (area) {
    case "claims":
      return <ClaimsPage key={key} {...props} />;
    case "moving-outs": {
      // A query parameter, not a screen: the list of screens is in the script that every page loads first.
      const id = query.get("id");
      return id === null ? <MovingOutsPage key={key} {...props} /> : <MovingOutPage key={key} {...props} id={id} />;
    }
    case "follow-ups":
      return <FollowUpsPage key={key} {...props} />;
    case "questions":
      return <QuestionsPage key={key} {...props} />;
    case "policies":
      return <PoliciesPage key={key} {...props} />;
    case "withdrawals":
      return <WithdrawalsPage key={key} {...props} />;
    case "charges":
      return <ChargesPage key={key} {...props} />;
    case "notices":
      return <NoticesPage key={key} {...props} />;
    case "mails":
      return <MailsPage key={key} {...props} />;
    case "partners": {
      const id = query.get("id");
      return id === null ? <PartnersPage key={key} {...props} /> : <PartnerPage key={key} {...props} id={id} />;
    }
    case "people": {
      const id = query.get("id");
      return id === null ? <PeoplePage key={key} {...props} /> : <PersonPage key={key} {...props} id={id} />;
    }
    case "acts":
      return <ActsPage key={key} {...props} />;
    case "failed-work":
      return <FailedWorkPage key={key} {...props} />;
    case "money":
      return <MoneyPage key={key} {...props} />;
    case "figures":
      return <FiguresPage key={key} {...props} />;
    case null:
      return <Navigate to={path("404")} replace />;
  }
}

function ForAdministrators({ title, ...props }: StaffPageProps & { title: string }) {
  const { t } = useText();
  return (
    <StaffPage title={title} {...props}>
      <Question title={title} />
      <InlineMessage tone="caution" toneLabel={t("common.note")} title={t("errors.STAFF_ROLE_REQUIRED")} />
    </StaffPage>
  );
}
