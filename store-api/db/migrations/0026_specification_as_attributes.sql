-- Lines of specifications that no attribute of their product shows become attributes: those of products that were filled since 0022.
CREATE TEMPORARY TABLE "detail_line" AS
SELECT "product_key", "name", "value", "place", CASE "nth" WHEN 1 THEN "slug" ELSE "slug" || '-' || "nth" END AS "key" FROM (
  SELECT *, row_number() OVER (PARTITION BY "product_key", "slug" ORDER BY "place") AS "nth" FROM (
    SELECT "product_key", "name", "value", "place",
      CASE WHEN "slug" ~ '^[a-z][a-z0-9-]{0,27}$' AND NOT EXISTS (
        SELECT FROM "attribute" WHERE "attribute"."key" = "slug" AND NOT (
          "attribute"."kind" = 'text' AND "attribute"."is_shown" AND "attribute"."name"->>'en' = "written"."name"->>'en'
        )
      ) THEN "slug" ELSE 'detail-' || left(md5("name"->>'en'), 8) END AS "slug"
    FROM (
      SELECT "product"."key" AS "product_key", "line"->'name' AS "name", "line"->'value' AS "value", "place",
        trim(BOTH '-' FROM regexp_replace(lower("line"->'name'->>'en'), '[^a-z0-9]+', '-', 'g')) AS "slug"
      FROM "product", jsonb_array_elements("details") WITH ORDINALITY AS "detail" ("line", "place")
      WHERE NOT EXISTS (
        SELECT FROM "product_attribute" JOIN "attribute" ON "attribute"."id" = "product_attribute"."attribute_id"
        WHERE "product_attribute"."product_key" = "product"."key" AND "attribute"."is_shown"
          AND "attribute"."name"->>'en' = "line"->'name'->>'en'
      )
    ) AS "written"
  ) AS "named"
) AS "counted";--> statement-breakpoint
INSERT INTO "attribute" ("key", "position", "name", "kind")
SELECT "key", (SELECT coalesce(max("position"), -1) FROM "attribute") + row_number() OVER (ORDER BY "place", "key"), "name", 'text'
FROM (SELECT DISTINCT ON ("key") "key", "name", "place" FROM "detail_line" ORDER BY "key", "place") AS "attributes"
ON CONFLICT ("key") DO NOTHING;--> statement-breakpoint
INSERT INTO "product_attribute" ("product_key", "attribute_id", "position", "value")
SELECT "product_key", "attribute"."id", "place" + coalesce((
  SELECT max("position") FROM "product_attribute" AS "had" WHERE "had"."product_key" = "detail_line"."product_key"
), -1), jsonb_build_object('kind', 'text', 'text', "value")
FROM "detail_line" JOIN "attribute" ON "attribute"."key" = "detail_line"."key";--> statement-breakpoint
DROP TABLE "detail_line";--> statement-breakpoint
-- The release before wrote prices of name and number here alone.
UPDATE "product" SET "personalization" = jsonb_build_object(
  'price', "custom_price",
  'preview', 'back',
  'fields', jsonb_build_array(
    jsonb_build_object('key', 'name', 'label', '{"en":"Name","es":"Nombre","de":"Name"}'::jsonb, 'kind', 'text',
      'isRequired', false, 'pattern', '[\p{L} .''’\-]*', 'maxLength', 12, 'min', 0, 'max', 0),
    jsonb_build_object('key', 'number', 'label', '{"en":"Number","es":"Número","de":"Nummer"}'::jsonb, 'kind', 'number',
      'isRequired', false, 'pattern', '', 'maxLength', 2, 'min', 0, 'max', 99)
  )
) WHERE "custom_price" IS NOT NULL AND "personalization" IS NULL;--> statement-breakpoint
ALTER TABLE "product" DROP COLUMN "custom_price";--> statement-breakpoint
ALTER TABLE "product" DROP COLUMN "details";
