import { Skeleton } from "@kautia/design-system";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useText } from "../text/use-text.ts";
import { Failed } from "./Failed.tsx";

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, "data" | "error" | "refetch">;
  /** How many placeholder lines to show while it loads. */
  lines?: number;
  children: (data: Data) => ReactNode;
}

/** Shows what a query has found; until then, that it is loading or why it failed. */
export function Loaded<Data>({ query: { data, error, refetch }, lines = 4, children }: LoadedProps<Data>) {
  const { t } = useText();
  return (
    <>
      <Failed error={error} onRetry={() => void refetch()} />
      {data !== undefined ? children(data) : error ? null : <Skeleton lines={lines} label={t("common.loading")} />}
    </>
  );
}
