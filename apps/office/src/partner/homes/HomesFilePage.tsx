import { keepProperties, propertiesPerCall, propertyList, toFieldErrors } from "@kautia/contract";
import { useQueryClient } from "@tanstack/react-query";
import { createLazyRoute, Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { safeParse } from "zod/mini";
import { callApi } from "../../api/call-api.ts";
import { type CheckedLine, refuseRepeated } from "../../parts/file/check-lines.ts";
import { homeColumns } from "../../parts/file/columns.ts";
import { FileUpload } from "../../parts/file/FileUpload.tsx";
import type { Line } from "../../parts/file/read-csv.ts";
import { readCountry } from "../../parts/file/values.ts";
import { Page } from "../../parts/Page.tsx";
import { useText } from "../../text/use-text.ts";

export const Route = createLazyRoute("/partner/homes/file")({ component: HomesFilePage });

type Columns = typeof homeColumns;
type Home = Parameters<typeof callApi<typeof keepProperties>>[1]["body"]["properties"][number];
const most = 2000;

/** Saves the homes of a file. */
function HomesFilePage() {
  const { t, number } = useText();
  const queries = useQueryClient();

  /** In batches of the API's size; a home that was saved before is changed. */
  async function send(lines: readonly CheckedLine<Columns, Home>[]): Promise<CheckedLine<Columns, Home>[]> {
    for (let start = 0; start < lines.length; start += propertiesPerCall) {
      const properties = lines.slice(start, start + propertiesPerCall).map(({ item }) => item);
      await callApi(keepProperties, { body: { properties } });
    }
    await queries.invalidateQueries();
    return lines.map((line) => ({ ...line, state: "done" }));
  }

  const about = useMemo(
    () => [
      { label: t("manager.col.home"), cell: ({ row }: Line<Columns>) => row.id ?? "–" },
      {
        label: t("manager.col.address"),
        cell: ({ row }: Line<Columns>) =>
          [row["address.street"], row["address.streetNumber"], row["address.city"]].filter(Boolean).join(" ") || "–",
      },
    ],
    [t],
  );
  const words = useMemo(
    () => ({
      newLine: t("office.homesFile.new"),
      doneLine: t("office.homesFile.saved"),
      send: (count: number) => t("office.homesFile.send", { count: number(count) }),
      done: (count: number) => t("office.homesFile.done", { count: number(count) }),
      empty: t("office.homesFile.empty"),
    }),
    [t, number],
  );
  return (
    <Page
      title={t("office.homesFile.title")}
      back={
        <Link to="/partner/homes" className="k-link">
          {t("manager.tab.homes")}
        </Link>
      }
    >
      <p className="quiet lead">{t("office.homesFile.lead")}</p>
      <FileUpload
        columns={homeColumns}
        most={most}
        templateName={t("office.homesFile.templateName")}
        check={async (lines) => checkHomes(lines)}
        send={send}
        about={about}
        words={words}
      />
    </Page>
  );
}

/** Checks each line as the API would, and that no two lines have the same number. */
export function checkHomes(lines: readonly Line<Columns>[]): CheckedLine<Columns, Home>[] {
  const checked = lines.map((line): CheckedLine<Columns, Home> => {
    const { row } = line;
    const zip = row["address.zip"] ?? "";
    const home = {
      id: row.id,
      address: {
        street: row["address.street"],
        streetNumber: row["address.streetNumber"],
        unitName: row["address.unitName"],
        zip,
        city: row["address.city"],
        country: readCountry(row["address.country"] ?? "", zip),
      },
    };
    const body = { properties: [home] };
    const { error, data } = safeParse(propertyList, body);
    const faults = error
      ? toFieldErrors(error, body).map((fault) => ({ ...fault, path: fault.path.replace("properties.0.", "") }))
      : [];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a wrong line is never sent
    return { ...line, item: (data?.properties[0] ?? home) as Home, state: error ? "wrong" : "new", faults };
  });
  return refuseRepeated(checked, "id", ({ row }) => row.id);
}
