export { ShortOnboardingScreen as Component } from "./ShortOnboardingScreen.tsx";
