export { RateThankYouScreen as Component } from "./RateThankYouScreen.tsx";
