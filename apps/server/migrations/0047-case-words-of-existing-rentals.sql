-- For an existing rental, the home by which the desk finds a case is the tenant's current address.
UPDATE case_words SET words = search_words(concat_ws(' ', a.answers #>> '{userInfo,firstName}',
  a.answers #>> '{userInfo,lastName}', a.answers #>> '{userInfo,email}', a.answers #>> '{userInfo,address,fullAddress}',
  a.ref_id))
FROM application a WHERE a.ref_id = case_words.ref_id AND a.answers ->> 'existingRent' = 'true';
