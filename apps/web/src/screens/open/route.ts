export { OpenScreen as Component } from "./OpenScreen.tsx";
