export { ManualUnderwritingScreen as Component } from "./ManualUnderwritingScreen.tsx";
