export { HeroDrawing } from "../components/illustrations/HeroDrawing.tsx";
