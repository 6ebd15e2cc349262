import { useLocation } from "../../navigation/use-location.ts";
import { ConsentsScreen } from "./consents/ConsentsScreen.tsx";
import { DeleteDataScreen } from "./deletion/DeleteDataScreen.tsx";
import "./own-data.css";

/** The consents page or the deletion page. They share a bundle because people usually visit both. */
function OwnDataScreen() {
  const { screen } = useLocation();
  return screen === "consents" ? <ConsentsScreen /> : <DeleteDataScreen />;
}

export { OwnDataScreen as Component };
