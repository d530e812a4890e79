-- The shop's own texts of the announcement bar and the trust badges, in the namespaces the interface has them in now.
UPDATE "store" SET "content" = jsonb_set("content", '{i18n}', (
  SELECT jsonb_object_agg(locale, (texts - 'Strip' - 'Reassurance')
    || CASE WHEN texts ? 'Strip' THEN jsonb_build_object('AnnouncementBar', texts -> 'Strip') ELSE '{}' END
    || CASE WHEN texts ? 'Reassurance' THEN jsonb_build_object('TrustBadges', texts -> 'Reassurance') ELSE '{}' END)
  FROM jsonb_each("content" -> 'i18n') AS of_language (locale, texts)
)) WHERE jsonb_path_exists("content", '$.i18n.*.*') AND ("content" -> 'i18n')::text ~ '"(Strip|Reassurance)":';
