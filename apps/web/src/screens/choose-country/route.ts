export { ChooseCountryScreen as Component } from "./ChooseCountryScreen.tsx";
