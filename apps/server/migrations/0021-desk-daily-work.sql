-- What people at the desk noted about an application or its policy. A correction is another note.
CREATE TABLE desk_note (
  id uuid PRIMARY KEY,
  ref_id text NOT NULL REFERENCES application,
  staff_id uuid NOT NULL REFERENCES staff_account,
  at timestamptz NOT NULL,
  note text NOT NULL
);
CREATE INDEX desk_note_ref_id ON desk_note (ref_id, at);

-- Rows can be deleted once their application has been emptied, even if its policy is kept.
CREATE FUNCTION refuse_change_unless_application_forgotten() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF tg_op = 'DELETE' AND EXISTS (
    SELECT FROM application WHERE ref_id = OLD.ref_id AND forgotten_at IS NOT NULL) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', tg_table_name;
END
$$;
CREATE TRIGGER desk_note_append_only BEFORE UPDATE OR DELETE ON desk_note
  FOR EACH ROW EXECUTE FUNCTION refuse_change_unless_application_forgotten();

-- Who at the desk works on a case, a claim or a proof of moving out. Without a row nobody has taken it.
CREATE TABLE desk_assignment (
  kind text NOT NULL CHECK (kind IN ('CASE', 'CLAIM', 'MOVING_OUT')),
  -- The refId of a case, the id of a claim or of a proof.
  subject_id text NOT NULL,
  staff_id uuid NOT NULL REFERENCES staff_account,
  at timestamptz NOT NULL,
  PRIMARY KEY (kind, subject_id)
);

-- After the last failed charge of a debt the tenant is told that somebody will be in touch. Who has been, and when.
CREATE TABLE desk_contact (
  attempt_id uuid PRIMARY KEY REFERENCES charge_attempt,
  staff_id uuid NOT NULL REFERENCES staff_account,
  at timestamptz NOT NULL
);

CREATE INDEX instalment_for_a_person ON instalment (due_on) WHERE status = 'UNPAID';
CREATE INDEX mail_given_up ON mail (created_at) WHERE status = 'REFUSED';
