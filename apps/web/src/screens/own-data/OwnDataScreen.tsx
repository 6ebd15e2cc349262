import { readPath } from "@kautia/contract";
import { useLocation } from "../../navigation/use-location.ts";
import { ConsentsScreen } from "./consents/ConsentsScreen.tsx";
import { DeleteDataScreen } from "./deletion/DeleteDataScreen.tsx";
import "./own-data.css";

/** The pages of what is one's own: few go to one and not to the other, so they come in one piece. */
export function OwnDataScreen() {
  const { pathname } = useLocation();
  return readPath(pathname).screen === "consents" ? <ConsentsScreen /> : <DeleteDataScreen />;
}
