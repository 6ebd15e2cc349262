// Generated from the contract by 'npm run client:types'. Do not edit.
export interface paths {
    "/partner/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the partner's invitations, optionally by status, reference or day of creation.
         * @description The newest first, up to 100 on a page.
         */
        get: operations["list-invitations"];
        put?: never;
        /**
         * Invites a tenant by email to a guarantee for one of the partner's rentals.
         * @description The tenant gets a mail with the link. The `id` is the secret of the link, and its holder may accept the invitation.
         *
         *     A repeated `reference` returns the first invitation in its current state and mails nothing. After that invitation was withdrawn, the reference creates a new one.
         */
        post: operations["invite-tenant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/invitations/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says for up to 500 invitations what the batch would refuse, and invites nobody.
         * @description Invites nobody and stores nothing. Each line gets the result that `invite-tenants` would return now, or the invitation that already exists. A line with several errors gets all of them at once.
         */
        post: operations["check-invitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/invitations/batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invites up to 500 tenants, with an answer for each.
         * @description The answer has a result for each line, in the order of the request: the invitation, or the problem that a call for this line alone would return. A refused line does not affect the others.
         *
         *     If the answer is lost, send the batch again: lines with a `reference` return their first invitation.
         */
        post: operations["invite-tenants"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the status of one of the partner's invitations.
         * @description Once the tenant has signed, `guaranteeRefId` names the guarantee. An invitation of another partner is 404 `INVITATION_UNKNOWN`.
         */
        get: operations["get-invitation"];
        put?: never;
        post?: never;
        /**
         * Withdraws an unused invitation.
         * @description Withdrawing twice returns the same answer. For a used or expired invitation the answer is 410 `INVITATION_EXPIRED`, and nothing changes.
         */
        delete: operations["withdraw-invitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/invitations/{id}/reminder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reminds an invited tenant by email, at most once a day.
         * @description The mail's link opens what the invitation opens. A repeat within 24 hours changes nothing. After three reminders, and once we have decided about the application, the answer is 409 `STEP_NOT_ALLOWED`.
         */
        post: operations["remind-tenant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/properties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the partner's homes, optionally those whose id or address contains some words.
         * @description Ordered by `id`.
         */
        get: operations["list-properties"];
        put?: never;
        /**
         * Creates or updates homes that the partner lets, identified by the partner's own ids.
         * @description Up to 200 homes, all or none. A home with a known `id` is changed; repeating the call changes nothing. Two partners may use the same `id`.
         */
        post: operations["keep-properties"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/properties/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deletes one of the partner's homes.
         * @description `removed` is false for an unknown home and for another partner's home.
         */
        delete: operations["remove-property"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the partner's webhooks.
         * @description In the order in which they were added, without their secrets.
         */
        get: operations["list-webhooks"];
        put?: never;
        /**
         * Adds a webhook, up to five per partner; its secret is shown only in this answer.
         * @description Only this answer contains the `secret`. Without `events` the webhook gets all events. You may have up to five webhooks.
         *
         *     An address that already has a webhook gets no second one: the answer is the existing webhook, with `secret` null. If you lost the first answer, replace the secret.
         *
         *     An address that is not https, or that we could not call, is 400 `FIELD_INVALID`.
         */
        post: operations["add-webhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the address or the events of a webhook, or switches it off and on.
         * @description Fields that are left out stay as they are. `enabled: true` switches a webhook on again; deliveries that were given up in the meantime are not sent automatically.
         */
        post: operations["change-webhook"];
        /**
         * Deletes a webhook with its deliveries.
         * @description Nothing more is sent to it, not even waiting events.
         */
        delete: operations["remove-webhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replaces a webhook's secret; the old one signs as well for 24 hours.
         * @description Only this answer contains the new `secret`. For 24 hours each delivery is signed with the old one as well.
         */
        post: operations["rotate-webhook-secret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists what a webhook was sent in the last 90 days, with the attempts and the last answer.
         * @description The newest first, up to 100 on a page, for 90 days.
         */
        get: operations["list-webhook-deliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/webhooks/{id}/deliveries/{eventId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends an event to a webhook again, with the same id.
         * @description Works for delivered events, too. The event keeps its `webhook-id`. If the webhook is switched off, the answer is 409 `STEP_NOT_ALLOWED`.
         */
        post: operations["resend-delivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/webhooks/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends everything again that a webhook did not take.
         * @description Sends all events again whose delivery was given up, in order. `resent` is their number.
         */
        post: operations["resend-given-up"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a test event to a webhook at once, also while it is off, and says what it answered.
         * @description The body is a `webhook.test` event, signed like all others. It is sent once, has no consequences and is not listed, so you can try a webhook before you switch it on. The call waits for your answer, at most 5 seconds; a second test event in that time is refused with 429.
         *
         *     Up to 60 test events an hour for each partner.
         */
        post: operations["test-webhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/test-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists what the partner's keys and signed links have begun in a sandbox.
         * @description In a sandbox only. The newest 100; `total` counts all.
         */
        get: operations["list-test-data"];
        put?: never;
        post?: never;
        /**
         * Deletes what the partner's keys and signed links have begun in a sandbox, a part with each call.
         * @description In a sandbox only. Deletes the data of 20 applications at a time; repeat the call while `more` is true.
         */
        delete: operations["delete-test-data"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/guarantees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the guarantees for the partner's rentals, optionally by status or changed since a given time.
         * @description Ordered by `refId`. To follow changes, pass the time at which your previous poll began as `since`: it covers changes of the status, and reports, objections, decisions and payouts of claims. It reaches back five minutes more, so that you miss no change that was being recorded while you polled; you may see a change twice. `status=IN_FORCE` finds `ACTIVE` and `PAST_DUE`.
         */
        get: operations["list-guarantees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the claims under the partner's guarantees, optionally by state.
         * @description The newest first, up to 100 on a page. Contains the claims under your guarantees.
         */
        get: operations["list-partner-claims"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/exports/{list}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Downloads all rows of a list that its filters leave, as CSV.
         * @description A CSV file in UTF-8 with the columns of the partner's page, in the language of `Accept-Language`. Up to 30 files an hour.
         */
        get: operations["export-partner-list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/guarantees/{refId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a guarantee with its cover, tenant, status and claims.
         * @description A guarantee of another partner is 404 `POLICY_UNKNOWN`, like one that does not exist.
         */
        get: operations["get-guarantee"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/guarantees/{refId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accepts the guarantee in place of a cash deposit.
         * @description The tenant is charged only after the acceptance. Accepting twice returns the same answer, even if somebody else accepted first.
         *
         *     If the tenant has paid the deposit in cash (`cash` is not null), say that it is returned, and by which day.
         */
        post: operations["accept-guarantee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/guarantees/{refId}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Declines the guarantee; the tenant is never charged and is shown the reason.
         * @description The tenant is never charged and is shown the reason.
         */
        post: operations["decline-guarantee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/guarantees/{refId}/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Downloads the guarantee certificate as a PDF.
         * @description Available from the acceptance on, permanently; before that 409 `STEP_NOT_ALLOWED`.
         */
        get: operations["get-guarantee-certificate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/guarantees/{refId}/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a claim under an active guarantee. The tenant is notified by email.
         * @description Together with earlier claims the amounts must not exceed the deposit. The new claim is the last one in the answer, and the tenant gets a mail.
         */
        post: operations["claim-guarantee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/guarantees/{refId}/claims/{claimId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns a claim: the items, the tenant's objection and the decision.
         * @description Includes the tenant's objection, the decision and the payout, if there are any.
         */
        get: operations["get-guarantee-claim"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/guarantees/{refId}/claims/{claimId}/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Uploads evidence for a claim, such as an invoice or a photo.
         * @description The body is `multipart/form-data` with one part, `file`. Possible until the claim is decided, then 409 `STEP_NOT_ALLOWED`.
         */
        post: operations["upload-guarantee-file"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/guarantees/{refId}/claims/{claimId}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Downloads a file of a claim.
         * @description Files that either side added.
         */
        get: operations["get-guarantee-file"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/partner/guarantees/{refId}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs the release of liability: the guarantee ends and the tenant is refunded the unused premium.
         * @description The guarantee ends, and the tenant is refunded the unused premium. `signedBy` is the person who signs for you; the release document shows the name.
         */
        post: operations["release-guarantee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "invitation.accepted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The tenant opened the invitation or the signed link. */
        post: operations["invitation.accepted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "application.decided": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The application was decided, as a rule at once. How is between the tenant and us. */
        post: operations["application.decided"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "guarantee.signed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The tenant signed; now the landlord accepts or declines. */
        post: operations["guarantee.signed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "guarantee.accepted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The landlord accepted. */
        post: operations["guarantee.accepted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "guarantee.declined": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The landlord declined. */
        post: operations["guarantee.declined"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "guarantee.active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** All premiums that fell due are paid, for the first time or again. */
        post: operations["guarantee.active"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "guarantee.past_due": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A premium could not be charged. Cover continues. */
        post: operations["guarantee.past_due"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "guarantee.cancellation_requested": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The tenant cancelled; cover continues until the release. */
        post: operations["guarantee.cancellation_requested"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "guarantee.released": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The landlord released the guarantee; `guarantee.ended` follows. */
        post: operations["guarantee.released"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "guarantee.ended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The guarantee ended, whatever the reason; `status` is ENDED or WITHDRAWN. */
        post: operations["guarantee.ended"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "claim.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A claim was made, objected to, decided or paid. */
        post: operations["claim.changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Somebody asked for a test event. It is about no rental. */
        post: operations["webhook.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        Acceptance: {
            /**
             * @description True: the landlord returns the cash deposit.
             * @default false
             * @example true
             */
            returnsCash?: boolean;
            /**
             * @description The day by which the cash is returned, YYYY-MM-DD.
             * @example 2027-06-01
             */
            cashReturnOn?: string | null;
        };
        AddedWebhook: {
            /**
             * @description The id.
             * @example 0f8fad5bd9cb469fa16570867728950e
             */
            id: string;
            /**
             * @description Where deliveries go.
             * @example https://hooks.example.com/kautia
             */
            url: string;
            /** @description The events that it gets; empty for all. */
            events: ("invitation.accepted" | "application.decided" | "guarantee.signed" | "guarantee.accepted" | "guarantee.declined" | "guarantee.active" | "guarantee.past_due" | "guarantee.cancellation_requested" | "guarantee.released" | "guarantee.ended" | "claim.changed")[];
            /**
             * @description Whether it is switched on.
             * @example true
             */
            enabled: boolean;
            /**
             * @description Why it gets none; null while it is on.
             * @example PARTNER
             */
            offBecause: ("PARTNER" | "GONE" | "FAILING") | null;
            /**
             * @description When it was made, in UTC.
             * @example 2027-04-10T08:00:00.000Z
             */
            createdAt: string;
            /**
             * @description Since when no delivery succeeds, in UTC; null while they do.
             * @example 2027-04-12T09:31:00.000Z
             */
            failingSince: string | null;
            /**
             * @description Signs the deliveries as in Standard Webhooks: `whsec_` and the key in Base64. Null if you had a webhook at this address.
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=
             */
            secret: string | null;
        };
        AddWebhookRequest: {
            /**
             * @description https, at a public address, without a user.
             * @example https://hooks.example.com/kautia
             */
            url: string;
            /**
             * @description The events that it gets; empty for all.
             * @default []
             */
            events?: ("invitation.accepted" | "application.decided" | "guarantee.signed" | "guarantee.accepted" | "guarantee.declined" | "guarantee.active" | "guarantee.past_due" | "guarantee.cancellation_requested" | "guarantee.released" | "guarantee.ended" | "claim.changed")[];
        };
        ApplicationDecidedEvent: {
            /**
             * @description What happened.
             * @example application.decided
             * @constant
             */
            type: "application.decided";
            /**
             * @description When it happened, in UTC.
             * @example 2027-04-12T09:31:00.000Z
             */
            timestamp: string;
            /** @description The invitation of the application. */
            data: {
                /**
                 * @description The invitation's `publicId`, which `GET /partner/invitations/{id}` takes; null for a signed link.
                 * @example 65f0c1a2b3d4e5f60718293a
                 */
                invitationId: string | null;
                /**
                 * @description The partner's own name of the rental; null without one.
                 * @example B-12/3
                 */
                reference: string | null;
            };
        };
        ChangeWebhookRequest: {
            /**
             * @description https, at a public address, without a user.
             * @example https://hooks.example.com/kautia
             */
            url?: string;
            /** @description The events that it gets; empty for all. */
            events?: ("invitation.accepted" | "application.decided" | "guarantee.signed" | "guarantee.accepted" | "guarantee.declined" | "guarantee.active" | "guarantee.past_due" | "guarantee.cancellation_requested" | "guarantee.released" | "guarantee.ended" | "claim.changed")[];
            /**
             * @description Whether it is switched on.
             * @example true
             */
            enabled?: boolean;
        };
        CheckInvitationsAnswer: {
            /** @description An answer for each line, in the order of the request. */
            results: {
                /** @description The invitation; null if the line was refused. */
                invitation: components["schemas"]["Invitation"] | null;
                /** @description Why the line was refused; null if it was not. */
                problem: components["schemas"]["Problem"] | null;
            }[];
        };
        CheckInvitationsRequest: {
            /** @description Up to 500 invitations, each an `InvitationOffer`. */
            invitations: components["schemas"]["InvitationOffer"][];
        };
        Claim: {
            /**
             * @description The id.
             * @example 0f8fad5bd9cb469fa16570867728950e
             */
            id: string;
            /**
             * @description The amount. Unit: EUR.
             * @example 250
             */
            amount: number;
            /** @description The items, in their order. */
            items: components["schemas"]["ClaimItem"][];
            /**
             * @description When the claim was made, in UTC.
             * @example 2028-10-01T09:00:00.000Z
             */
            reportedAt: string;
            /**
             * @description The last day for the tenant's objection, YYYY-MM-DD.
             * @example 2028-10-29
             */
            objectUntil: string;
            /**
             * @description Whether the tenant may still object.
             * @example true
             */
            mayObject: boolean;
            /** @description The tenant's objection; null if there is none. */
            objection: {
                /**
                 * @description The text.
                 * @example Der Schaden bestand schon beim Einzug.
                 */
                text: string;
                /**
                 * @description When, in UTC.
                 * @example 2028-10-05T12:00:00.000Z
                 */
                at: string;
            } | null;
            /** @description The decision; null before. */
            decision: components["schemas"]["ClaimDecision"] | null;
            /** @description The transfer to the landlord; null before. */
            payout: components["schemas"]["ClaimPayout"] | null;
            /** @description The files of both sides, the oldest first. */
            files: components["schemas"]["EvidenceFile"][];
        };
        ClaimChangedEvent: {
            /**
             * @description What happened.
             * @example claim.changed
             * @constant
             */
            type: "claim.changed";
            /**
             * @description When it happened, in UTC.
             * @example 2027-04-12T09:31:00.000Z
             */
            timestamp: string;
            /** @description The claim and its guarantee as they were then. */
            data: {
                /**
                 * @description The invitation's `publicId`, which `GET /partner/invitations/{id}` takes; null for a signed link.
                 * @example 65f0c1a2b3d4e5f60718293a
                 */
                invitationId: string | null;
                /**
                 * @description The partner's own name of the rental; null without one.
                 * @example B-12/3
                 */
                reference: string | null;
                /**
                 * @description The `refId` of the guarantee.
                 * @example 65f0c1a2b3d4e5f60718293a
                 */
                guaranteeRefId: string;
                /**
                 * @description The number on the contract.
                 * @example DE-2731-8840-6
                 */
                contractNumber: string;
                /**
                 * @description The state at present.
                 * @example SIGNED
                 * @enum {string}
                 */
                status: "SIGNED" | "ACCEPTED" | "ACTIVE" | "PAST_DUE" | "CANCELLATION_REQUESTED" | "ENDED" | "DECLINED" | "WITHDRAWN";
                /**
                 * @description The id of the claim.
                 * @example 5b3f2b1e-7c1d-4b7a-9a53-0d6b3a6d5c11
                 */
                claimId: string;
                /**
                 * @description How far the claim has come.
                 * @example OBJECTION
                 * @enum {string}
                 */
                claimState: "OBJECTION" | "OPEN" | "GRANTED" | "PAID" | "REFUSED";
                /**
                 * @description The sum of the items. Unit: EUR.
                 * @example 250
                 */
                amount: number;
                /**
                 * @description The part that was accepted; null before the decision. Unit: EUR.
                 * @example 200
                 */
                granted: number | null;
                /**
                 * @description The last day for the tenant's objection, YYYY-MM-DD.
                 * @example 2028-10-29
                 */
                objectUntil: string;
                /**
                 * @description The day of the transfer, YYYY-MM-DD; null before.
                 * @example 2028-11-20
                 */
                paidOn: string | null;
            };
        };
        ClaimDecision: {
            /**
             * @description The outcome.
             * @example ACCEPTED
             * @enum {string}
             */
            outcome: "ACCEPTED" | "PARTLY" | "REFUSED";
            /**
             * @description The amount. Unit: EUR.
             * @example 250
             */
            amount: number;
            /**
             * @description An explanation by the person who decided.
             * @example Der Nachweis ist vollständig.
             */
            note: string | null;
            /**
             * @description When, in UTC.
             * @example 2028-10-05T12:00:00.000Z
             */
            at: string;
        };
        ClaimGuaranteeRequest: {
            /** @description The items, in their order. */
            items: {
                /**
                 * @description What is claimed for.
                 * @example Türzarge gebrochen
                 */
                description: string;
                /**
                 * @description The amount. Unit: EUR.
                 * @example 250
                 */
                amount: number;
            }[];
        };
        ClaimItem: {
            /**
             * @description What is claimed for.
             * @example Türzarge gebrochen
             */
            description: string;
            /**
             * @description The amount. Unit: EUR.
             * @example 250
             */
            amount: number;
            /**
             * @description The part that was accepted; null before the decision. Unit: EUR.
             * @example 200
             */
            granted: number | null;
        };
        ClaimPayout: {
            /**
             * @description The amount. Unit: EUR.
             * @example 250
             */
            amount: number;
            /**
             * @description The day, YYYY-MM-DD; null if unknown.
             * @example 2027-05-01
             */
            on: string;
            /**
             * @description What both sides find on the bank statement.
             * @example DE-2731-8840-6 Schaden
             */
            reference: string;
        };
        DeclineGuaranteeRequest: {
            /**
             * @description Why the partner declines; the tenant is shown it.
             * @example Wir nehmen nur Barkautionen.
             */
            reason?: string | null;
        };
        DeleteTestDataAnswer: {
            /**
             * @description How many test applications or unused test invitations were deleted. Unit: tests.
             * @example 20
             */
            deleted: number;
            /**
             * @description Whether there may be more, for another call.
             * @example true
             */
            more: boolean;
        };
        EvidenceFile: {
            /**
             * @description The id.
             * @example 0f8fad5bd9cb469fa16570867728950e
             */
            id: string;
            /**
             * @description Who did it.
             * @example tenant
             * @enum {string}
             */
            by: "tenant" | "landlord";
            /**
             * @description The name of the uploaded file.
             * @example foto.jpg
             */
            fileName: string;
            /**
             * @description The file's media type.
             * @example image/jpeg
             */
            contentType: string;
            /**
             * @description The size of the file. Unit: bytes.
             * @example 120345
             */
            size: number;
            /**
             * @description Whether the file was scanned; nobody can open it before.
             * @example true
             */
            checked: boolean;
            /**
             * @description When it was uploaded, in UTC.
             * @example 2028-10-02T10:00:00.000Z
             */
            uploadedAt: string;
        };
        Guarantee: {
            /**
             * @description The number on the contract.
             * @example DE-2731-8840-6
             */
            contractNumber: string;
            /**
             * @description The state at present.
             * @example SIGNED
             * @enum {string}
             */
            status: "SIGNED" | "ACCEPTED" | "ACTIVE" | "PAST_DUE" | "CANCELLATION_REQUESTED" | "ENDED" | "DECLINED" | "WITHDRAWN";
            /**
             * @description Whether this link may accept or decline.
             * @example true
             */
            mayAnswer: boolean;
            /**
             * @description A language, as an ISO 639-1 code.
             * @example de
             * @enum {string}
             */
            language: "de" | "en";
            /**
             * @description The landlord's name; null if unknown.
             * @example Hausverwaltung Kern
             */
            landlordName: string | null;
            /**
             * @description The landlord's address on the certificate; null if unknown.
             * @example Karl-Marx-Allee 90, 10243 Berlin
             */
            landlordAddress: string | null;
            /**
             * @description The tenant's name.
             * @example Ada Weiß
             */
            tenantName: string;
            /**
             * @description The address in one line.
             * @example Torstraße 12, 3. OG links, 10119 Berlin
             */
            fullAddress: string;
            /**
             * @description The currency, as an ISO 4217 code.
             * @example EUR
             * @enum {string}
             */
            currency: "EUR" | "USD" | "GBP";
            /**
             * @description The deposit that the guarantee covers. Unit: EUR.
             * @example 2400
             */
            depositAmount: number;
            /**
             * @description The monthly rent without heating and charges. Unit: EUR per month.
             * @example 800
             */
            coldRentAmount: number;
            /**
             * @description The first day of the insurance, as YYYY-MM-DD or as an instant in ISO 8601.
             * @example 2027-05-01
             */
            insuranceStart: string;
            /**
             * @description The agreed last day; null if the lease has no end.
             * @example 2029-04-30
             */
            insuranceEnd: string | null;
            /**
             * @description The first day of cover, YYYY-MM-DD; null until accepted.
             * @example 2027-05-01
             */
            coverStart: string | null;
            /**
             * @description When the tenant signed, in UTC.
             * @example 2027-04-12T09:30:00.000Z
             */
            signedAt: string;
            /**
             * @description When the landlord answered, in UTC; null before.
             * @example 2027-04-13T08:00:00.000Z
             */
            answeredAt: string | null;
            /** @description The status line, the oldest event first. */
            line: components["schemas"]["LandlordLineEntry"][];
            /** @description The claims, the oldest first. */
            claims: components["schemas"]["Claim"][];
            /**
             * @description The part of the deposit that may still be claimed; null while nothing may be. Unit: EUR.
             * @example 1800
             */
            claimable: number | null;
            /**
             * @description The last day for claims after the end, YYYY-MM-DD.
             * @example 2029-10-30
             */
            claimableUntil: string | null;
            /**
             * @description The day on which the tenant moved out, YYYY-MM-DD.
             * @example 2028-09-30
             */
            movedOutOn: string | null;
            /** @description The cash deposit that the tenant has paid; null if none. */
            cash: {
                /**
                 * @description The amount. Unit: EUR.
                 * @example 250
                 */
                amount: number | null;
                /**
                 * @description The highest sum of cash and guarantee in law; null if there is none. Unit: EUR.
                 * @example 2400
                 */
                limit: number | null;
                /**
                 * @description The day by which the landlord returns the cash.
                 * @example 2027-06-01
                 */
                returnOn: string | null;
            } | null;
            /** @description Where claims are paid to; null while none was entered. */
            payoutAccount: {
                /**
                 * @description The country and the last four characters of the IBAN; null while the first account is still to come.
                 * @example DE•• •••• 3000
                 */
                iban: string | null;
                /**
                 * @description The holder of the account; null while the first account is still to come.
                 * @example Hausverwaltung Kern
                 */
                holder: string | null;
                /**
                 * @description Since when the account counts, in UTC; null while the first account is still to come.
                 * @example 2027-04-13T08:00:00.000Z
                 */
                since: string | null;
                /** @description An account that counts a day after it was entered; null for none. */
                coming: {
                    /**
                     * @description The country and the last four characters of the IBAN.
                     * @example DE•• •••• 3000
                     */
                    iban: string;
                    /**
                     * @description The holder of the account.
                     * @example Hausverwaltung Kern
                     */
                    holder: string;
                    /**
                     * @description From when the account counts, in UTC.
                     * @example 2027-04-14T08:00:00.000Z
                     */
                    from: string;
                } | null;
            } | null;
            /**
             * @description Whether the landlord should enter an account.
             * @example true
             */
            asksForAccount: boolean;
            /**
             * @description Whether entering an account needs the mailed link.
             * @example true
             */
            accountNeedsLink: boolean;
            /**
             * @description Whether the landlord can sign the release.
             * @example true
             */
            mayRelease: boolean;
            /**
             * @description Whether the certificate exists: from the acceptance on.
             * @example true
             */
            hasCertificate: boolean;
            /**
             * @description The public id of an application and of its contract; no secret.
             * @example 65f0c1a2b3d4e5f60718293a
             */
            refId: string;
        };
        GuaranteeEvent: {
            /**
             * @description What happened.
             * @example guarantee.accepted
             * @enum {string}
             */
            type: "guarantee.signed" | "guarantee.accepted" | "guarantee.declined" | "guarantee.active" | "guarantee.past_due" | "guarantee.cancellation_requested" | "guarantee.released" | "guarantee.ended";
            /**
             * @description When it happened, in UTC.
             * @example 2027-04-12T09:31:00.000Z
             */
            timestamp: string;
            /** @description The guarantee as it was then. */
            data: {
                /**
                 * @description The invitation's `publicId`, which `GET /partner/invitations/{id}` takes; null for a signed link.
                 * @example 65f0c1a2b3d4e5f60718293a
                 */
                invitationId: string | null;
                /**
                 * @description The partner's own name of the rental; null without one.
                 * @example B-12/3
                 */
                reference: string | null;
                /**
                 * @description The `refId` of the guarantee.
                 * @example 65f0c1a2b3d4e5f60718293a
                 */
                guaranteeRefId: string;
                /**
                 * @description The number on the contract.
                 * @example DE-2731-8840-6
                 */
                contractNumber: string;
                /**
                 * @description The state at present.
                 * @example SIGNED
                 * @enum {string}
                 */
                status: "SIGNED" | "ACCEPTED" | "ACTIVE" | "PAST_DUE" | "CANCELLATION_REQUESTED" | "ENDED" | "DECLINED" | "WITHDRAWN";
                /**
                 * @description The first day of the insurance, YYYY-MM-DD.
                 * @example 2027-05-01
                 */
                insuranceStart: string;
                /**
                 * @description The agreed last day, YYYY-MM-DD; null without one.
                 * @example 2029-04-30
                 */
                insuranceEnd: string | null;
                /**
                 * @description The first day of cover, YYYY-MM-DD; null until accepted.
                 * @example 2027-05-01
                 */
                coverStart: string | null;
                /**
                 * @description The first day without cover, YYYY-MM-DD; null while it continues, and if it never began.
                 * @example 2029-05-01
                 */
                coveredUntil: string | null;
            };
        };
        GuaranteeRow: {
            /**
             * @description The public id of an application and of its contract; no secret.
             * @example 65f0c1a2b3d4e5f60718293a
             */
            refId: string;
            /**
             * @description The number on the contract.
             * @example DE-2731-8840-6
             */
            contractNumber: string;
            /**
             * @description The state at present.
             * @example SIGNED
             * @enum {string}
             */
            status: "SIGNED" | "ACCEPTED" | "ACTIVE" | "PAST_DUE" | "CANCELLATION_REQUESTED" | "ENDED" | "DECLINED" | "WITHDRAWN";
            /**
             * @description The partner's own name of the rental, unique per partner. It should not contain a name.
             * @example B-12/3
             */
            reference: string | null;
            /**
             * @description The tenant's name.
             * @example Ada Weiß
             */
            tenantName: string;
            /**
             * @description The address in one line.
             * @example Torstraße 12, 3. OG links, 10119 Berlin
             */
            fullAddress: string;
            /**
             * @description The currency, as an ISO 4217 code.
             * @example EUR
             * @enum {string}
             */
            currency: "EUR" | "USD" | "GBP";
            /**
             * @description The deposit that the guarantee covers. Unit: EUR.
             * @example 2400
             */
            depositAmount: number;
            /**
             * @description The first day of the insurance, as YYYY-MM-DD or as an instant in ISO 8601.
             * @example 2027-05-01
             */
            insuranceStart: string;
            /**
             * @description When the tenant signed, in UTC.
             * @example 2027-04-12T09:30:00.000Z
             */
            signedAt: string;
            /**
             * @description When the last change was recorded, in UTC.
             * @example 2027-04-13T08:00:00.000Z
             */
            changedAt: string;
        };
        Invitation: {
            /**
             * @description The secret of the link. If another API key made the invitation, an id that reads and withdraws it and opens no link.
             * @example 0f8fad5bd9cb469fa16570867728950e
             */
            id: string;
            /**
             * @description Reads and withdraws the invitation and opens no link; the same for every API key. Webhooks name it by this id.
             * @example 65f0c1a2b3d4e5f60718293a
             */
            publicId: string;
            /**
             * @description The partner's own name of the rental, unique per partner. It should not contain a name.
             * @example B-12/3
             */
            reference: string | null;
            /**
             * @description The state at present.
             * @example OPEN
             * @enum {string}
             */
            status: "OPEN" | "USED" | "WITHDRAWN" | "EXPIRED";
            /**
             * @description The link that was mailed to the tenant. Null once it opens nothing, and for another API key than the one that invited.
             * @example https://kautia.example/de?invitation-token=0f8fad5bd9cb469fa16570867728950e
             */
            invitationUrl: string | null;
            /**
             * @description The tenant's email address.
             * @example ada@example.com
             */
            tenantEmail: string;
            /**
             * @description The name by which the partner invited the tenant; null without one.
             * @example Ada Weiß
             */
            tenantName: string | null;
            /**
             * @description How far the tenant is. `INVITED`: not opened yet. `STARTED`. `CHECKED`: we have decided about the application. `SIGNED`.
             * @example INVITED
             * @enum {string}
             */
            step: "INVITED" | "STARTED" | "CHECKED" | "SIGNED";
            /**
             * @description The address in one line.
             * @example Torstraße 12, 3. OG links, 10119 Berlin
             */
            fullAddress: string;
            /**
             * @description The first day of the insurance, as YYYY-MM-DD or as an instant in ISO 8601.
             * @example 2027-05-01
             */
            insuranceStart: string | null;
            /**
             * @description The agreed last day; null if the lease has no end.
             * @example 2029-04-30
             */
            insuranceEnd: string | null;
            /**
             * @description When it was made, in UTC.
             * @example 2027-04-10T08:00:00.000Z
             */
            createdAt: string;
            /**
             * @description When it ends, in UTC.
             * @example 2027-05-10T08:00:00.000Z
             */
            expiresAt: string;
            /**
             * @description When the tenant opened it, in UTC; null before.
             * @example 2027-04-11T18:20:00.000Z
             */
            usedAt: string | null;
            /**
             * @description When the partner last had the tenant reminded, in UTC; null if never.
             * @example 2027-04-14T08:00:00.000Z
             */
            remindedAt: string | null;
            /**
             * @description The `refId` of the resulting guarantee; null until it is signed.
             * @example 65f0c1a2b3d4e5f60718293a
             */
            guaranteeRefId: string | null;
        };
        InvitationAcceptedEvent: {
            /**
             * @description What happened.
             * @example invitation.accepted
             * @constant
             */
            type: "invitation.accepted";
            /**
             * @description When it happened, in UTC.
             * @example 2027-04-12T09:31:00.000Z
             */
            timestamp: string;
            /** @description The invitation. */
            data: {
                /**
                 * @description The invitation's `publicId`, which `GET /partner/invitations/{id}` takes; null for a signed link.
                 * @example 65f0c1a2b3d4e5f60718293a
                 */
                invitationId: string | null;
                /**
                 * @description The partner's own name of the rental; null without one.
                 * @example B-12/3
                 */
                reference: string | null;
                /**
                 * @description The first day of the insurance, YYYY-MM-DD.
                 * @example 2027-05-01
                 */
                insuranceStart: string;
                /**
                 * @description The agreed last day, YYYY-MM-DD; null without one.
                 * @example 2029-04-30
                 */
                insuranceEnd: string | null;
            };
        };
        InvitationOffer: {
            /**
             * @description The partner's own name of the rental, unique per partner. It should not contain a name.
             * @example B-12/3
             */
            reference?: string | null;
            /** @description The tenant who is invited. */
            tenant: {
                /**
                 * @description An email address.
                 * @example ada@example.com
                 */
                email: string;
                /**
                 * @description The first name.
                 * @example Ada
                 */
                firstName?: string | null;
                /**
                 * @description The last name.
                 * @example Weiß
                 */
                lastName?: string | null;
                /**
                 * @description How the person is addressed; null if not said.
                 * @example MRS
                 */
                salutation?: ("MR" | "MRS") | null;
            };
            /** @description The postal address. */
            address: components["schemas"]["PostalAddress"];
            /**
             * @description The monthly rent without heating and charges. Unit: EUR per month.
             * @example 800
             */
            coldRentAmount: number;
            /**
             * @description The deposit that the guarantee replaces. Unit: EUR.
             * @example 2400
             */
            rentDepositAmount: number;
            /**
             * @description The first day of the insurance, as YYYY-MM-DD or as an instant in ISO 8601.
             * @example 2027-05-01
             */
            insuranceStart: string;
            /**
             * @description The agreed last day; null if the lease has no end.
             * @example 2029-04-30
             */
            insuranceEnd?: string | null;
            /**
             * @description The number of the lease.
             * @example D-2027-12
             */
            rentContractId?: string | null;
            /** @description The landlord of the home, to whom the guarantee is given. */
            landlord: {
                /**
                 * @description An email address.
                 * @example ada@example.com
                 */
                email: string;
                /**
                 * @description The kind of landlord.
                 * @example property_manager
                 * @enum {string}
                 */
                type: "private" | "property_manager" | "agent" | "cooperative";
                /**
                 * @description The company's name; for landlords who are no private person.
                 * @example Hausverwaltung Kern
                 */
                companyName?: string | null;
                /**
                 * @description The first name.
                 * @example Ada
                 */
                firstName?: string | null;
                /**
                 * @description The last name.
                 * @example Weiß
                 */
                lastName?: string | null;
                /** @description A phone number. */
                phone?: components["schemas"]["Phone"] | null;
            };
            /**
             * @description Reserves the offer for email addresses of this domain.
             * @example firma.example
             */
            employeeEmailDomain?: string | null;
        };
        InviteTenantsAnswer: {
            /** @description An answer for each line, in the order of the request. */
            results: {
                /** @description The invitation; null if the line was refused. */
                invitation: components["schemas"]["Invitation"] | null;
                /** @description Why the line was refused; null if it was not. */
                problem: components["schemas"]["Problem"] | null;
            }[];
        };
        InviteTenantsRequest: {
            /** @description Up to 500 invitations, each an `InvitationOffer`. */
            invitations: components["schemas"]["InvitationOffer"][];
        };
        KeepPropertiesAnswer: {
            /**
             * @description How many homes were given. Unit: homes.
             * @example 120
             */
            kept: number;
            /**
             * @description How many homes are new or differ from what was stored. Unit: homes.
             * @example 3
             */
            changed: number;
        };
        KeepPropertiesRequest: {
            /** @description The homes. */
            properties: {
                /**
                 * @description The partner's own id of the home.
                 * @example B-LIN-40-2R
                 */
                id: string;
                /** @description The postal address. */
                address: components["schemas"]["PostalAddress"];
            }[];
        };
        LandlordLineEntry: {
            /**
             * @description What happened or will happen.
             * @example SIGNED
             * @enum {string}
             */
            event: "SIGNED" | "LANDLORD_ANSWER" | "ACCEPTED" | "CASH_RETURN" | "DECLINED" | "UNANSWERED" | "COVER" | "CLAIM_REPORTED" | "CLAIM_OBJECTED" | "CLAIM_ACCEPTED" | "CLAIM_REFUSED" | "CLAIM_OBJECTION" | "CLAIM_DECISION" | "CLAIM_PAYOUT" | "CLAIM_PAID" | "CANCELLATION_REQUESTED" | "STAYED" | "MOVING_OUT_CONFIRMED" | "RELEASE" | "END" | "WITHDRAWN";
            /**
             * @description How far it has come.
             * @example done
             * @enum {string}
             */
            state: "done" | "current" | "upcoming" | "problem";
            /**
             * @description The day, YYYY-MM-DD; null if unknown.
             * @example 2027-05-01
             */
            on: string | null;
            /**
             * @description Who did it.
             * @example tenant
             * @enum {string}
             */
            by: "tenant" | "landlord" | "insurer";
        };
        ListGuaranteesAnswer: {
            /** @description The guarantees, by `refId`. */
            guarantees: components["schemas"]["GuaranteeRow"][];
            /**
             * @description The value of `after` for the next page; null on the last page.
             * @example MTgwODk4NTYwMDAwMCA2NWYw
             */
            next: string | null;
        };
        ListInvitationsAnswer: {
            /** @description The invitations. */
            invitations: components["schemas"]["Invitation"][];
            /**
             * @description The value of `after` for the next page; null on the last page.
             * @example MTgwODk4NTYwMDAwMCA2NWYw
             */
            next: string | null;
        };
        ListPartnerClaimsAnswer: {
            /** @description The claims, the oldest first. */
            claims: components["schemas"]["PartnerClaimRow"][];
            /**
             * @description The value of `after` for the next page; null on the last page.
             * @example MTgwODk4NTYwMDAwMCA2NWYw
             */
            next: string | null;
        };
        ListPropertiesAnswer: {
            /** @description The homes. */
            properties: {
                /**
                 * @description The partner's own id of the home.
                 * @example B-LIN-40-2R
                 */
                id: string;
                /**
                 * @description The address in one line.
                 * @example Torstraße 12, 3. OG links, 10119 Berlin
                 */
                fullAddress: string;
                /** @description The postal address. */
                address: {
                    /**
                     * @description The street without its number.
                     * @example Torstraße
                     */
                    street: string;
                    /**
                     * @description The number in the street, with its letter.
                     * @example 12a
                     */
                    streetNumber: string;
                    /**
                     * @description The postal code: five digits in Germany, four in Austria.
                     * @example 10119
                     */
                    zip: string;
                    /**
                     * @description The town.
                     * @example Berlin
                     */
                    city: string;
                    /**
                     * @description The country, as an ISO 3166-1 code in lower case.
                     * @example de
                     * @enum {string}
                     */
                    country: "de" | "at";
                    /**
                     * @description Door, staircase or floor; null in a building with one home.
                     * @example 3. OG links
                     */
                    unitName: string | null;
                };
                /**
                 * @description When the last change was recorded, in UTC.
                 * @example 2027-04-13T08:00:00.000Z
                 */
                changedAt: string;
            }[];
            /**
             * @description The value of `after` for the next page; null on the last page.
             * @example MTgwODk4NTYwMDAwMCA2NWYw
             */
            next: string | null;
        };
        ListTestDataAnswer: {
            /** @description The tests, the newest first. */
            tests: components["schemas"]["TestRow"][];
            /**
             * @description How many tests there are. Unit: tests.
             * @example 12
             */
            total: number;
        };
        ListWebhookDeliveriesAnswer: {
            /** @description The deliveries, the newest event first. */
            deliveries: components["schemas"]["WebhookDelivery"][];
            /**
             * @description The value of `after` for the next page; null on the last page.
             * @example MTgwODk4NTYwMDAwMCA2NWYw
             */
            next: string | null;
        };
        ListWebhooksAnswer: {
            /** @description The webhooks, the oldest first. */
            webhooks: components["schemas"]["Webhook"][];
        };
        PartnerClaimRow: {
            /**
             * @description The id.
             * @example 0f8fad5bd9cb469fa16570867728950e
             */
            id: string;
            /**
             * @description The public id of an application and of its contract; no secret.
             * @example 65f0c1a2b3d4e5f60718293a
             */
            refId: string;
            /**
             * @description The number on the contract.
             * @example DE-2731-8840-6
             */
            contractNumber: string;
            /**
             * @description The partner's own name of the rental, unique per partner. It should not contain a name.
             * @example B-12/3
             */
            reference: string | null;
            /**
             * @description The tenant's name.
             * @example Ada Weiß
             */
            tenantName: string;
            /**
             * @description The address in one line.
             * @example Torstraße 12, 3. OG links, 10119 Berlin
             */
            fullAddress: string;
            /**
             * @description The amount. Unit: EUR.
             * @example 250
             */
            amount: number;
            /**
             * @description When the claim was made, in UTC.
             * @example 2028-10-01T09:00:00.000Z
             */
            reportedAt: string;
            /**
             * @description The last day for the tenant's objection, YYYY-MM-DD.
             * @example 2028-10-29
             */
            objectUntil: string;
            /**
             * @description `OBJECTION`: the tenant may object. `OPEN`: we decide. `GRANTED`: the transfer follows. `PAID`, `REFUSED`.
             * @example OPEN
             * @enum {string}
             */
            state: "OBJECTION" | "OPEN" | "GRANTED" | "PAID" | "REFUSED";
            /**
             * @description The part that was accepted; null before the decision. Unit: EUR.
             * @example 200
             */
            granted: number | null;
            /**
             * @description The day of the transfer, YYYY-MM-DD; null before.
             * @example 2028-11-05
             */
            paidOn: string | null;
        };
        Phone: {
            /**
             * @description The country's dialling code.
             * @example +49
             */
            dialCode?: string;
            /**
             * @description The number without the dialling code.
             * @example 0151 2345678
             */
            number?: string | null;
        };
        PostalAddress: {
            /**
             * @description The street without its number.
             * @example Torstraße
             */
            street: string;
            /**
             * @description The number in the street, with its letter.
             * @example 12a
             */
            streetNumber: string;
            /**
             * @description The postal code: five digits in Germany, four in Austria.
             * @example 10119
             */
            zip: string;
            /**
             * @description The town.
             * @example Berlin
             */
            city: string;
            /**
             * @description The country, as an ISO 3166-1 code in lower case.
             * @example de
             */
            country: string;
            /**
             * @description Door, staircase or floor; null in a building with one home.
             * @example 3. OG links
             */
            unitName?: string | null;
        };
        Problem: {
            /**
             * @description The kind of error, as a URI.
             * @example urn:kautia:error:FIELD_INVALID
             */
            type: string;
            /**
             * @description The error in words.
             * @example field invalid
             */
            title: string;
            /**
             * @description The HTTP status.
             * @example 400
             */
            status: number;
            /**
             * @description The code of the error, for programs.
             * @example FIELD_INVALID
             * @enum {string}
             */
            errorCode: "ADDRESS_HAS_NO_STREET_NUMBER" | "ADDRESS_HAS_NO_STREET" | "ADDRESS_HAS_NO_CITY" | "ADDRESS_HAS_NO_COUNTRY" | "ADDRESS_HAS_NO_ZIP" | "ADDRESS_HAS_NO_UNIT_NAME" | "ADDRESS_NOT_EXISTS" | "CLAIM_AMOUNT_BIGGER_THAN_DEPOSIT" | "PROPERTY_HAS_ACTIVE_POLICY" | "EMAIL_ONBOARDING_MUST_BE_DIFFERENT" | "PHONE_NUMBER_ONBOARDING_MUST_BE_DIFFERENT" | "FIELD_REQUIRED" | "INVALID_PHONE_NUMBER" | "INVALID_EMPLOYEE_EMAIL" | "INVALID_EMAIL" | "FIELD_INVALID" | "NAME_NOT_PRINTABLE" | "FIELD_UNKNOWN" | "MINIMUM" | "MAXIMUM" | "DEPOSIT_RANGE" | "DEPOSIT_MULTIPLIER" | "INCOME_LOOKS_MONTHLY" | "CONSENT_REQUIRED" | "STEP_NOT_ALLOWED" | "APPLICATION_LOCKED" | "OFFER_CHANGED" | "CHARGE_IN_PROGRESS" | "TRANSFER_KNOWN" | "EMAIL_TAKEN" | "ALREADY_RATED" | "POLICY_STATUS_CONFLICT" | "IDEMPOTENCY_KEY_REUSED" | "TOKEN_UNKNOWN" | "INVITATION_UNKNOWN" | "RATING_UNKNOWN" | "POLICY_UNKNOWN" | "CLAIM_UNKNOWN" | "WRONG_TOKEN" | "NOT_FOUND" | "INVITATION_EXPIRED" | "LINK_MALFORMED" | "LINK_KEY_UNKNOWN" | "LINK_SIGNATURE_INVALID" | "PASSWORD_TOO_COMMON" | "LOGIN_FAILED" | "LOGIN_REQUIRED" | "STAFF_CODE_WRONG" | "STAFF_ROLE_REQUIRED" | "CASE_UNKNOWN" | "CASE_DECIDED" | "CASE_CHANGED" | "WORK_TAKEN" | "SECOND_PERSON_REQUIRED" | "APPROVAL_OPEN" | "MAIL_UNKNOWN" | "MAIL_NOT_REFUSED" | "PARTNER_KEY_INVALID" | "SANDBOX_KEY" | "LIVE_KEY" | "WEBHOOK_EXISTS" | "FILE_TOO_LARGE" | "FILE_TYPE_NOT_ALLOWED" | "FILE_INFECTED" | "FILE_EMPTY" | "UPLOAD_LIMIT" | "RATE_LIMITED" | "BODY_INVALID" | "ORIGIN_REFUSED" | "BODY_TOO_LARGE" | "INTERNAL" | "OVERLOADED" | "UNAVAILABLE" | "PROVIDER_UNAVAILABLE" | "PROVIDER_FAILED";
            /**
             * @description The error in English, for developers.
             * @example A field has a wrong form or value.
             */
            message: string;
            /** @description What the error is about. */
            data: {
                /** @description The fields that are wrong. */
                fields: {
                    /**
                     * @description The path of the field in the body, or the name of the query parameter.
                     * @example tenant.email
                     */
                    path: string;
                    /**
                     * @description The code of the error, for programs.
                     * @example FIELD_INVALID
                     * @enum {string}
                     */
                    errorCode: "ADDRESS_HAS_NO_STREET_NUMBER" | "ADDRESS_HAS_NO_STREET" | "ADDRESS_HAS_NO_CITY" | "ADDRESS_HAS_NO_COUNTRY" | "ADDRESS_HAS_NO_ZIP" | "ADDRESS_HAS_NO_UNIT_NAME" | "ADDRESS_NOT_EXISTS" | "CLAIM_AMOUNT_BIGGER_THAN_DEPOSIT" | "PROPERTY_HAS_ACTIVE_POLICY" | "EMAIL_ONBOARDING_MUST_BE_DIFFERENT" | "PHONE_NUMBER_ONBOARDING_MUST_BE_DIFFERENT" | "FIELD_REQUIRED" | "INVALID_PHONE_NUMBER" | "INVALID_EMPLOYEE_EMAIL" | "INVALID_EMAIL" | "FIELD_INVALID" | "NAME_NOT_PRINTABLE" | "FIELD_UNKNOWN" | "MINIMUM" | "MAXIMUM" | "DEPOSIT_RANGE" | "DEPOSIT_MULTIPLIER" | "INCOME_LOOKS_MONTHLY" | "CONSENT_REQUIRED" | "STEP_NOT_ALLOWED" | "APPLICATION_LOCKED" | "OFFER_CHANGED" | "CHARGE_IN_PROGRESS" | "TRANSFER_KNOWN" | "EMAIL_TAKEN" | "ALREADY_RATED" | "POLICY_STATUS_CONFLICT" | "IDEMPOTENCY_KEY_REUSED" | "TOKEN_UNKNOWN" | "INVITATION_UNKNOWN" | "RATING_UNKNOWN" | "POLICY_UNKNOWN" | "CLAIM_UNKNOWN" | "WRONG_TOKEN" | "NOT_FOUND" | "INVITATION_EXPIRED" | "LINK_MALFORMED" | "LINK_KEY_UNKNOWN" | "LINK_SIGNATURE_INVALID" | "PASSWORD_TOO_COMMON" | "LOGIN_FAILED" | "LOGIN_REQUIRED" | "STAFF_CODE_WRONG" | "STAFF_ROLE_REQUIRED" | "CASE_UNKNOWN" | "CASE_DECIDED" | "CASE_CHANGED" | "WORK_TAKEN" | "SECOND_PERSON_REQUIRED" | "APPROVAL_OPEN" | "MAIL_UNKNOWN" | "MAIL_NOT_REFUSED" | "PARTNER_KEY_INVALID" | "SANDBOX_KEY" | "LIVE_KEY" | "WEBHOOK_EXISTS" | "FILE_TOO_LARGE" | "FILE_TYPE_NOT_ALLOWED" | "FILE_INFECTED" | "FILE_EMPTY" | "UPLOAD_LIMIT" | "RATE_LIMITED" | "BODY_INVALID" | "ORIGIN_REFUSED" | "BODY_TOO_LARGE" | "INTERNAL" | "OVERLOADED" | "UNAVAILABLE" | "PROVIDER_UNAVAILABLE" | "PROVIDER_FAILED";
                    /** @description Limits and other values for a text about the error. */
                    params: {
                        [key: string]: string | number;
                    };
                }[];
            };
        };
        ReleaseGuaranteeRequest: {
            /**
             * @description True: I sign.
             * @example true
             * @constant
             */
            signature: true;
            /**
             * @description The person who signs for the partner; the release document shows the name.
             * @example Mia Kern
             */
            signedBy: string;
        };
        RemovePropertyAnswer: {
            /**
             * @description Whether something was removed.
             * @example true
             */
            removed: boolean;
        };
        RemoveWebhookAnswer: {
            /**
             * @description Whether something was removed.
             * @example true
             * @constant
             */
            removed: true;
        };
        ResendGivenUpAnswer: {
            /**
             * @description How many are sent again. Unit: deliveries.
             * @example 3
             */
            resent: number;
        };
        SignedLinkClaims: {
            /**
             * @description The partner's id.
             * @example kern
             */
            iss: string;
            /**
             * @description When the link ends, in seconds since 1970; at most 90 days ahead. Unit: seconds.
             * @example 1808985600
             */
            exp: number;
            /**
             * @description When the link was signed, in seconds since 1970. Unit: seconds.
             * @example 1806393600
             */
            iat?: number;
            /**
             * @description From when the link is valid, in seconds since 1970. Unit: seconds.
             * @example 1806393600
             */
            nbf?: number;
            /**
             * @description Distinguishes links with the same content.
             * @example 7
             */
            jti?: string;
            /**
             * @description Not used.
             * @example tenant
             */
            sub?: string;
            /** @description Not used. */
            aud?: string | string[];
            /** @description The rental, as in the body of `POST /partner/invitations`. */
            offer: components["schemas"]["InvitationOffer"];
            /**
             * @description Reserves the offer for email addresses of this domain.
             * @example firma.example
             */
            employeeEmailDomain?: string | null;
        };
        TestEvent: {
            /**
             * @description What happened.
             * @example webhook.test
             * @constant
             */
            type: "webhook.test";
            /**
             * @description When it happened, in UTC.
             * @example 2027-04-12T09:31:00.000Z
             */
            timestamp: string;
            /** @description Nothing: both fields are null. */
            data: {
                /**
                 * @description The invitation's `publicId`, which `GET /partner/invitations/{id}` takes; null for a signed link.
                 * @example 65f0c1a2b3d4e5f60718293a
                 */
                invitationId: string | null;
                /**
                 * @description The partner's own name of the rental; null without one.
                 * @example B-12/3
                 */
                reference: string | null;
            };
        };
        TestRow: {
            /**
             * @description The `publicId` of the invitation or, once the tenant has begun, the id of the application.
             * @example 65f0c1a2b3d4e5f60718293a
             */
            id: string;
            /**
             * @description The partner's own name of the rental, unique per partner. It should not contain a name.
             * @example B-12/3
             */
            reference: string | null;
            /**
             * @description The tenant's address; null until a signed link's tenant has given it.
             * @example ada@example.com
             */
            tenantEmail: string | null;
            /**
             * @description The home; null for a signed link until the tenant has signed.
             * @example Torstraße 12, 10119 Berlin
             */
            fullAddress: string | null;
            /**
             * @description When it was made, in UTC.
             * @example 2027-04-10T08:00:00.000Z
             */
            createdAt: string;
            /**
             * @description `INVITED`: nobody opened the invitation yet. `APPLYING`: nothing is signed yet. Then the status of the guarantee.
             * @example APPLYING
             * @enum {string}
             */
            stage: "INVITED" | "APPLYING" | "SIGNED" | "ACCEPTED" | "ACTIVE" | "PAST_DUE" | "CANCELLATION_REQUESTED" | "ENDED" | "DECLINED" | "WITHDRAWN";
        };
        Webhook: {
            /**
             * @description The id.
             * @example 0f8fad5bd9cb469fa16570867728950e
             */
            id: string;
            /**
             * @description Where deliveries go: https, at a public address.
             * @example https://hooks.example.com/kautia
             */
            url: string;
            /** @description The events that it gets; empty for all. */
            events: ("invitation.accepted" | "application.decided" | "guarantee.signed" | "guarantee.accepted" | "guarantee.declined" | "guarantee.active" | "guarantee.past_due" | "guarantee.cancellation_requested" | "guarantee.released" | "guarantee.ended" | "claim.changed")[];
            /**
             * @description Whether it is switched on.
             * @example true
             */
            enabled: boolean;
            /**
             * @description Why it gets none; null while it is on.
             * @example PARTNER
             */
            offBecause: ("PARTNER" | "GONE" | "FAILING") | null;
            /**
             * @description When it was made, in UTC.
             * @example 2027-04-10T08:00:00.000Z
             */
            createdAt: string;
            /**
             * @description Since when no delivery succeeds, in UTC; null while they do.
             * @example 2027-04-12T09:31:00.000Z
             */
            failingSince: string | null;
        };
        WebhookDelivery: {
            /**
             * @description The event's id, sent as `webhook-id`; the same in each attempt.
             * @example evt_5b3f2b1e7c1d4b7a9a530d6b3a6d5c11
             */
            eventId: string;
            /**
             * @description What happened.
             * @example guarantee.accepted
             * @enum {string}
             */
            type: "invitation.accepted" | "application.decided" | "guarantee.signed" | "guarantee.accepted" | "guarantee.declined" | "guarantee.active" | "guarantee.past_due" | "guarantee.cancellation_requested" | "guarantee.released" | "guarantee.ended" | "claim.changed";
            /**
             * @description The public id of an application and of its contract; no secret.
             * @example 65f0c1a2b3d4e5f60718293a
             */
            refId: string;
            /**
             * @description When it happened, in UTC.
             * @example 2027-04-12T09:31:00.000Z
             */
            happenedAt: string;
            /**
             * @description The state at present.
             * @example WAITING
             * @enum {string}
             */
            status: "WAITING" | "DELIVERED" | "GIVEN_UP";
            /**
             * @description How often it was sent. Unit: attempts.
             * @example 2
             */
            attempts: number;
            /**
             * @description The HTTP status of the last answer; null without one. Unit: HTTP status.
             * @example 500
             */
            lastStatus: number | null;
            /**
             * @description Why the last attempt got no answer; null if it did.
             * @example ADDRESS_NOT_PUBLIC
             */
            lastError: ("ADDRESS_NOT_PUBLIC" | "NAME_UNKNOWN" | "CONNECTION_FAILED" | "CERTIFICATE_INVALID" | "TIMEOUT" | "EVENT_INVALID") | null;
            /**
             * @description When it was sent last, in UTC; null before.
             * @example 2027-04-12T09:32:00.000Z
             */
            lastTriedAt: string | null;
            /**
             * @description When it is tried again, in UTC; null after the last attempt.
             * @example 2027-05-04T04:00:00.000Z
             */
            nextTryAt: string | null;
        };
        WebhookTest: {
            /**
             * @description The event's id, sent as `webhook-id`; the same in each attempt.
             * @example evt_5b3f2b1e7c1d4b7a9a530d6b3a6d5c11
             */
            eventId: string;
            /**
             * @description Whether the answer was 2xx.
             * @example true
             */
            delivered: boolean;
            /**
             * @description The HTTP status of the last answer; null without one. Unit: HTTP status.
             * @example 500
             */
            lastStatus: number | null;
            /**
             * @description Why there was no answer; null if there was.
             * @example ADDRESS_NOT_PUBLIC
             */
            lastError: ("ADDRESS_NOT_PUBLIC" | "NAME_UNKNOWN" | "CONNECTION_FAILED" | "CERTIFICATE_INVALID" | "TIMEOUT" | "EVENT_INVALID") | null;
        };
        WebhookWithSecret: {
            /**
             * @description The id.
             * @example 0f8fad5bd9cb469fa16570867728950e
             */
            id: string;
            /**
             * @description Where deliveries go.
             * @example https://hooks.example.com/kautia
             */
            url: string;
            /** @description The events that it gets; empty for all. */
            events: ("invitation.accepted" | "application.decided" | "guarantee.signed" | "guarantee.accepted" | "guarantee.declined" | "guarantee.active" | "guarantee.past_due" | "guarantee.cancellation_requested" | "guarantee.released" | "guarantee.ended" | "claim.changed")[];
            /**
             * @description Whether it is switched on.
             * @example true
             */
            enabled: boolean;
            /**
             * @description Why it gets none; null while it is on.
             * @example PARTNER
             */
            offBecause: ("PARTNER" | "GONE" | "FAILING") | null;
            /**
             * @description When it was made, in UTC.
             * @example 2027-04-10T08:00:00.000Z
             */
            createdAt: string;
            /**
             * @description Since when no delivery succeeds, in UTC; null while they do.
             * @example 2027-04-12T09:31:00.000Z
             */
            failingSince: string | null;
            /**
             * @description Signs the deliveries as in Standard Webhooks: `whsec_` and the key in Base64. Shown only once.
             * @example whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=
             */
            secret: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    "list-invitations": {
        parameters: {
            query?: {
                /** @description Only invitations with this status. */
                status?: "OPEN" | "USED" | "WITHDRAWN" | "EXPIRED";
                /** @description The partner's own name of the rental, unique per partner. It should not contain a name. */
                reference?: string | null;
                /** @description Part of the reference, the tenant's email address or the home. */
                search?: string | null;
                /** @description The first day of creation to list, YYYY-MM-DD. */
                from?: string;
                /** @description The last day of creation to list, YYYY-MM-DD. */
                to?: string;
                /** @description `next` of the page before; leave it out for the first page. */
                after?: string | null;
            };
            header?: {
                /** @description The language of texts and mails; its region decides the country where nothing else does. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "invitations": [
                     *         {
                     *           "id": "0f8fad5bd9cb469fa16570867728950e",
                     *           "publicId": "65f0c1a2b3d4e5f60718293a",
                     *           "reference": "B-12/3",
                     *           "status": "OPEN",
                     *           "invitationUrl": "https://kautia.example/de?invitation-token=0f8fad5bd9cb469fa16570867728950e",
                     *           "tenantEmail": "ada@example.com",
                     *           "tenantName": "Ada Weiß",
                     *           "step": "INVITED",
                     *           "fullAddress": "Torstraße 12, 3. OG links, 10119 Berlin",
                     *           "insuranceStart": "2027-05-01",
                     *           "insuranceEnd": "2029-04-30",
                     *           "createdAt": "2027-04-10T08:00:00.000Z",
                     *           "expiresAt": "2027-05-10T08:00:00.000Z",
                     *           "usedAt": "2027-04-11T18:20:00.000Z",
                     *           "remindedAt": "2027-04-14T08:00:00.000Z",
                     *           "guaranteeRefId": "65f0c1a2b3d4e5f60718293a"
                     *         }
                     *       ],
                     *       "next": "MTgwODk4NTYwMDAwMCA2NWYw"
                     *     }
                     */
                    "application/json": components["schemas"]["ListInvitationsAnswer"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        errorCode: "BODY_INVALID" | "FIELD_INVALID" | "FIELD_UNKNOWN" | "LIVE_KEY" | "PARTNER_KEY_INVALID" | "SANDBOX_KEY" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "INTERNAL" | "OVERLOADED" | "PROVIDER_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "invite-tenant": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and mails; its region decides the country where nothing else does. */
                "Accept-Language"?: string;
                /** @description Sending the same request again with the same key returns the same response and does nothing twice. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reference": "B-12/3",
                 *       "tenant": {
                 *         "email": "ada@example.com",
                 *         "firstName": "Ada",
                 *         "lastName": "Weiß",
                 *         "salutation": "MRS"
                 *       },
                 *       "address": {
                 *         "street": "Torstraße",
                 *         "streetNumber": "12a",
                 *         "zip": "10119",
                 *         "city": "Berlin",
                 *         "country": "de",
                 *         "unitName": "3. OG links"
                 *       },
                 *       "coldRentAmount": 800,
                 *       "rentDepositAmount": 2400,
                 *       "insuranceStart": "2027-05-01",
                 *       "insuranceEnd": "2029-04-30",
                 *       "rentContractId": "D-2027-12",
                 *       "landlord": {
                 *         "email": "ada@example.com",
                 *         "type": "property_manager",
                 *         "companyName": "Hausverwaltung Kern",
                 *         "firstName": "Ada",
                 *         "lastName": "Weiß",
                 *         "phone": {
                 *           "dialCode": "+49",
                 *           "number": "0151 2345678"
                 *         }
                 *       },
                 *       "employeeEmailDomain": "firma.example"
                 *     }
                 */
                "application/json": components["schemas"]["InvitationOffer"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0f8fad5bd9cb469fa16570867728950e",
                     *       "publicId": "65f0c1a2b3d4e5f60718293a",
                     *       "reference": "B-12/3",
                     *       "status": "OPEN",
                     *       "invitationUrl": "https://kautia.example/de?invitation-token=0f8fad5bd9cb469fa16570867728950e",
                     *       "tenantEmail": "ada@example.com",
                     *       "tenantName": "Ada Weiß",
                     *       "step": "INVITED",
                     *       "fullAddress": "Torstraße 12, 3. OG links, 10119 Berlin",
                     *       "insuranceStart": "2027-05-01",
                     *       "insuranceEnd": "2029-04-30",
                     *       "createdAt": "2027-04-10T08:00:00.000Z",
                     *       "expiresAt": "2027-05-10T08:00:00.000Z",
                     *       "usedAt": "2027-04-11T18:20:00.000Z",
                     *       "remindedAt": "2027-04-14T08:00:00.000Z",
                     *       "guaranteeRefId": "65f0c1a2b3d4e5f60718293a"
                     *     }
                     */
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        errorCode: "ADDRESS_HAS_NO_CITY" | "ADDRESS_HAS_NO_COUNTRY" | "ADDRESS_HAS_NO_STREET" | "ADDRESS_HAS_NO_STREET_NUMBER" | "ADDRESS_HAS_NO_UNIT_NAME" | "ADDRESS_HAS_NO_ZIP" | "ADDRESS_NOT_EXISTS" | "BODY_INVALID" | "DEPOSIT_MULTIPLIER" | "DEPOSIT_RANGE" | "FIELD_INVALID" | "FIELD_REQUIRED" | "FIELD_UNKNOWN" | "INVALID_EMAIL" | "INVALID_PHONE_NUMBER" | "MAXIMUM" | "NAME_NOT_PRINTABLE" | "LIVE_KEY" | "PARTNER_KEY_INVALID" | "SANDBOX_KEY" | "ORIGIN_REFUSED" | "EMAIL_ONBOARDING_MUST_BE_DIFFERENT" | "IDEMPOTENCY_KEY_REUSED" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "INTERNAL" | "OVERLOADED" | "PROVIDER_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "check-invitations": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and mails; its region decides the country where nothing else does. */
                "Accept-Language"?: string;
                /** @description Sending the same request again with the same key returns the same response and does nothing twice. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invitations": [
                 *         {
                 *           "reference": "B-12/3",
                 *           "tenant": {
                 *             "email": "ada@example.com",
                 *             "firstName": "Ada",
                 *             "lastName": "Weiß",
                 *             "salutation": "MRS"
                 *           },
                 *           "address": {
                 *             "street": "Torstraße",
                 *             "streetNumber": "12a",
                 *             "zip": "10119",
                 *             "city": "Berlin",
                 *             "country": "de",
                 *             "unitName": "3. OG links"
                 *           },
                 *           "coldRentAmount": 800,
                 *           "rentDepositAmount": 2400,
                 *           "insuranceStart": "2027-05-01",
                 *           "insuranceEnd": "2029-04-30",
                 *           "rentContractId": "D-2027-12",
                 *           "landlord": {
                 *             "email": "ada@example.com",
                 *             "type": "property_manager",
                 *             "companyName": "Hausverwaltung Kern",
                 *             "firstName": "Ada",
                 *             "lastName": "Weiß",
                 *             "phone": {
                 *               "dialCode": "+49",
                 *               "number": "0151 2345678"
                 *             }
                 *           },
                 *           "employeeEmailDomain": "firma.example"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CheckInvitationsRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "invitation": {
                     *             "id": "0f8fad5bd9cb469fa16570867728950e",
                     *             "publicId": "65f0c1a2b3d4e5f60718293a",
                     *             "reference": "B-12/3",
                     *             "status": "OPEN",
                     *             "invitationUrl": "https://kautia.example/de?invitation-token=0f8fad5bd9cb469fa16570867728950e",
                     *             "tenantEmail": "ada@example.com",
                     *             "tenantName": "Ada Weiß",
                     *             "step": "INVITED",
                     *             "fullAddress": "Torstraße 12, 3. OG links, 10119 Berlin",
                     *             "insuranceStart": "2027-05-01",
                     *             "insuranceEnd": "2029-04-30",
                     *             "createdAt": "2027-04-10T08:00:00.000Z",
                     *             "expiresAt": "2027-05-10T08:00:00.000Z",
                     *             "usedAt": "2027-04-11T18:20:00.000Z",
                     *             "remindedAt": "2027-04-14T08:00:00.000Z",
                     *             "guaranteeRefId": "65f0c1a2b3d4e5f60718293a"
                     *           },
                     *           "problem": {
                     *             "type": "urn:kautia:error:FIELD_INVALID",
                     *             "title": "field invalid",
                     *             "status": 400,
                     *             "errorCode": "FIELD_INVALID",
                     *             "message": "A field has a wrong form or value.",
                     *             "data": {
                     *               "fields": [
                     *                 {
                     *                   "path": "tenant.email",
                     *                   "errorCode": "FIELD_INVALID",
                     *                   "params": {}
                     *                 }
                     *               ]
                     *             }
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CheckInvitationsAnswer"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        errorCode: "BODY_INVALID" | "FIELD_INVALID" | "FIELD_REQUIRED" | "FIELD_UNKNOWN" | "LIVE_KEY" | "PARTNER_KEY_INVALID" | "SANDBOX_KEY" | "ORIGIN_REFUSED" | "IDEMPOTENCY_KEY_REUSED" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "INTERNAL" | "OVERLOADED" | "PROVIDER_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "invite-tenants": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and mails; its region decides the country where nothing else does. */
                "Accept-Language"?: string;
                /** @description Sending the same request again with the same key returns the same response and does nothing twice. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invitations": [
                 *         {
                 *           "reference": "B-12/3",
                 *           "tenant": {
                 *             "email": "ada@example.com",
                 *             "firstName": "Ada",
                 *             "lastName": "Weiß",
                 *             "salutation": "MRS"
                 *           },
                 *           "address": {
                 *             "street": "Torstraße",
                 *             "streetNumber": "12a",
                 *             "zip": "10119",
                 *             "city": "Berlin",
                 *             "country": "de",
                 *             "unitName": "3. OG links"
                 *           },
                 *           "coldRentAmount": 800,
                 *           "rentDepositAmount": 2400,
                 *           "insuranceStart": "2027-05-01",
                 *           "insuranceEnd": "2029-04-30",
                 *           "rentContractId": "D-2027-12",
                 *           "landlord": {
                 *             "email": "ada@example.com",
                 *             "type": "property_manager",
                 *             "companyName": "Hausverwaltung Kern",
                 *             "firstName": "Ada",
                 *             "lastName": "Weiß",
                 *             "phone": {
                 *               "dialCode": "+49",
                 *               "number": "0151 2345678"
                 *             }
                 *           },
                 *           "employeeEmailDomain": "firma.example"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["InviteTenantsRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "results": [
                     *         {
                     *           "invitation": {
                     *             "id": "0f8fad5bd9cb469fa16570867728950e",
                     *             "publicId": "65f0c1a2b3d4e5f60718293a",
                     *             "reference": "B-12/3",
                     *             "status": "OPEN",
                     *             "invitationUrl": "https://kautia.example/de?invitation-token=0f8fad5bd9cb469fa16570867728950e",
                     *             "tenantEmail": "ada@example.com",
                     *             "tenantName": "Ada Weiß",
                     *             "step": "INVITED",
                     *             "fullAddress": "Torstraße 12, 3. OG links, 10119 Berlin",
                     *             "insuranceStart": "2027-05-01",
                     *             "insuranceEnd": "2029-04-30",
                     *             "createdAt": "2027-04-10T08:00:00.000Z",
                     *             "expiresAt": "2027-05-10T08:00:00.000Z",
                     *             "usedAt": "2027-04-11T18:20:00.000Z",
                     *             "remindedAt": "2027-04-14T08:00:00.000Z",
                     *             "guaranteeRefId": "65f0c1a2b3d4e5f60718293a"
                     *           },
                     *           "problem": {
                     *             "type": "urn:kautia:error:FIELD_INVALID",
                     *             "title": "field invalid",
                     *             "status": 400,
                     *             "errorCode": "FIELD_INVALID",
                     *             "message": "A field has a wrong form or value.",
                     *             "data": {
                     *               "fields": [
                     *                 {
                     *                   "path": "tenant.email",
                     *                   "errorCode": "FIELD_INVALID",
                     *                   "params": {}
                     *                 }
                     *               ]
                     *             }
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["InviteTenantsAnswer"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        errorCode: "BODY_INVALID" | "FIELD_INVALID" | "FIELD_REQUIRED" | "FIELD_UNKNOWN" | "LIVE_KEY" | "PARTNER_KEY_INVALID" | "SANDBOX_KEY" | "ORIGIN_REFUSED" | "IDEMPOTENCY_KEY_REUSED" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "INTERNAL" | "OVERLOADED" | "PROVIDER_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "get-invitation": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and mails; its region decides the country where nothing else does. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description The id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0f8fad5bd9cb469fa16570867728950e",
                     *       "publicId": "65f0c1a2b3d4e5f60718293a",
                     *       "reference": "B-12/3",
                     *       "status": "OPEN",
                     *       "invitationUrl": "https://kautia.example/de?invitation-token=0f8fad5bd9cb469fa16570867728950e",
                     *       "tenantEmail": "ada@example.com",
                     *       "tenantName": "Ada Weiß",
                     *       "step": "INVITED",
                     *       "fullAddress": "Torstraße 12, 3. OG links, 10119 Berlin",
                     *       "insuranceStart": "2027-05-01",
                     *       "insuranceEnd": "2029-04-30",
                     *       "createdAt": "2027-04-10T08:00:00.000Z",
                     *       "expiresAt": "2027-05-10T08:00:00.000Z",
                     *       "usedAt": "2027-04-11T18:20:00.000Z",
                     *       "remindedAt": "2027-04-14T08:00:00.000Z",
                     *       "guaranteeRefId": "65f0c1a2b3d4e5f60718293a"
                     *     }
                     */
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        errorCode: "BODY_INVALID" | "FIELD_UNKNOWN" | "LIVE_KEY" | "PARTNER_KEY_INVALID" | "SANDBOX_KEY" | "INVITATION_UNKNOWN" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "INTERNAL" | "OVERLOADED" | "PROVIDER_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "withdraw-invitation": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and mails; its region decides the country where nothing else does. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description The id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0f8fad5bd9cb469fa16570867728950e",
                     *       "publicId": "65f0c1a2b3d4e5f60718293a",
                     *       "reference": "B-12/3",
                     *       "status": "OPEN",
                     *       "invitationUrl": "https://kautia.example/de?invitation-token=0f8fad5bd9cb469fa16570867728950e",
                     *       "tenantEmail": "ada@example.com",
                     *       "tenantName": "Ada Weiß",
                     *       "step": "INVITED",
                     *       "fullAddress": "Torstraße 12, 3. OG links, 10119 Berlin",
                     *       "insuranceStart": "2027-05-01",
                     *       "insuranceEnd": "2029-04-30",
                     *       "createdAt": "2027-04-10T08:00:00.000Z",
                     *       "expiresAt": "2027-05-10T08:00:00.000Z",
                     *       "usedAt": "2027-04-11T18:20:00.000Z",
                     *       "remindedAt": "2027-04-14T08:00:00.000Z",
                     *       "guaranteeRefId": "65f0c1a2b3d4e5f60718293a"
                     *     }
                     */
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        errorCode: "BODY_INVALID" | "FIELD_UNKNOWN" | "LIVE_KEY" | "PARTNER_KEY_INVALID" | "SANDBOX_KEY" | "ORIGIN_REFUSED" | "INVITATION_UNKNOWN" | "INVITATION_EXPIRED" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "INTERNAL" | "OVERLOADED" | "PROVIDER_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "remind-tenant": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and mails; its region decides the country where nothing else does. */
                "Accept-Language"?: string;
                /** @description Sending the same request again with the same key returns the same response and does nothing twice. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0f8fad5bd9cb469fa16570867728950e",
                     *       "publicId": "65f0c1a2b3d4e5f60718293a",
                     *       "reference": "B-12/3",
                     *       "status": "OPEN",
                     *       "invitationUrl": "https://kautia.example/de?invitation-token=0f8fad5bd9cb469fa16570867728950e",
                     *       "tenantEmail": "ada@example.com",
                     *       "tenantName": "Ada Weiß",
                     *       "step": "INVITED",
                     *       "fullAddress": "Torstraße 12, 3. OG links, 10119 Berlin",
                     *       "insuranceStart": "2027-05-01",
                     *       "insuranceEnd": "2029-04-30",
                     *       "createdAt": "2027-04-10T08:00:00.000Z",
                     *       "expiresAt": "2027-05-10T08:00:00.000Z",
                     *       "usedAt": "2027-04-11T18:20:00.000Z",
                     *       "remindedAt": "2027-04-14T08:00:00.000Z",
                     *       "guaranteeRefId": "65f0c1a2b3d4e5f60718293a"
                     *     }
                     */
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        errorCode: "BODY_INVALID" | "FIELD_INVALID" | "FIELD_UNKNOWN" | "LIVE_KEY" | "PARTNER_KEY_INVALID" | "SANDBOX_KEY" | "ORIGIN_REFUSED" | "INVITATION_UNKNOWN" | "IDEMPOTENCY_KEY_REUSED" | "STEP_NOT_ALLOWED" | "INVITATION_EXPIRED" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "INTERNAL" | "OVERLOADED" | "PROVIDER_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "list-properties": {
        parameters: {
            query?: {
                /** @description Part of the id or the address. */
                search?: string | null;
                /** @description `next` of the page before; leave it out for the first page. */
                after?: string | null;
            };
            header?: {
                /** @description The language of texts and mails; its region decides the country where nothing else does. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "properties": [
                     *         {
                     *           "id": "B-LIN-40-2R",
                     *           "fullAddress": "Torstraße 12, 3. OG links, 10119 Berlin",
                     *           "address": {
                     *             "street": "Torstraße",
                     *             "streetNumber": "12a",
                     *             "zip": "10119",
                     *             "city": "Berlin",
                     *             "country": "de",
                     *             "unitName": "3. OG links"
                     *           },
                     *           "changedAt": "2027-04-13T08:00:00.000Z"
                     *         }
                     *       ],
                     *       "next": "MTgwODk4NTYwMDAwMCA2NWYw"
                     *     }
                     */
                    "application/json": components["schemas"]["ListPropertiesAnswer"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        errorCode: "BODY_INVALID" | "FIELD_INVALID" | "FIELD_UNKNOWN" | "LIVE_KEY" | "PARTNER_KEY_INVALID" | "SANDBOX_KEY" | "NOT_FOUND" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "INTERNAL" | "OVERLOADED" | "PROVIDER_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "keep-properties": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and mails; its region decides the country where nothing else does. */
                "Accept-Language"?: string;
                /** @description Sending the same request again with the same key returns the same response and does nothing twice. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "properties": [
                 *         {
                 *           "id": "B-LIN-40-2R",
                 *           "address": {
                 *             "street": "Torstraße",
                 *             "streetNumber": "12a",
                 *             "zip": "10119",
                 *             "city": "Berlin",
                 *             "country": "de",
                 *             "unitName": "3. OG links"
                 *           }
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["KeepPropertiesRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "kept": 120,
                     *       "changed": 3
                     *     }
                     */
                    "application/json": components["schemas"]["KeepPropertiesAnswer"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        errorCode: "ADDRESS_HAS_NO_CITY" | "ADDRESS_HAS_NO_COUNTRY" | "ADDRESS_HAS_NO_STREET" | "ADDRESS_HAS_NO_STREET_NUMBER" | "ADDRESS_HAS_NO_ZIP" | "BODY_INVALID" | "FIELD_INVALID" | "FIELD_REQUIRED" | "FIELD_UNKNOWN" | "LIVE_KEY" | "PARTNER_KEY_INVALID" | "SANDBOX_KEY" | "ORIGIN_REFUSED" | "NOT_FOUND" | "IDEMPOTENCY_KEY_REUSED" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "INTERNAL" | "OVERLOADED" | "PROVIDER_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "remove-property": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and mails; its region decides the country where nothing else does. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description The partner's own id of the home. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "removed": true
                     *     }
                     */
                    "application/json": components["schemas"]["RemovePropertyAnswer"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        errorCode: "BODY_INVALID" | "FIELD_UNKNOWN" | "LIVE_KEY" | "PARTNER_KEY_INVALID" | "SANDBOX_KEY" | "ORIGIN_REFUSED" | "NOT_FOUND" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "INTERNAL" | "OVERLOADED" | "PROVIDER_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "list-webhooks": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and mails; its region decides the country where nothing else does. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "webhooks": [
                     *         {
                     *           "id": "0f8fad5bd9cb469fa16570867728950e",
                     *           "url": "https://hooks.example.com/kautia",
                     *           "events": [
                     *             "invitation.accepted"
                     *           ],
                     *           "enabled": true,
                     *           "offBecause": "PARTNER",
                     *           "createdAt": "2027-04-10T08:00:00.000Z",
                     *           "failingSince": "2027-04-12T09:31:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ListWebhooksAnswer"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        errorCode: "BODY_INVALID" | "FIELD_UNKNOWN" | "LIVE_KEY" | "PARTNER_KEY_INVALID" | "SANDBOX_KEY" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "INTERNAL" | "OVERLOADED" | "PROVIDER_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "add-webhook": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and mails; its region decides the country where nothing else does. */
                "Accept-Language"?: string;
                /** @description Sending the same request again with the same key returns the same response and does nothing twice. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://hooks.example.com/kautia",
                 *       "events": [
                 *         "invitation.accepted"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AddWebhookRequest"];
            };
        };
        responses: {
            /** @description Success. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0f8fad5bd9cb469fa16570867728950e",
                     *       "url": "https://hooks.example.com/kautia",
                     *       "events": [
                     *         "invitation.accepted"
                     *       ],
                     *       "enabled": true,
                     *       "offBecause": "PARTNER",
                     *       "createdAt": "2027-04-10T08:00:00.000Z",
                     *       "failingSince": "2027-04-12T09:31:00.000Z",
                     *       "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo="
                     *     }
                     */
                    "application/json": components["schemas"]["AddedWebhook"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        errorCode: "BODY_INVALID" | "FIELD_INVALID" | "FIELD_REQUIRED" | "FIELD_UNKNOWN" | "MAXIMUM" | "LIVE_KEY" | "PARTNER_KEY_INVALID" | "SANDBOX_KEY" | "ORIGIN_REFUSED" | "IDEMPOTENCY_KEY_REUSED" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "INTERNAL" | "OVERLOADED" | "PROVIDER_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "change-webhook": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and mails; its region decides the country where nothing else does. */
                "Accept-Language"?: string;
                /** @description Sending the same request again with the same key returns the same response and does nothing twice. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://hooks.example.com/kautia",
                 *       "events": [
                 *         "invitation.accepted"
                 *       ],
                 *       "enabled": true
                 *     }
                 */
                "application/json": components["schemas"]["ChangeWebhookRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0f8fad5bd9cb469fa16570867728950e",
                     *       "url": "https://hooks.example.com/kautia",
                     *       "events": [
                     *         "invitation.accepted"
                     *       ],
                     *       "enabled": true,
                     *       "offBecause": "PARTNER",
                     *       "createdAt": "2027-04-10T08:00:00.000Z",
                     *       "failingSince": "2027-04-12T09:31:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        errorCode: "BODY_INVALID" | "FIELD_INVALID" | "FIELD_REQUIRED" | "FIELD_UNKNOWN" | "LIVE_KEY" | "PARTNER_KEY_INVALID" | "SANDBOX_KEY" | "ORIGIN_REFUSED" | "NOT_FOUND" | "IDEMPOTENCY_KEY_REUSED" | "WEBHOOK_EXISTS" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "INTERNAL" | "OVERLOADED" | "PROVIDER_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "remove-webhook": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and mails; its region decides the country where nothing else does. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description The id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "removed": true
                     *     }
                     */
                    "application/json": components["schemas"]["RemoveWebhookAnswer"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        errorCode: "BODY_INVALID" | "FIELD_UNKNOWN" | "LIVE_KEY" | "PARTNER_KEY_INVALID" | "SANDBOX_KEY" | "ORIGIN_REFUSED" | "NOT_FOUND" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "INTERNAL" | "OVERLOADED" | "PROVIDER_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "rotate-webhook-secret": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and mails; its region decides the country where nothing else does. */
                "Accept-Language"?: string;
                /** @description Sending the same request again with the same key returns the same response and does nothing twice. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0f8fad5bd9cb469fa16570867728950e",
                     *       "url": "https://hooks.example.com/kautia",
                     *       "events": [
                     *         "invitation.accepted"
                     *       ],
                     *       "enabled": true,
                     *       "offBecause": "PARTNER",
                     *       "createdAt": "2027-04-10T08:00:00.000Z",
                     *       "failingSince": "2027-04-12T09:31:00.000Z",
                     *       "secret": "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo="
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        errorCode: "BODY_INVALID" | "FIELD_INVALID" | "FIELD_UNKNOWN" | "LIVE_KEY" | "PARTNER_KEY_INVALID" | "SANDBOX_KEY" | "ORIGIN_REFUSED" | "NOT_FOUND" | "IDEMPOTENCY_KEY_REUSED" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "INTERNAL" | "OVERLOADED" | "PROVIDER_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "list-webhook-deliveries": {
        parameters: {
            query?: {
                /** @description Only deliveries with this status. */
                status?: "WAITING" | "DELIVERED" | "GIVEN_UP";
                /** @description `next` of the page before; leave it out for the first page. */
                after?: string | null;
            };
            header?: {
                /** @description The language of texts and mails; its region decides the country where nothing else does. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description The id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deliveries": [
                     *         {
                     *           "eventId": "evt_5b3f2b1e7c1d4b7a9a530d6b3a6d5c11",
                     *           "type": "guarantee.accepted",
                     *           "refId": "65f0c1a2b3d4e5f60718293a",
                     *           "happenedAt": "2027-04-12T09:31:00.000Z",
                     *           "status": "WAITING",
                     *           "attempts": 2,
                     *           "lastStatus": 500,
                     *           "lastError": "ADDRESS_NOT_PUBLIC",
                     *           "lastTriedAt": "2027-04-12T09:32:00.000Z",
                     *           "nextTryAt": "2027-05-04T04:00:00.000Z"
                     *         }
                     *       ],
                     *       "next": "MTgwODk4NTYwMDAwMCA2NWYw"
                     *     }
                     */
                    "application/json": components["schemas"]["ListWebhookDeliveriesAnswer"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        errorCode: "BODY_INVALID" | "FIELD_INVALID" | "FIELD_UNKNOWN" | "LIVE_KEY" | "PARTNER_KEY_INVALID" | "SANDBOX_KEY" | "NOT_FOUND" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "INTERNAL" | "OVERLOADED" | "PROVIDER_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "resend-delivery": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and mails; its region decides the country where nothing else does. */
                "Accept-Language"?: string;
                /** @description Sending the same request again with the same key returns the same response and does nothing twice. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id. */
                id: string;
                /** @description The event's id, sent as `webhook-id`; the same in each attempt. */
                eventId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "eventId": "evt_5b3f2b1e7c1d4b7a9a530d6b3a6d5c11",
                     *       "type": "guarantee.accepted",
                     *       "refId": "65f0c1a2b3d4e5f60718293a",
                     *       "happenedAt": "2027-04-12T09:31:00.000Z",
                     *       "status": "WAITING",
                     *       "attempts": 2,
                     *       "lastStatus": 500,
                     *       "lastError": "ADDRESS_NOT_PUBLIC",
                     *       "lastTriedAt": "2027-04-12T09:32:00.000Z",
                     *       "nextTryAt": "2027-05-04T04:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        errorCode: "BODY_INVALID" | "FIELD_INVALID" | "FIELD_UNKNOWN" | "LIVE_KEY" | "PARTNER_KEY_INVALID" | "SANDBOX_KEY" | "ORIGIN_REFUSED" | "NOT_FOUND" | "IDEMPOTENCY_KEY_REUSED" | "STEP_NOT_ALLOWED" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "INTERNAL" | "OVERLOADED" | "PROVIDER_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "resend-given-up": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and mails; its region decides the country where nothing else does. */
                "Accept-Language"?: string;
                /** @description Sending the same request again with the same key returns the same response and does nothing twice. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "resent": 3
                     *     }
                     */
                    "application/json": components["schemas"]["ResendGivenUpAnswer"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        errorCode: "BODY_INVALID" | "FIELD_INVALID" | "FIELD_UNKNOWN" | "LIVE_KEY" | "PARTNER_KEY_INVALID" | "SANDBOX_KEY" | "ORIGIN_REFUSED" | "NOT_FOUND" | "IDEMPOTENCY_KEY_REUSED" | "STEP_NOT_ALLOWED" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "INTERNAL" | "OVERLOADED" | "PROVIDER_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "test-webhook": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and mails; its region decides the country where nothing else does. */
                "Accept-Language"?: string;
                /** @description Sending the same request again with the same key returns the same response and does nothing twice. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "eventId": "evt_5b3f2b1e7c1d4b7a9a530d6b3a6d5c11",
                     *       "delivered": true,
                     *       "lastStatus": 500,
                     *       "lastError": "ADDRESS_NOT_PUBLIC"
                     *     }
                     */
                    "application/json": components["schemas"]["WebhookTest"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        errorCode: "BODY_INVALID" | "FIELD_INVALID" | "FIELD_UNKNOWN" | "LIVE_KEY" | "PARTNER_KEY_INVALID" | "SANDBOX_KEY" | "ORIGIN_REFUSED" | "NOT_FOUND" | "IDEMPOTENCY_KEY_REUSED" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "INTERNAL" | "OVERLOADED" | "PROVIDER_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "list-test-data": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and mails; its region decides the country where nothing else does. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tests": [
                     *         {
                     *           "id": "65f0c1a2b3d4e5f60718293a",
                     *           "reference": "B-12/3",
                     *           "tenantEmail": "ada@example.com",
                     *           "fullAddress": "Torstraße 12, 10119 Berlin",
                     *           "createdAt": "2027-04-10T08:00:00.000Z",
                     *           "stage": "APPLYING"
                     *         }
                     *       ],
                     *       "total": 12
                     *     }
                     */
                    "application/json": components["schemas"]["ListTestDataAnswer"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        errorCode: "BODY_INVALID" | "FIELD_UNKNOWN" | "LIVE_KEY" | "PARTNER_KEY_INVALID" | "SANDBOX_KEY" | "NOT_FOUND" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "INTERNAL" | "OVERLOADED" | "PROVIDER_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "delete-test-data": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and mails; its region decides the country where nothing else does. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deleted": 20,
                     *       "more": true
                     *     }
                     */
                    "application/json": components["schemas"]["DeleteTestDataAnswer"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        errorCode: "BODY_INVALID" | "FIELD_UNKNOWN" | "LIVE_KEY" | "PARTNER_KEY_INVALID" | "SANDBOX_KEY" | "ORIGIN_REFUSED" | "NOT_FOUND" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "INTERNAL" | "OVERLOADED" | "PROVIDER_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "list-guarantees": {
        parameters: {
            query?: {
                /** @description The state at present. */
                status?: "SIGNED" | "ACCEPTED" | "ACTIVE" | "PAST_DUE" | "CANCELLATION_REQUESTED" | "ENDED" | "DECLINED" | "WITHDRAWN" | "IN_FORCE";
                /** @description Only what changed after this instant or in the five minutes before it, in UTC. */
                since?: string;
                /** @description The partner's own name of the rental, unique per partner. It should not contain a name. */
                reference?: string | null;
                /** @description Part of the reference, the contract number, the tenant's name or the home. */
                search?: string | null;
                /** @description `next` of the page before; leave it out for the first page. */
                after?: string | null;
            };
            header?: {
                /** @description The language of texts and mails; its region decides the country where nothing else does. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "guarantees": [
                     *         {
                     *           "refId": "65f0c1a2b3d4e5f60718293a",
                     *           "contractNumber": "DE-2731-8840-6",
                     *           "status": "SIGNED",
                     *           "reference": "B-12/3",
                     *           "tenantName": "Ada Weiß",
                     *           "fullAddress": "Torstraße 12, 3. OG links, 10119 Berlin",
                     *           "currency": "EUR",
                     *           "depositAmount": 2400,
                     *           "insuranceStart": "2027-05-01",
                     *           "signedAt": "2027-04-12T09:30:00.000Z",
                     *           "changedAt": "2027-04-13T08:00:00.000Z"
                     *         }
                     *       ],
                     *       "next": "MTgwODk4NTYwMDAwMCA2NWYw"
                     *     }
                     */
                    "application/json": components["schemas"]["ListGuaranteesAnswer"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        errorCode: "BODY_INVALID" | "FIELD_INVALID" | "FIELD_UNKNOWN" | "LIVE_KEY" | "PARTNER_KEY_INVALID" | "SANDBOX_KEY" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "INTERNAL" | "OVERLOADED" | "PROVIDER_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "list-partner-claims": {
        parameters: {
            query?: {
                /** @description Only claims in this state. */
                state?: "OBJECTION" | "OPEN" | "GRANTED" | "PAID" | "REFUSED";
                /** @description Part of the reference, the contract number, the tenant's name or the home. */
                search?: string | null;
                /** @description `next` of the page before; leave it out for the first page. */
                after?: string | null;
            };
            header?: {
                /** @description The language of texts and mails; its region decides the country where nothing else does. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "claims": [
                     *         {
                     *           "id": "0f8fad5bd9cb469fa16570867728950e",
                     *           "refId": "65f0c1a2b3d4e5f60718293a",
                     *           "contractNumber": "DE-2731-8840-6",
                     *           "reference": "B-12/3",
                     *           "tenantName": "Ada Weiß",
                     *           "fullAddress": "Torstraße 12, 3. OG links, 10119 Berlin",
                     *           "amount": 250,
                     *           "reportedAt": "2028-10-01T09:00:00.000Z",
                     *           "objectUntil": "2028-10-29",
                     *           "state": "OPEN",
                     *           "granted": 200,
                     *           "paidOn": "2028-11-05"
                     *         }
                     *       ],
                     *       "next": "MTgwODk4NTYwMDAwMCA2NWYw"
                     *     }
                     */
                    "application/json": components["schemas"]["ListPartnerClaimsAnswer"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        errorCode: "BODY_INVALID" | "FIELD_INVALID" | "FIELD_UNKNOWN" | "LIVE_KEY" | "PARTNER_KEY_INVALID" | "SANDBOX_KEY" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "INTERNAL" | "OVERLOADED" | "PROVIDER_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "export-partner-list": {
        parameters: {
            query?: {
                /** @description A language, as an ISO 639-1 code. */
                language?: "de" | "en";
                /** @description As for the lists of invitations and guarantees. */
                status?: string | null;
                /** @description As for the list of claims. */
                state?: string | null;
                /** @description As for the list itself. */
                search?: string | null;
            };
            header?: {
                /** @description The language of texts and mails; its region decides the country where nothing else does. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description `homes`, `invitations`, `guarantees` or `claims`. */
                list: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": unknown;
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        errorCode: "BODY_INVALID" | "FIELD_INVALID" | "FIELD_UNKNOWN" | "LIVE_KEY" | "PARTNER_KEY_INVALID" | "SANDBOX_KEY" | "NOT_FOUND" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "INTERNAL" | "OVERLOADED" | "PROVIDER_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "get-guarantee": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and mails; its region decides the country where nothing else does. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description The public id of an application and of its contract; no secret. */
                refId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "contractNumber": "DE-2731-8840-6",
                     *       "status": "SIGNED",
                     *       "mayAnswer": true,
                     *       "language": "de",
                     *       "landlordName": "Hausverwaltung Kern",
                     *       "landlordAddress": "Karl-Marx-Allee 90, 10243 Berlin",
                     *       "tenantName": "Ada Weiß",
                     *       "fullAddress": "Torstraße 12, 3. OG links, 10119 Berlin",
                     *       "currency": "EUR",
                     *       "depositAmount": 2400,
                     *       "coldRentAmount": 800,
                     *       "insuranceStart": "2027-05-01",
                     *       "insuranceEnd": "2029-04-30",
                     *       "coverStart": "2027-05-01",
                     *       "signedAt": "2027-04-12T09:30:00.000Z",
                     *       "answeredAt": "2027-04-13T08:00:00.000Z",
                     *       "line": [
                     *         {
                     *           "event": "SIGNED",
                     *           "state": "done",
                     *           "on": "2027-05-01",
                     *           "by": "tenant"
                     *         }
                     *       ],
                     *       "claims": [
                     *         {
                     *           "id": "0f8fad5bd9cb469fa16570867728950e",
                     *           "amount": 250,
                     *           "items": [
                     *             {
                     *               "description": "Türzarge gebrochen",
                     *               "amount": 250,
                     *               "granted": 200
                     *             }
                     *           ],
                     *           "reportedAt": "2028-10-01T09:00:00.000Z",
                     *           "objectUntil": "2028-10-29",
                     *           "mayObject": true,
                     *           "objection": {
                     *             "text": "Der Schaden bestand schon beim Einzug.",
                     *             "at": "2028-10-05T12:00:00.000Z"
                     *           },
                     *           "decision": {
                     *             "outcome": "ACCEPTED",
                     *             "amount": 250,
                     *             "note": "Der Nachweis ist vollständig.",
                     *             "at": "2028-10-05T12:00:00.000Z"
                     *           },
                     *           "payout": {
                     *             "amount": 250,
                     *             "on": "2027-05-01",
                     *             "reference": "DE-2731-8840-6 Schaden"
                     *           },
                     *           "files": [
                     *             {
                     *               "id": "0f8fad5bd9cb469fa16570867728950e",
                     *               "by": "tenant",
                     *               "fileName": "foto.jpg",
                     *               "contentType": "image/jpeg",
                     *               "size": 120345,
                     *               "checked": true,
                     *               "uploadedAt": "2028-10-02T10:00:00.000Z"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "claimable": 1800,
                     *       "claimableUntil": "2029-10-30",
                     *       "movedOutOn": "2028-09-30",
                     *       "cash": {
                     *         "amount": 250,
                     *         "limit": 2400,
                     *         "returnOn": "2027-06-01"
                     *       },
                     *       "payoutAccount": {
                     *         "iban": "DE•• •••• 3000",
                     *         "holder": "Hausverwaltung Kern",
                     *         "since": "2027-04-13T08:00:00.000Z",
                     *         "coming": {
                     *           "iban": "DE•• •••• 3000",
                     *           "holder": "Hausverwaltung Kern",
                     *           "from": "2027-04-14T08:00:00.000Z"
                     *         }
                     *       },
                     *       "asksForAccount": true,
                     *       "accountNeedsLink": true,
                     *       "mayRelease": true,
                     *       "hasCertificate": true,
                     *       "refId": "65f0c1a2b3d4e5f60718293a"
                     *     }
                     */
                    "application/json": components["schemas"]["Guarantee"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        errorCode: "BODY_INVALID" | "FIELD_UNKNOWN" | "LIVE_KEY" | "PARTNER_KEY_INVALID" | "SANDBOX_KEY" | "POLICY_UNKNOWN" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "INTERNAL" | "OVERLOADED" | "PROVIDER_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "accept-guarantee": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and mails; its region decides the country where nothing else does. */
                "Accept-Language"?: string;
                /** @description Sending the same request again with the same key returns the same response and does nothing twice. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The public id of an application and of its contract; no secret. */
                refId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "returnsCash": true,
                 *       "cashReturnOn": "2027-06-01"
                 *     }
                 */
                "application/json": components["schemas"]["Acceptance"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "contractNumber": "DE-2731-8840-6",
                     *       "status": "SIGNED",
                     *       "mayAnswer": true,
                     *       "language": "de",
                     *       "landlordName": "Hausverwaltung Kern",
                     *       "landlordAddress": "Karl-Marx-Allee 90, 10243 Berlin",
                     *       "tenantName": "Ada Weiß",
                     *       "fullAddress": "Torstraße 12, 3. OG links, 10119 Berlin",
                     *       "currency": "EUR",
                     *       "depositAmount": 2400,
                     *       "coldRentAmount": 800,
                     *       "insuranceStart": "2027-05-01",
                     *       "insuranceEnd": "2029-04-30",
                     *       "coverStart": "2027-05-01",
                     *       "signedAt": "2027-04-12T09:30:00.000Z",
                     *       "answeredAt": "2027-04-13T08:00:00.000Z",
                     *       "line": [
                     *         {
                     *           "event": "SIGNED",
                     *           "state": "done",
                     *           "on": "2027-05-01",
                     *           "by": "tenant"
                     *         }
                     *       ],
                     *       "claims": [
                     *         {
                     *           "id": "0f8fad5bd9cb469fa16570867728950e",
                     *           "amount": 250,
                     *           "items": [
                     *             {
                     *               "description": "Türzarge gebrochen",
                     *               "amount": 250,
                     *               "granted": 200
                     *             }
                     *           ],
                     *           "reportedAt": "2028-10-01T09:00:00.000Z",
                     *           "objectUntil": "2028-10-29",
                     *           "mayObject": true,
                     *           "objection": {
                     *             "text": "Der Schaden bestand schon beim Einzug.",
                     *             "at": "2028-10-05T12:00:00.000Z"
                     *           },
                     *           "decision": {
                     *             "outcome": "ACCEPTED",
                     *             "amount": 250,
                     *             "note": "Der Nachweis ist vollständig.",
                     *             "at": "2028-10-05T12:00:00.000Z"
                     *           },
                     *           "payout": {
                     *             "amount": 250,
                     *             "on": "2027-05-01",
                     *             "reference": "DE-2731-8840-6 Schaden"
                     *           },
                     *           "files": [
                     *             {
                     *               "id": "0f8fad5bd9cb469fa16570867728950e",
                     *               "by": "tenant",
                     *               "fileName": "foto.jpg",
                     *               "contentType": "image/jpeg",
                     *               "size": 120345,
                     *               "checked": true,
                     *               "uploadedAt": "2028-10-02T10:00:00.000Z"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "claimable": 1800,
                     *       "claimableUntil": "2029-10-30",
                     *       "movedOutOn": "2028-09-30",
                     *       "cash": {
                     *         "amount": 250,
                     *         "limit": 2400,
                     *         "returnOn": "2027-06-01"
                     *       },
                     *       "payoutAccount": {
                     *         "iban": "DE•• •••• 3000",
                     *         "holder": "Hausverwaltung Kern",
                     *         "since": "2027-04-13T08:00:00.000Z",
                     *         "coming": {
                     *           "iban": "DE•• •••• 3000",
                     *           "holder": "Hausverwaltung Kern",
                     *           "from": "2027-04-14T08:00:00.000Z"
                     *         }
                     *       },
                     *       "asksForAccount": true,
                     *       "accountNeedsLink": true,
                     *       "mayRelease": true,
                     *       "hasCertificate": true,
                     *       "refId": "65f0c1a2b3d4e5f60718293a"
                     *     }
                     */
                    "application/json": components["schemas"]["Guarantee"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        errorCode: "BODY_INVALID" | "CONSENT_REQUIRED" | "FIELD_INVALID" | "FIELD_REQUIRED" | "FIELD_UNKNOWN" | "LIVE_KEY" | "PARTNER_KEY_INVALID" | "SANDBOX_KEY" | "ORIGIN_REFUSED" | "POLICY_UNKNOWN" | "IDEMPOTENCY_KEY_REUSED" | "POLICY_STATUS_CONFLICT" | "PROPERTY_HAS_ACTIVE_POLICY" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "INTERNAL" | "OVERLOADED" | "PROVIDER_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "decline-guarantee": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and mails; its region decides the country where nothing else does. */
                "Accept-Language"?: string;
                /** @description Sending the same request again with the same key returns the same response and does nothing twice. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The public id of an application and of its contract; no secret. */
                refId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Wir nehmen nur Barkautionen."
                 *     }
                 */
                "application/json": components["schemas"]["DeclineGuaranteeRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "contractNumber": "DE-2731-8840-6",
                     *       "status": "SIGNED",
                     *       "mayAnswer": true,
                     *       "language": "de",
                     *       "landlordName": "Hausverwaltung Kern",
                     *       "landlordAddress": "Karl-Marx-Allee 90, 10243 Berlin",
                     *       "tenantName": "Ada Weiß",
                     *       "fullAddress": "Torstraße 12, 3. OG links, 10119 Berlin",
                     *       "currency": "EUR",
                     *       "depositAmount": 2400,
                     *       "coldRentAmount": 800,
                     *       "insuranceStart": "2027-05-01",
                     *       "insuranceEnd": "2029-04-30",
                     *       "coverStart": "2027-05-01",
                     *       "signedAt": "2027-04-12T09:30:00.000Z",
                     *       "answeredAt": "2027-04-13T08:00:00.000Z",
                     *       "line": [
                     *         {
                     *           "event": "SIGNED",
                     *           "state": "done",
                     *           "on": "2027-05-01",
                     *           "by": "tenant"
                     *         }
                     *       ],
                     *       "claims": [
                     *         {
                     *           "id": "0f8fad5bd9cb469fa16570867728950e",
                     *           "amount": 250,
                     *           "items": [
                     *             {
                     *               "description": "Türzarge gebrochen",
                     *               "amount": 250,
                     *               "granted": 200
                     *             }
                     *           ],
                     *           "reportedAt": "2028-10-01T09:00:00.000Z",
                     *           "objectUntil": "2028-10-29",
                     *           "mayObject": true,
                     *           "objection": {
                     *             "text": "Der Schaden bestand schon beim Einzug.",
                     *             "at": "2028-10-05T12:00:00.000Z"
                     *           },
                     *           "decision": {
                     *             "outcome": "ACCEPTED",
                     *             "amount": 250,
                     *             "note": "Der Nachweis ist vollständig.",
                     *             "at": "2028-10-05T12:00:00.000Z"
                     *           },
                     *           "payout": {
                     *             "amount": 250,
                     *             "on": "2027-05-01",
                     *             "reference": "DE-2731-8840-6 Schaden"
                     *           },
                     *           "files": [
                     *             {
                     *               "id": "0f8fad5bd9cb469fa16570867728950e",
                     *               "by": "tenant",
                     *               "fileName": "foto.jpg",
                     *               "contentType": "image/jpeg",
                     *               "size": 120345,
                     *               "checked": true,
                     *               "uploadedAt": "2028-10-02T10:00:00.000Z"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "claimable": 1800,
                     *       "claimableUntil": "2029-10-30",
                     *       "movedOutOn": "2028-09-30",
                     *       "cash": {
                     *         "amount": 250,
                     *         "limit": 2400,
                     *         "returnOn": "2027-06-01"
                     *       },
                     *       "payoutAccount": {
                     *         "iban": "DE•• •••• 3000",
                     *         "holder": "Hausverwaltung Kern",
                     *         "since": "2027-04-13T08:00:00.000Z",
                     *         "coming": {
                     *           "iban": "DE•• •••• 3000",
                     *           "holder": "Hausverwaltung Kern",
                     *           "from": "2027-04-14T08:00:00.000Z"
                     *         }
                     *       },
                     *       "asksForAccount": true,
                     *       "accountNeedsLink": true,
                     *       "mayRelease": true,
                     *       "hasCertificate": true,
                     *       "refId": "65f0c1a2b3d4e5f60718293a"
                     *     }
                     */
                    "application/json": components["schemas"]["Guarantee"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        errorCode: "BODY_INVALID" | "FIELD_INVALID" | "FIELD_UNKNOWN" | "LIVE_KEY" | "PARTNER_KEY_INVALID" | "SANDBOX_KEY" | "ORIGIN_REFUSED" | "POLICY_UNKNOWN" | "IDEMPOTENCY_KEY_REUSED" | "POLICY_STATUS_CONFLICT" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "INTERNAL" | "OVERLOADED" | "PROVIDER_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "get-guarantee-certificate": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and mails; its region decides the country where nothing else does. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description The public id of an application and of its contract; no secret. */
                refId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": unknown;
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        errorCode: "BODY_INVALID" | "FIELD_UNKNOWN" | "LIVE_KEY" | "PARTNER_KEY_INVALID" | "SANDBOX_KEY" | "POLICY_UNKNOWN" | "STEP_NOT_ALLOWED" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "INTERNAL" | "OVERLOADED" | "PROVIDER_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "claim-guarantee": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and mails; its region decides the country where nothing else does. */
                "Accept-Language"?: string;
                /** @description Sending the same request again with the same key returns the same response and does nothing twice. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The public id of an application and of its contract; no secret. */
                refId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "description": "Türzarge gebrochen",
                 *           "amount": 250
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ClaimGuaranteeRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "contractNumber": "DE-2731-8840-6",
                     *       "status": "SIGNED",
                     *       "mayAnswer": true,
                     *       "language": "de",
                     *       "landlordName": "Hausverwaltung Kern",
                     *       "landlordAddress": "Karl-Marx-Allee 90, 10243 Berlin",
                     *       "tenantName": "Ada Weiß",
                     *       "fullAddress": "Torstraße 12, 3. OG links, 10119 Berlin",
                     *       "currency": "EUR",
                     *       "depositAmount": 2400,
                     *       "coldRentAmount": 800,
                     *       "insuranceStart": "2027-05-01",
                     *       "insuranceEnd": "2029-04-30",
                     *       "coverStart": "2027-05-01",
                     *       "signedAt": "2027-04-12T09:30:00.000Z",
                     *       "answeredAt": "2027-04-13T08:00:00.000Z",
                     *       "line": [
                     *         {
                     *           "event": "SIGNED",
                     *           "state": "done",
                     *           "on": "2027-05-01",
                     *           "by": "tenant"
                     *         }
                     *       ],
                     *       "claims": [
                     *         {
                     *           "id": "0f8fad5bd9cb469fa16570867728950e",
                     *           "amount": 250,
                     *           "items": [
                     *             {
                     *               "description": "Türzarge gebrochen",
                     *               "amount": 250,
                     *               "granted": 200
                     *             }
                     *           ],
                     *           "reportedAt": "2028-10-01T09:00:00.000Z",
                     *           "objectUntil": "2028-10-29",
                     *           "mayObject": true,
                     *           "objection": {
                     *             "text": "Der Schaden bestand schon beim Einzug.",
                     *             "at": "2028-10-05T12:00:00.000Z"
                     *           },
                     *           "decision": {
                     *             "outcome": "ACCEPTED",
                     *             "amount": 250,
                     *             "note": "Der Nachweis ist vollständig.",
                     *             "at": "2028-10-05T12:00:00.000Z"
                     *           },
                     *           "payout": {
                     *             "amount": 250,
                     *             "on": "2027-05-01",
                     *             "reference": "DE-2731-8840-6 Schaden"
                     *           },
                     *           "files": [
                     *             {
                     *               "id": "0f8fad5bd9cb469fa16570867728950e",
                     *               "by": "tenant",
                     *               "fileName": "foto.jpg",
                     *               "contentType": "image/jpeg",
                     *               "size": 120345,
                     *               "checked": true,
                     *               "uploadedAt": "2028-10-02T10:00:00.000Z"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "claimable": 1800,
                     *       "claimableUntil": "2029-10-30",
                     *       "movedOutOn": "2028-09-30",
                     *       "cash": {
                     *         "amount": 250,
                     *         "limit": 2400,
                     *         "returnOn": "2027-06-01"
                     *       },
                     *       "payoutAccount": {
                     *         "iban": "DE•• •••• 3000",
                     *         "holder": "Hausverwaltung Kern",
                     *         "since": "2027-04-13T08:00:00.000Z",
                     *         "coming": {
                     *           "iban": "DE•• •••• 3000",
                     *           "holder": "Hausverwaltung Kern",
                     *           "from": "2027-04-14T08:00:00.000Z"
                     *         }
                     *       },
                     *       "asksForAccount": true,
                     *       "accountNeedsLink": true,
                     *       "mayRelease": true,
                     *       "hasCertificate": true,
                     *       "refId": "65f0c1a2b3d4e5f60718293a"
                     *     }
                     */
                    "application/json": components["schemas"]["Guarantee"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        errorCode: "BODY_INVALID" | "CLAIM_AMOUNT_BIGGER_THAN_DEPOSIT" | "FIELD_INVALID" | "FIELD_REQUIRED" | "FIELD_UNKNOWN" | "MAXIMUM" | "LIVE_KEY" | "PARTNER_KEY_INVALID" | "SANDBOX_KEY" | "ORIGIN_REFUSED" | "POLICY_UNKNOWN" | "IDEMPOTENCY_KEY_REUSED" | "POLICY_STATUS_CONFLICT" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "INTERNAL" | "OVERLOADED" | "PROVIDER_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "get-guarantee-claim": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and mails; its region decides the country where nothing else does. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description The public id of an application and of its contract; no secret. */
                refId: string;
                /** @description The id of the claim. */
                claimId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0f8fad5bd9cb469fa16570867728950e",
                     *       "amount": 250,
                     *       "items": [
                     *         {
                     *           "description": "Türzarge gebrochen",
                     *           "amount": 250,
                     *           "granted": 200
                     *         }
                     *       ],
                     *       "reportedAt": "2028-10-01T09:00:00.000Z",
                     *       "objectUntil": "2028-10-29",
                     *       "mayObject": true,
                     *       "objection": {
                     *         "text": "Der Schaden bestand schon beim Einzug.",
                     *         "at": "2028-10-05T12:00:00.000Z"
                     *       },
                     *       "decision": {
                     *         "outcome": "ACCEPTED",
                     *         "amount": 250,
                     *         "note": "Der Nachweis ist vollständig.",
                     *         "at": "2028-10-05T12:00:00.000Z"
                     *       },
                     *       "payout": {
                     *         "amount": 250,
                     *         "on": "2027-05-01",
                     *         "reference": "DE-2731-8840-6 Schaden"
                     *       },
                     *       "files": [
                     *         {
                     *           "id": "0f8fad5bd9cb469fa16570867728950e",
                     *           "by": "tenant",
                     *           "fileName": "foto.jpg",
                     *           "contentType": "image/jpeg",
                     *           "size": 120345,
                     *           "checked": true,
                     *           "uploadedAt": "2028-10-02T10:00:00.000Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Claim"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        errorCode: "BODY_INVALID" | "FIELD_UNKNOWN" | "LIVE_KEY" | "PARTNER_KEY_INVALID" | "SANDBOX_KEY" | "CLAIM_UNKNOWN" | "POLICY_UNKNOWN" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "INTERNAL" | "OVERLOADED" | "PROVIDER_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "upload-guarantee-file": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and mails; its region decides the country where nothing else does. */
                "Accept-Language"?: string;
                /** @description Sending the same request again with the same key returns the same response and does nothing twice. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The public id of an application and of its contract; no secret. */
                refId: string;
                /** @description The id of the claim. */
                claimId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The file itself: JPEG, PNG, HEIC or PDF. */
                    file: Blob;
                };
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "0f8fad5bd9cb469fa16570867728950e",
                     *       "by": "tenant",
                     *       "fileName": "foto.jpg",
                     *       "contentType": "image/jpeg",
                     *       "size": 120345,
                     *       "checked": true,
                     *       "uploadedAt": "2028-10-02T10:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["EvidenceFile"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        errorCode: "BODY_INVALID" | "FIELD_INVALID" | "FIELD_REQUIRED" | "FIELD_UNKNOWN" | "FILE_EMPTY" | "FILE_INFECTED" | "FILE_TOO_LARGE" | "FILE_TYPE_NOT_ALLOWED" | "LIVE_KEY" | "PARTNER_KEY_INVALID" | "SANDBOX_KEY" | "ORIGIN_REFUSED" | "CLAIM_UNKNOWN" | "POLICY_UNKNOWN" | "IDEMPOTENCY_KEY_REUSED" | "STEP_NOT_ALLOWED" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "UPLOAD_LIMIT" | "INTERNAL" | "OVERLOADED" | "PROVIDER_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "get-guarantee-file": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and mails; its region decides the country where nothing else does. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description The public id of an application and of its contract; no secret. */
                refId: string;
                /** @description The id of the claim. */
                claimId: string;
                /** @description The id of the file. */
                fileId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        errorCode: "BODY_INVALID" | "FIELD_UNKNOWN" | "LIVE_KEY" | "PARTNER_KEY_INVALID" | "SANDBOX_KEY" | "CLAIM_UNKNOWN" | "NOT_FOUND" | "POLICY_UNKNOWN" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "INTERNAL" | "OVERLOADED" | "PROVIDER_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "release-guarantee": {
        parameters: {
            query?: never;
            header?: {
                /** @description The language of texts and mails; its region decides the country where nothing else does. */
                "Accept-Language"?: string;
                /** @description Sending the same request again with the same key returns the same response and does nothing twice. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The public id of an application and of its contract; no secret. */
                refId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "signature": true,
                 *       "signedBy": "Mia Kern"
                 *     }
                 */
                "application/json": components["schemas"]["ReleaseGuaranteeRequest"];
            };
        };
        responses: {
            /** @description Success. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "contractNumber": "DE-2731-8840-6",
                     *       "status": "SIGNED",
                     *       "mayAnswer": true,
                     *       "language": "de",
                     *       "landlordName": "Hausverwaltung Kern",
                     *       "landlordAddress": "Karl-Marx-Allee 90, 10243 Berlin",
                     *       "tenantName": "Ada Weiß",
                     *       "fullAddress": "Torstraße 12, 3. OG links, 10119 Berlin",
                     *       "currency": "EUR",
                     *       "depositAmount": 2400,
                     *       "coldRentAmount": 800,
                     *       "insuranceStart": "2027-05-01",
                     *       "insuranceEnd": "2029-04-30",
                     *       "coverStart": "2027-05-01",
                     *       "signedAt": "2027-04-12T09:30:00.000Z",
                     *       "answeredAt": "2027-04-13T08:00:00.000Z",
                     *       "line": [
                     *         {
                     *           "event": "SIGNED",
                     *           "state": "done",
                     *           "on": "2027-05-01",
                     *           "by": "tenant"
                     *         }
                     *       ],
                     *       "claims": [
                     *         {
                     *           "id": "0f8fad5bd9cb469fa16570867728950e",
                     *           "amount": 250,
                     *           "items": [
                     *             {
                     *               "description": "Türzarge gebrochen",
                     *               "amount": 250,
                     *               "granted": 200
                     *             }
                     *           ],
                     *           "reportedAt": "2028-10-01T09:00:00.000Z",
                     *           "objectUntil": "2028-10-29",
                     *           "mayObject": true,
                     *           "objection": {
                     *             "text": "Der Schaden bestand schon beim Einzug.",
                     *             "at": "2028-10-05T12:00:00.000Z"
                     *           },
                     *           "decision": {
                     *             "outcome": "ACCEPTED",
                     *             "amount": 250,
                     *             "note": "Der Nachweis ist vollständig.",
                     *             "at": "2028-10-05T12:00:00.000Z"
                     *           },
                     *           "payout": {
                     *             "amount": 250,
                     *             "on": "2027-05-01",
                     *             "reference": "DE-2731-8840-6 Schaden"
                     *           },
                     *           "files": [
                     *             {
                     *               "id": "0f8fad5bd9cb469fa16570867728950e",
                     *               "by": "tenant",
                     *               "fileName": "foto.jpg",
                     *               "contentType": "image/jpeg",
                     *               "size": 120345,
                     *               "checked": true,
                     *               "uploadedAt": "2028-10-02T10:00:00.000Z"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "claimable": 1800,
                     *       "claimableUntil": "2029-10-30",
                     *       "movedOutOn": "2028-09-30",
                     *       "cash": {
                     *         "amount": 250,
                     *         "limit": 2400,
                     *         "returnOn": "2027-06-01"
                     *       },
                     *       "payoutAccount": {
                     *         "iban": "DE•• •••• 3000",
                     *         "holder": "Hausverwaltung Kern",
                     *         "since": "2027-04-13T08:00:00.000Z",
                     *         "coming": {
                     *           "iban": "DE•• •••• 3000",
                     *           "holder": "Hausverwaltung Kern",
                     *           "from": "2027-04-14T08:00:00.000Z"
                     *         }
                     *       },
                     *       "asksForAccount": true,
                     *       "accountNeedsLink": true,
                     *       "mayRelease": true,
                     *       "hasCertificate": true,
                     *       "refId": "65f0c1a2b3d4e5f60718293a"
                     *     }
                     */
                    "application/json": components["schemas"]["Guarantee"];
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        errorCode: "BODY_INVALID" | "FIELD_INVALID" | "FIELD_REQUIRED" | "FIELD_UNKNOWN" | "NAME_NOT_PRINTABLE" | "LIVE_KEY" | "PARTNER_KEY_INVALID" | "SANDBOX_KEY" | "ORIGIN_REFUSED" | "POLICY_UNKNOWN" | "IDEMPOTENCY_KEY_REUSED" | "POLICY_STATUS_CONFLICT" | "BODY_TOO_LARGE" | "RATE_LIMITED" | "INTERNAL" | "OVERLOADED" | "PROVIDER_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
        };
    };
    "invitation.accepted": {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, the same in each attempt. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, joined by full stops, in Base64. Two, separated by a space, for a day after the secret was replaced. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "invitation.accepted",
                 *       "timestamp": "2027-04-12T09:31:00.000Z",
                 *       "data": {
                 *         "invitationId": "65f0c1a2b3d4e5f60718293a",
                 *         "reference": "B-12/3",
                 *         "insuranceStart": "2027-05-01",
                 *         "insuranceEnd": "2029-04-30"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["InvitationAcceptedEvent"];
            };
        };
        responses: {
            /** @description Not wanted any more: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or no answer within 15 seconds, is sent again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "application.decided": {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, the same in each attempt. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, joined by full stops, in Base64. Two, separated by a space, for a day after the secret was replaced. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "application.decided",
                 *       "timestamp": "2027-04-12T09:31:00.000Z",
                 *       "data": {
                 *         "invitationId": "65f0c1a2b3d4e5f60718293a",
                 *         "reference": "B-12/3"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ApplicationDecidedEvent"];
            };
        };
        responses: {
            /** @description Not wanted any more: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or no answer within 15 seconds, is sent again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "guarantee.signed": {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, the same in each attempt. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, joined by full stops, in Base64. Two, separated by a space, for a day after the secret was replaced. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "guarantee.signed",
                 *       "timestamp": "2027-04-12T09:31:00.000Z",
                 *       "data": {
                 *         "invitationId": "65f0c1a2b3d4e5f60718293a",
                 *         "reference": "B-12/3",
                 *         "guaranteeRefId": "65f0c1a2b3d4e5f60718293a",
                 *         "contractNumber": "DE-2731-8840-6",
                 *         "status": "SIGNED",
                 *         "insuranceStart": "2027-05-01",
                 *         "insuranceEnd": "2029-04-30",
                 *         "coverStart": "2027-05-01",
                 *         "coveredUntil": "2029-05-01"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["GuaranteeEvent"];
            };
        };
        responses: {
            /** @description Not wanted any more: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or no answer within 15 seconds, is sent again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "guarantee.accepted": {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, the same in each attempt. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, joined by full stops, in Base64. Two, separated by a space, for a day after the secret was replaced. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "guarantee.accepted",
                 *       "timestamp": "2027-04-12T09:31:00.000Z",
                 *       "data": {
                 *         "invitationId": "65f0c1a2b3d4e5f60718293a",
                 *         "reference": "B-12/3",
                 *         "guaranteeRefId": "65f0c1a2b3d4e5f60718293a",
                 *         "contractNumber": "DE-2731-8840-6",
                 *         "status": "SIGNED",
                 *         "insuranceStart": "2027-05-01",
                 *         "insuranceEnd": "2029-04-30",
                 *         "coverStart": "2027-05-01",
                 *         "coveredUntil": "2029-05-01"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["GuaranteeEvent"];
            };
        };
        responses: {
            /** @description Not wanted any more: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or no answer within 15 seconds, is sent again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "guarantee.declined": {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, the same in each attempt. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, joined by full stops, in Base64. Two, separated by a space, for a day after the secret was replaced. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "guarantee.declined",
                 *       "timestamp": "2027-04-12T09:31:00.000Z",
                 *       "data": {
                 *         "invitationId": "65f0c1a2b3d4e5f60718293a",
                 *         "reference": "B-12/3",
                 *         "guaranteeRefId": "65f0c1a2b3d4e5f60718293a",
                 *         "contractNumber": "DE-2731-8840-6",
                 *         "status": "SIGNED",
                 *         "insuranceStart": "2027-05-01",
                 *         "insuranceEnd": "2029-04-30",
                 *         "coverStart": "2027-05-01",
                 *         "coveredUntil": "2029-05-01"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["GuaranteeEvent"];
            };
        };
        responses: {
            /** @description Not wanted any more: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or no answer within 15 seconds, is sent again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "guarantee.active": {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, the same in each attempt. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, joined by full stops, in Base64. Two, separated by a space, for a day after the secret was replaced. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "guarantee.active",
                 *       "timestamp": "2027-04-12T09:31:00.000Z",
                 *       "data": {
                 *         "invitationId": "65f0c1a2b3d4e5f60718293a",
                 *         "reference": "B-12/3",
                 *         "guaranteeRefId": "65f0c1a2b3d4e5f60718293a",
                 *         "contractNumber": "DE-2731-8840-6",
                 *         "status": "SIGNED",
                 *         "insuranceStart": "2027-05-01",
                 *         "insuranceEnd": "2029-04-30",
                 *         "coverStart": "2027-05-01",
                 *         "coveredUntil": "2029-05-01"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["GuaranteeEvent"];
            };
        };
        responses: {
            /** @description Not wanted any more: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or no answer within 15 seconds, is sent again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "guarantee.past_due": {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, the same in each attempt. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, joined by full stops, in Base64. Two, separated by a space, for a day after the secret was replaced. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "guarantee.past_due",
                 *       "timestamp": "2027-04-12T09:31:00.000Z",
                 *       "data": {
                 *         "invitationId": "65f0c1a2b3d4e5f60718293a",
                 *         "reference": "B-12/3",
                 *         "guaranteeRefId": "65f0c1a2b3d4e5f60718293a",
                 *         "contractNumber": "DE-2731-8840-6",
                 *         "status": "SIGNED",
                 *         "insuranceStart": "2027-05-01",
                 *         "insuranceEnd": "2029-04-30",
                 *         "coverStart": "2027-05-01",
                 *         "coveredUntil": "2029-05-01"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["GuaranteeEvent"];
            };
        };
        responses: {
            /** @description Not wanted any more: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or no answer within 15 seconds, is sent again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "guarantee.cancellation_requested": {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, the same in each attempt. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, joined by full stops, in Base64. Two, separated by a space, for a day after the secret was replaced. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "guarantee.cancellation_requested",
                 *       "timestamp": "2027-04-12T09:31:00.000Z",
                 *       "data": {
                 *         "invitationId": "65f0c1a2b3d4e5f60718293a",
                 *         "reference": "B-12/3",
                 *         "guaranteeRefId": "65f0c1a2b3d4e5f60718293a",
                 *         "contractNumber": "DE-2731-8840-6",
                 *         "status": "SIGNED",
                 *         "insuranceStart": "2027-05-01",
                 *         "insuranceEnd": "2029-04-30",
                 *         "coverStart": "2027-05-01",
                 *         "coveredUntil": "2029-05-01"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["GuaranteeEvent"];
            };
        };
        responses: {
            /** @description Not wanted any more: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or no answer within 15 seconds, is sent again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "guarantee.released": {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, the same in each attempt. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, joined by full stops, in Base64. Two, separated by a space, for a day after the secret was replaced. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "guarantee.released",
                 *       "timestamp": "2027-04-12T09:31:00.000Z",
                 *       "data": {
                 *         "invitationId": "65f0c1a2b3d4e5f60718293a",
                 *         "reference": "B-12/3",
                 *         "guaranteeRefId": "65f0c1a2b3d4e5f60718293a",
                 *         "contractNumber": "DE-2731-8840-6",
                 *         "status": "SIGNED",
                 *         "insuranceStart": "2027-05-01",
                 *         "insuranceEnd": "2029-04-30",
                 *         "coverStart": "2027-05-01",
                 *         "coveredUntil": "2029-05-01"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["GuaranteeEvent"];
            };
        };
        responses: {
            /** @description Not wanted any more: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or no answer within 15 seconds, is sent again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "guarantee.ended": {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, the same in each attempt. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, joined by full stops, in Base64. Two, separated by a space, for a day after the secret was replaced. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "guarantee.ended",
                 *       "timestamp": "2027-04-12T09:31:00.000Z",
                 *       "data": {
                 *         "invitationId": "65f0c1a2b3d4e5f60718293a",
                 *         "reference": "B-12/3",
                 *         "guaranteeRefId": "65f0c1a2b3d4e5f60718293a",
                 *         "contractNumber": "DE-2731-8840-6",
                 *         "status": "SIGNED",
                 *         "insuranceStart": "2027-05-01",
                 *         "insuranceEnd": "2029-04-30",
                 *         "coverStart": "2027-05-01",
                 *         "coveredUntil": "2029-05-01"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["GuaranteeEvent"];
            };
        };
        responses: {
            /** @description Not wanted any more: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or no answer within 15 seconds, is sent again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "claim.changed": {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, the same in each attempt. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, joined by full stops, in Base64. Two, separated by a space, for a day after the secret was replaced. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "claim.changed",
                 *       "timestamp": "2027-04-12T09:31:00.000Z",
                 *       "data": {
                 *         "invitationId": "65f0c1a2b3d4e5f60718293a",
                 *         "reference": "B-12/3",
                 *         "guaranteeRefId": "65f0c1a2b3d4e5f60718293a",
                 *         "contractNumber": "DE-2731-8840-6",
                 *         "status": "SIGNED",
                 *         "claimId": "5b3f2b1e-7c1d-4b7a-9a53-0d6b3a6d5c11",
                 *         "claimState": "OBJECTION",
                 *         "amount": 250,
                 *         "granted": 200,
                 *         "objectUntil": "2028-10-29",
                 *         "paidOn": "2028-11-20"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ClaimChangedEvent"];
            };
        };
        responses: {
            /** @description Not wanted any more: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or no answer within 15 seconds, is sent again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header: {
                /** @description The event's id, the same in each attempt. */
                "webhook-id": string;
                /** @description When it was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description `v1,` and the HMAC-SHA256 of id, timestamp and body, joined by full stops, in Base64. Two, separated by a space, for a day after the secret was replaced. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "webhook.test",
                 *       "timestamp": "2027-04-12T09:31:00.000Z",
                 *       "data": {
                 *         "invitationId": "65f0c1a2b3d4e5f60718293a",
                 *         "reference": "B-12/3"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["TestEvent"];
            };
        };
        responses: {
            /** @description Not wanted any more: the webhook is switched off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Anything else, or no answer within 15 seconds, is sent again. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
