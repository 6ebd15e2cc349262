export { PrivacyChoicesScreen as Component } from "./PrivacyChoicesScreen.tsx";
