-- Addresses of the armed forces have states of their own, which the United States lacked.
UPDATE "country"
SET "states" = "states" || '[{"code":"AA","name":"Armed Forces Americas"},{"code":"AE","name":"Armed Forces Europe"},{"code":"AP","name":"Armed Forces Pacific"}]'::jsonb
WHERE "iso" = 'US' AND jsonb_array_length("states") > 0 AND NOT "states" @> '[{"code":"AA"}]'::jsonb;
