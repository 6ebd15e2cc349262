/**
 * SQL that queues a mail for the single row of `from`. `row` is the parameter that holds the mail as JSON, made by
 * `mailRow`. Writes nothing if that is null or a mail with the same reason exists.
 */
export const insertMail = (from: string, row: string) => `
    INSERT INTO mail (id, reason, kind, ref_id, to_address, mailbox, reply_to, language, country, data, status, created_at,
      send_at, request_id)
    SELECT m.id, m.reason, m.kind, ${from}.ref_id, m.to_address, m.mailbox, m.reply_to, m.language, m.country, m.data,
      m.status, m.created_at, m.send_at, m.request_id
    FROM ${from} CROSS JOIN jsonb_populate_record(NULL::mail, ${row}::jsonb) AS m WHERE m.id IS NOT NULL
    ON CONFLICT (reason) DO NOTHING`;
