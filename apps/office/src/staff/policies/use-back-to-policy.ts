import { useNavigate } from "@tanstack/react-router";
import { useNotice } from "../../shell/notices.tsx";
import { usePolicy } from "./use-policy.ts";

/** Says what was done, and goes back to the policy's page. */
export function useBackToPolicy(): (done: string) => Promise<void> {
  const { contractNumber: id } = usePolicy();
  const navigate = useNavigate();
  const say = useNotice();
  return async (done) => {
    say({ text: done });
    await navigate({ to: "/staff/policies/$id", params: { id } });
  };
}
