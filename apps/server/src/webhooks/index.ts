export { listDeliveries, putBack, resend, resendAll } from "./deliveries.ts";
export { addEndpoint, changeEndpoint, listEndpoints, removeEndpoint, rotateSecret } from "./endpoints.ts";
export { eventId, findRental, insertEvent, type NewEvent, writeEvent } from "./events.ts";
export { dueWebhooks, oldWebhookEvents } from "./tasks.ts";
