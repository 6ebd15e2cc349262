export type { Drawing, DrawingProps } from "../components/illustrations/create-drawing.tsx";
export * from "../components/illustrations/illustrations.tsx";
