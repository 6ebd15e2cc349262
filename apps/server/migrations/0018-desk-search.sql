-- The words of a text as the desk's search finds them: 'Torstraße 12' as 'torstrasse', 'torstr' and '12' (docs/desk.md).
CREATE FUNCTION search_words(said text) RETURNS tsvector LANGUAGE sql IMMUTABLE
  RETURN array_to_tsvector(array_remove(regexp_split_to_array(
    plain_letters(said) || ' ' || replace(plain_letters(said), 'strasse', 'str'),
    '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a0]+'), ''));

-- Finds texts that have a word beginning with each word that was typed.
CREATE FUNCTION search_query(typed text) RETURNS tsquery LANGUAGE sql IMMUTABLE
  RETURN (SELECT string_agg('''' || regexp_replace(word, 'strasse$', 'str') || ''':*', ' & ')::tsquery
    FROM unnest(regexp_split_to_array(plain_letters(typed),
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00a0]+')) AS word WHERE word <> '');

CREATE INDEX policy_words ON policy USING gin (search_words(tenant_name || ' ' || tenant_email || ' ' ||
  coalesce(landlord_name, '') || ' ' || landlord_email || ' ' || full_address || ' ' || contract_number || ' ' ||
  replace(contract_number, '-', '') || ' ' || ref_id));
CREATE INDEX decision_refused ON decision (at) WHERE opened_at IS NULL AND outcome = 'REFUSED';
CREATE INDEX refund_provider_refund ON refund (provider_refund_id) WHERE provider_refund_id IS NOT NULL;
CREATE INDEX claim_payout_reference ON claim_payout (reference);
