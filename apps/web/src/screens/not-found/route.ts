export { NotFoundScreen as Component } from "./NotFoundScreen.tsx";
