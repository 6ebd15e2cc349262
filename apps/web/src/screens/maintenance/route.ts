export { MaintenanceScreen as Component } from "./MaintenanceScreen.tsx";
