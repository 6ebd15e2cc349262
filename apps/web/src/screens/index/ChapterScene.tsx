import type { QuestionId } from "@kautia/contract";
import { ChapterDrawing, type ChapterName } from "@kautia/design-system";
import { doorAt } from "../../routing/door.ts";
import type { ChapterProps } from "./Chapter.tsx";

const chapters: Record<QuestionId, ChapterName> = {
  name: "you",
  "co-tenants": "you",
  "usage-purpose": "home",
  "property-address": "home",
  "current-address": "home",
  "home-type": "life",
  household: "life",
  furnished: "life",
  pets: "life",
  "rent-time": "life",
  "deposit-payment": "life",
  "rental-contract": "money",
  "rent-and-deposit": "money",
  employment: "work",
  "co-tenant-incomes": "work",
  "insurance-dates": "dates",
  "landlord-type": "landlord",
  "landlord-info": "landlord",
  "lease-landlord": "landlord",
  "landlord-address": "landlord",
  "tenant-details": "passport",
};

export function ChapterScene({ step, at, count }: ChapterProps) {
  return <ChapterDrawing chapter={chapters[step]} open={doorAt("index", { step: at, count })} />;
}
