-- The query of a login link that leads back to the page which asked for the login.
ALTER TABLE password_request ADD COLUMN leads_to text;
