export { listDeliveries, putBack, resend, resendAll } from "./deliveries.ts";
export { addEndpoint, changeEndpoint, listEndpoints, removeEndpoint, rotateSecret } from "./endpoints.ts";
export { eventId, type NewEvent, writeEvent } from "./events.ts";
export { partnerReference } from "./partner-reference.ts";
export { sendTestEvent } from "./send-test-event.ts";
export { dueWebhooks, oldWebhookEvents } from "./tasks.ts";
