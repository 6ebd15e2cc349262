export { writeRatingLink } from "./links.ts";
export { scheduleRatingRequest } from "./schedule-rating-request.ts";
export { registerRatingRoutes } from "./routes.ts";
export { ratingDue } from "./due.ts";
export { sendRatingRequests } from "./send-rating-requests.ts";
