import { listQuestions, listTroubledMails, listUnmatchedWithdrawals } from "@kautia/contract";
import { createRoute } from "@tanstack/react-router";
import { listRoute } from "../../list/list-route.ts";
import { staffRoute } from "../staff-route.tsx";

const getParentRoute = () => staffRoute;

const questions = createRoute({ getParentRoute, path: "questions", ...listRoute(listQuestions) }).lazy(() =>
  import("./QuestionsPage.tsx").then((page) => page.Route),
);
const withdrawals = createRoute({
  getParentRoute,
  path: "withdrawals",
  ...listRoute(listUnmatchedWithdrawals),
}).lazy(() => import("./WithdrawalsPage.tsx").then((page) => page.Route));
const mails = createRoute({ getParentRoute, path: "mails", ...listRoute(listTroubledMails) }).lazy(() =>
  import("./MailsPage.tsx").then((page) => page.Route),
);
const letters = createRoute({
  getParentRoute,
  path: "letters",
  ...listRoute(listTroubledMails, { state: "POST" }),
}).lazy(() => import("./LettersPage.tsx").then((page) => page.Route));

const declare = createRoute({ getParentRoute, path: "declare" }).lazy(() =>
  import("./DeclarePage.tsx").then((page) => page.Route),
);

export const conversationRoutes = [questions, withdrawals, mails, letters, declare] as const;
