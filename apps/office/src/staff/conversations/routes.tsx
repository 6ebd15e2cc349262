import { listQuestions, listTroubledMails, listUnmatchedWithdrawals } from "@kautia/contract";
import { createRoute } from "@tanstack/react-router";
import { listRoute } from "../../list/list-route.ts";
import { inStaff } from "../staff-route.tsx";

const questions = createRoute({ ...inStaff, path: "questions", ...listRoute(listQuestions) }).lazy(() =>
  import("./QuestionsPage.tsx").then((page) => page.Route),
);
const withdrawals = createRoute({ ...inStaff, path: "withdrawals", ...listRoute(listUnmatchedWithdrawals) }).lazy(() =>
  import("./WithdrawalsPage.tsx").then((page) => page.Route),
);
const mails = createRoute({ ...inStaff, path: "mails", ...listRoute(listTroubledMails) }).lazy(() =>
  import("./MailsPage.tsx").then((page) => page.Route),
);
const letters = createRoute({
  ...inStaff,
  path: "letters",
  ...listRoute(listTroubledMails, { state: "POST" }),
}).lazy(() => import("./LettersPage.tsx").then((page) => page.Route));

const declare = createRoute({ ...inStaff, path: "declare" }).lazy(() =>
  import("./DeclarePage.tsx").then((page) => page.Route),
);

export const conversationRoutes = [questions, withdrawals, mails, letters, declare] as const;
