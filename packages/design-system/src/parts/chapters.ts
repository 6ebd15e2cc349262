export { ChapterDrawing, type ChapterDrawingProps, type ChapterName } from "../components/illustrations/chapters.tsx";
