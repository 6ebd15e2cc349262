-- contract: the tables that link and session replace. Nothing has been released, so no rows are moved.
DROP TABLE account_session, account_token, application_token, card_link, landlord_invite_link, landlord_link, partner_link,
  partner_session, payout_account_link, rating_link, reminder_link, resume_link, staff_link, staff_session;
