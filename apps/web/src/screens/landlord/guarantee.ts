import type { LandlordView, ScreenId } from "@kautia/contract";
import { useLocation } from "../../navigation/use-location.ts";
import { useScreenPath } from "../../routing/use-screen-path.ts";

/** What each page of the guarantee gets. */
export interface GuaranteeProps {
  view: LandlordView;
  token: string;
  onView: (view: LandlordView) => void;
}

type GuaranteeScreen = Extract<
  ScreenId,
  "landlord" | "landlord-claim" | "landlord-claims" | "landlord-account" | "landlord-release" | "landlord-changes"
>;

/** Returns a function that builds the paths to the pages of this guarantee. */
export function useGuaranteePath(): (screen: GuaranteeScreen) => string {
  const path = useScreenPath();
  const { landlordToken = "" } = useLocation().params;
  return (screen) => path(screen, { landlordToken });
}
