/** SQL for the partner's reference of a rental. The invitation or the signed link behind the application has it. */
export const partnerReference = (refId: string) => `coalesce(
    (SELECT i.reference FROM invitation i WHERE i.ref_id = ${refId}),
    (SELECT o.reference FROM used_offer o WHERE o.ref_id = ${refId}))`;
