export { MaintenanceScreen as Component } from "../maintenance/MaintenanceScreen.tsx";
