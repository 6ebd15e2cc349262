import {
  type CallRequest,
  type keepProperties,
  propertiesPerCall,
  propertyList,
  toFieldErrors,
} from "@kautia/contract";
import { useQueryClient } from "@tanstack/react-query";
import { safeParse } from "zod/mini";
import { useText } from "../../text/use-text.ts";
import { type CheckedLine, refuseRepeated } from "./check-lines.ts";
import { addressOf, homeColumns } from "./columns.ts";
import { FileUpload } from "./FileUpload.tsx";
import type { Line } from "./read-csv.ts";
import { readCountry } from "./values.ts";

type Columns = typeof homeColumns;
type Home = CallRequest<typeof keepProperties>["body"]["properties"][number];

/** The most lines of a file, which is sent in batches of the API's size. */
const most = 2000;

/** Saves the homes of a file. A home that is there already is changed. */
export function HomesFile({ save }: { save: (properties: Home[]) => Promise<unknown> }) {
  const { t, number } = useText();
  const queries = useQueryClient();

  async function send(lines: readonly CheckedLine<Columns, Home>[]): Promise<CheckedLine<Columns, Home>[]> {
    for (let start = 0; start < lines.length; start += propertiesPerCall)
      await save(lines.slice(start, start + propertiesPerCall).map(({ item }) => item));
    await queries.invalidateQueries();
    return lines.map((line) => ({ ...line, state: "done" }));
  }

  const about = [
    { label: t("partners.col.home"), cell: ({ row }: Line<Columns>) => row.id },
    { label: t("partners.col.address"), cell: addressOf },
  ];
  const words = {
    newLine: t("office.homesFile.new"),
    doneLine: t("office.homesFile.saved"),
    send: (count: number) => t("office.homesFile.send", { count: number(count) }),
    done: (count: number) => t("office.homesFile.done", { count: number(count) }),
    empty: t("office.homesFile.empty"),
  };
  return (
    <FileUpload
      columns={homeColumns}
      most={most}
      templateName={t("office.homesFile.templateName")}
      check={async (lines) => checkHomes(lines)}
      send={send}
      about={about}
      words={words}
    />
  );
}

/** Checks each line as the API would, and that no two lines have the same number. */
function checkHomes(lines: readonly Line<Columns>[]): CheckedLine<Columns, Home>[] {
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
