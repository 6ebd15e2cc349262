export type { Drawing, DrawingProps } from "../components/illustrations/create-drawing.tsx";
export * from "../components/illustrations/illustrations.tsx";
export { DrawingOffer, DrawingSigned } from "../components/illustrations/success.tsx";
