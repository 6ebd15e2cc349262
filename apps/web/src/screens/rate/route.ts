export { RateScreen as Component } from "./RateScreen.tsx";
