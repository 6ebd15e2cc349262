export { LegalScreen as Component } from "./LegalScreen.tsx";
