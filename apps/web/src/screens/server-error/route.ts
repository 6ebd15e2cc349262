export { ServerErrorScreen as Component } from "./ServerErrorScreen.tsx";
