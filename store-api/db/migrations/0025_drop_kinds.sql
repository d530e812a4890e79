DROP INDEX "listing_entry_team_kind_index";--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "sale_of" integer[];--> statement-breakpoint
CREATE INDEX "listing_entry_team_index" ON "listing_entry" USING btree ("team");--> statement-breakpoint
-- Sale categories were filled by the kind of a product; its other categories say the same.
UPDATE "category" SET "sale_of" = "found"."ids" FROM (
  SELECT "rule"."sale", array_agg(DISTINCT "source"."id") AS "ids"
  FROM (VALUES ('sale-kids', 'kids'), ('sale-extras', 'accessories')) AS "rule" ("sale", "of")
  JOIN (
    SELECT "key", "id" FROM "category"
    UNION ALL SELECT "key", "thing_id" FROM "former_key" WHERE "kind" = 'category' AND "thing_id" IS NOT NULL
  ) AS "source" ON "source"."key" = "rule"."of"
  GROUP BY "rule"."sale"
) AS "found" WHERE "category"."key" = "found"."sale";--> statement-breakpoint
UPDATE "category" SET "sale_of" = '{}' WHERE "key" = (
  SELECT "key" FROM "category" WHERE "key" IN ('sale-shirts', 'sale') ORDER BY "key" = 'sale' LIMIT 1
);--> statement-breakpoint
-- The feed took the age group from the kind.
INSERT INTO "attribute" ("key", "position", "name", "kind", "is_shown", "is_filter")
SELECT 'age-group', (SELECT coalesce(max("position") + 1, 0) FROM "attribute"),
  '{"en":"Age group","es":"Edad","de":"Altersgruppe"}'::jsonb, 'text', false, false
WHERE EXISTS (SELECT FROM "listing_entry" JOIN "facet_value" ON "facet_value"."id" = "listing_entry"."kind")
ON CONFLICT ("key") DO NOTHING;--> statement-breakpoint
INSERT INTO "product_attribute" ("product_key", "attribute_id", "position", "value")
SELECT "product"."key", "attribute"."id", 1002, jsonb_build_object('kind', 'text', 'text', jsonb_build_object(
  'en', "age"."group", 'es', "age"."group", 'de', "age"."group"
))
FROM "listing_entry" JOIN "product" ON "product"."id" = "listing_entry"."product_id"
JOIN "facet_value" ON "facet_value"."id" = "listing_entry"."kind" AND "facet_value"."key" <> 'balls'
CROSS JOIN LATERAL (SELECT CASE "facet_value"."key" WHEN 'kids' THEN 'kids' ELSE 'adult' END AS "group") AS "age"
JOIN "attribute" ON "attribute"."key" = 'age-group' AND "attribute"."kind" = 'text'
ON CONFLICT ("product_key", "attribute_id") DO NOTHING;--> statement-breakpoint
ALTER TABLE "listing_entry" DROP COLUMN "kind";--> statement-breakpoint
ALTER TABLE "listing_entry" DROP COLUMN "colours";--> statement-breakpoint
ALTER TABLE "listing_entry" DROP COLUMN "sizes";
