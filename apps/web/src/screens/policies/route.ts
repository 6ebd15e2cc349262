export { PoliciesScreen as Component } from "./PoliciesScreen.tsx";
