import { visiblePages } from "@kautia/contract";
import { useNavigate } from "../../navigation/use-location.ts";
import { useApp } from "../../app/app-context.ts";
import { useStore } from "../../browser/store.ts";
import { useGoOn } from "../../routing/use-go-on.ts";
import { useLeaving } from "../../browser/use-leaving.ts";
import { useLoaded } from "../../app/use-loaded.ts";
import { takeCheck } from "../../parts/risk-check/running-check.ts";
import { usePrefetch } from "../../routing/use-prefetch.ts";
import { useScreenPath } from "../../routing/use-screen-path.ts";
import { Checking } from "./Checking.tsx";
import { Refused } from "./Refused.tsx";
import { RefusedByPerson } from "./RefusedByPerson.tsx";
import { Unavailable } from "./Unavailable.tsx";

/** Runs the risk check or reads its result, and leads to the next screen. Only a refusal is shown here. */
function RisksScreen() {
  const app = useApp();
  const { session } = app;
  const path = useScreenPath();
  const navigate = useNavigate();
  const goOn = useGoOn();
  usePrefetch("offers");
  const record = useStore(session.record);
  const { state, reload } = useLoaded(() => takeCheck(app));

  const answer = state.kind === "loaded" ? state.answer : null;
  const refusal = answer?.outcome === "REFUSED" ? answer : null;
  const failure = state.kind === "failed" ? state.failure : null;
  const isOver = (answer !== null && !refusal) || failure?.problem?.status === 409;
  const isLeaving = useLeaving(isOver, async () => {
    // The record says which documents are missing and whether a plan is chosen.
    if (answer?.outcome !== "MANUAL_REVIEW") return goOn();
    await session.refresh();
    await navigate(path("manual-underwriting"), { replace: true });
  });

  if (refusal && record) {
    const { note, ...reasons } = refusal;
    return note === null ? <Refused {...reasons} record={record} /> : <RefusedByPerson note={note} />;
  }
  const count = record ? visiblePages(record).length : 1;
  if (state.kind === "loading" || refusal || isLeaving) return <Checking count={count} />;
  return <Unavailable offline={failure?.why === "offline"} count={count} onRetry={reload} />;
}

export { RisksScreen as Component };
