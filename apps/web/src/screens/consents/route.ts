export { ConsentsScreen as Component } from "./ConsentsScreen.tsx";
