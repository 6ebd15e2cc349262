-- concurrently
CREATE INDEX CONCURRENTLY IF NOT EXISTS mail_by_mailbox ON mail (coalesce(mailbox, mailbox_of(to_address)), created_at);
