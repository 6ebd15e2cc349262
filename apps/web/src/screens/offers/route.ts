export { OffersScreen as Component } from "./OffersScreen.tsx";
