-- Lays a change over the answers: a person's fields that the change leaves out stay as they are.
CREATE FUNCTION merge_answers(answers jsonb, change jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT answers || change
    || CASE WHEN change ? 'userInfo'
         THEN jsonb_build_object('userInfo', coalesce(answers -> 'userInfo', '{}') || (change -> 'userInfo'))
         ELSE '{}' END
    || CASE WHEN change ? 'landlordInfo'
         THEN jsonb_build_object('landlordInfo', coalesce(answers -> 'landlordInfo', '{}') || (change -> 'landlordInfo'))
         ELSE '{}' END
$$;

-- What the answers come to: for an existing rental the insured property is the current address (wire decisions, step 4).
-- The property given for a new rental is kept beside it, so that changing one's mind twice loses nothing.
CREATE FUNCTION effective_answers(answers jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN answers -> 'existingRent' = 'true'
    THEN answers || jsonb_build_object('address', answers #> '{userInfo,address}')
    ELSE answers END
$$;

-- Whether any of the answers at these paths differs between two sets of answers; missing and null are the same.
CREATE FUNCTION answers_differ(one jsonb, other jsonb, paths text[]) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(bool_or((one #>> path::text[]) IS DISTINCT FROM (other #>> path::text[])), false) FROM unnest(paths) AS path
$$;

-- Whether any of the answers at these paths is missing.
CREATE FUNCTION answers_lack(answers jsonb, paths text[]) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(bool_or((answers #>> path::text[]) IS NULL), false) FROM unnest(paths) AS path
$$;
