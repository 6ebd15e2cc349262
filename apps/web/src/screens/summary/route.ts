export { SummaryScreen as Component } from "./SummaryScreen.tsx";
