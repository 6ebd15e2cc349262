import type { ComponentType } from "react";
import { ChoicePage } from "./ChoicePage.tsx";
import { MotionPage } from "./MotionPage.tsx";
import { OffersPage } from "./OffersPage.tsx";
import { RentPage } from "./RentPage.tsx";
import { StatusPage } from "./StatusPage.tsx";
import { SummaryPage } from "./SummaryPage.tsx";
import { TypePage } from "./TypePage.tsx";

/** Whole pages made from the components, opened with `?page=`. */
export const PAGES: readonly { name: string; Page: ComponentType }[] = [
  { name: "type", Page: TypePage },
  { name: "motion", Page: MotionPage },
  { name: "choice", Page: ChoicePage },
  { name: "rent", Page: RentPage },
  { name: "offers", Page: OffersPage },
  { name: "summary", Page: SummaryPage },
  { name: "status", Page: StatusPage },
];
