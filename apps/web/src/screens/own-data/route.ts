export { OwnDataScreen as Component } from "./OwnDataScreen.tsx";
