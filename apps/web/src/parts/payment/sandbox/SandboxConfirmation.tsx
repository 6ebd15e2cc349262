import { confirmSandboxCharge } from "@kautia/contract";
import { useState } from "react";
import { useApp } from "#app/app-context.ts";
import type { ConfirmationProps } from "../confirmation.ts";
import { Challenge } from "./Challenge.tsx";

export function SandboxConfirmation({ secret, onAnswered }: ConfirmationProps) {
  const { api } = useApp();
  const [open, setOpen] = useState(true);

  async function answer(outcome: "passed" | "failed"): Promise<void> {
    const body = { secret, outcome };
    const result = await api.call(confirmSandboxCharge, { body }, { quiet: true, handledStatuses: "all" });
    setOpen(false);
    // A payment that no longer waits was confirmed elsewhere or has ended. The server knows.
    onAnswered(result.ok || result.problem?.errorCode === "NOT_FOUND" ? "answered" : "unavailable");
  }

  return <Challenge open={open} onConfirm={() => answer("passed")} onCancel={() => void answer("failed")} />;
}
