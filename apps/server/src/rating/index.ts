export { moveRatingRequest, scheduleRatingRequest } from "./schedule-rating-request.ts";
export { registerRatingRoutes } from "./routes.ts";
export { ratingRequests } from "./tasks.ts";
