export { CardScreen as Component } from "./CardScreen.tsx";
