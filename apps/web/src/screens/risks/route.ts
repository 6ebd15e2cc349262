export { RisksScreen as Component } from "./RisksScreen.tsx";
