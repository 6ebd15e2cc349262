import { useState } from "react";
import type { useAnswer } from "./use-answer.ts";

/** What opens the dialog that asks before it refuses, and what the dialog needs. */
export function useRefusal(answer: ReturnType<typeof useAnswer>["answer"]) {
  const [isRefusing, setIsRefusing] = useState(false);
  const dialog = {
    amendment: isRefusing ? { id: "" } : null,
    async onRefuse(_id: string, reason: string) {
      await answer(false, reason);
      setIsRefusing(false);
    },
    onClose: () => setIsRefusing(false),
  };
  return { refuse: () => setIsRefusing(true), dialog };
}
