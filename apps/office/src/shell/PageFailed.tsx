import { type ErrorComponentProps, useRouter } from "@tanstack/react-router";
import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { useEffect } from "react";
import { Failed } from "../parts/Failed.tsx";

/** In place of a page that could not be loaded. */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  useEffect(() => queries.reset(), [queries]);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <div className="page">
      <Failed error={error} onRetry={retry} />
    </div>
  );
}
