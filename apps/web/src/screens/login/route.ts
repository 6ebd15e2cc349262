export { LoginScreen as Component } from "./LoginScreen.tsx";
