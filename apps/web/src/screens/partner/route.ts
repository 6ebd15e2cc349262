export { PartnerScreen as Component } from "./PartnerScreen.tsx";
