import { getPaymentFile, listBankLines, listPayable, listPaymentFiles } from "@kautia/contract";
import { createRoute } from "@tanstack/react-router";
import { load } from "../../api/load.ts";
import { listRoute } from "../../list/list-route.ts";
import { inStaff } from "../staff-route.tsx";

const list = listRoute(listPaymentFiles);
const files = createRoute({
  ...inStaff,
  path: "payment-files",
  ...list,
  loader: async (at) => {
    list.loader(at);
    await load(at.context.queries, listPayable, {});
  },
}).lazy(() => import("./PaymentFilesPage.tsx").then((page) => page.Route));

const file = createRoute({
  ...inStaff,
  path: "payment-files/$id",
  loader: ({ context: { queries }, params }) => load(queries, getPaymentFile, { params }),
}).lazy(() => import("./PaymentFilePage.tsx").then((page) => page.Route));

const lines = createRoute({ ...inStaff, path: "bank", ...listRoute(listBankLines) }).lazy(() =>
  import("./BankLinesPage.tsx").then((page) => page.Route),
);

export const bankRoutes = [files, file, lines] as const;
