export { LandlordScreen as Component } from "./LandlordScreen.tsx";
