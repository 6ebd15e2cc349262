import { Skeleton } from "@kautia/design-system";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useText } from "../text/use-text.ts";
import { Failed } from "./Failed.tsx";

interface LoadedProps<Data> {
  query: Pick<UseQueryResult<Data>, "data" | "error" | "refetch">;
  /** How many lines stand for it until it is there. */
  lines?: number;
  children: (data: Data) => ReactNode;
}

/** What a query has found. Until then that it loads, or why it failed. */
export function Loaded<Data>({ query: { data, error, refetch }, lines = 4, children }: LoadedProps<Data>) {
  const { t } = useText();
  return (
    <>
      <Failed error={error} onRetry={() => void refetch()} />
      {data !== undefined ? children(data) : error ? null : <Skeleton lines={lines} label={t("common.loading")} />}
    </>
  );
}
