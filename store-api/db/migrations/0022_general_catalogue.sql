CREATE TABLE "attribute" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"kind" text NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	"is_filter" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "attribute_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "product_attribute" (
	"product_key" text NOT NULL,
	"attribute_id" integer NOT NULL,
	"position" integer NOT NULL,
	"value" jsonb NOT NULL,
	"facet_value_ids" integer[] DEFAULT '{}'::integer[] NOT NULL,
	CONSTRAINT "product_attribute_product_key_attribute_id_pk" PRIMARY KEY("product_key","attribute_id")
);
--> statement-breakpoint
CREATE TABLE "product_relation" (
	"product_key" text NOT NULL,
	"related_key" text NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_relation_product_key_kind_related_key_pk" PRIMARY KEY("product_key","kind","related_key")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" serial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "home_section" (
	"key" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu" (
	"key" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"entries" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tax_rate" (
	"tax_class" text NOT NULL,
	"zone" text NOT NULL,
	"rate" integer NOT NULL,
	"name" jsonb NOT NULL,
	CONSTRAINT "tax_rate_tax_class_zone_pk" PRIMARY KEY("tax_class","zone")
);
--> statement-breakpoint
CREATE TABLE "media" (
	"hash" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"colour" text NOT NULL,
	"preview" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "option_group" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_key" text NOT NULL,
	"position" integer NOT NULL,
	"group_id" integer NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "option_value" (
	"id" serial PRIMARY KEY NOT NULL,
	"group_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"colour" text
);
--> statement-breakpoint
ALTER TABLE "variant" DROP CONSTRAINT "variant_stock";--> statement-breakpoint
ALTER TABLE "picture" ALTER COLUMN "product_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "picture" ALTER COLUMN "drawing" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "personalization" jsonb;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "picture_name" text;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "media_hash" text;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "focal_x" real DEFAULT 0.5 NOT NULL;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "focal_y" real DEFAULT 0.5 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "status" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "seo_title" jsonb DEFAULT '{"en":"","es":"","de":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "seo_description" jsonb DEFAULT '{"en":"","es":"","de":""}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "tax_class" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "personalization" jsonb;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "variant" ADD COLUMN "value_ids" integer[] DEFAULT '{}'::integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "variant" ADD COLUMN "gtin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "variant" ADD COLUMN "stock_policy" text DEFAULT 'deny' NOT NULL;--> statement-breakpoint
ALTER TABLE "variant" ADD COLUMN "price" integer;--> statement-breakpoint
ALTER TABLE "variant" ADD COLUMN "special_price" integer;--> statement-breakpoint
ALTER TABLE "variant" ADD COLUMN "sale_starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "variant" ADD COLUMN "sale_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "variant" ADD COLUMN "weight" integer;--> statement-breakpoint
ALTER TABLE "variant" ADD COLUMN "volume" integer;--> statement-breakpoint
ALTER TABLE "variant" ADD COLUMN "needs_delivery" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "variant" ADD COLUMN "picture_name" text;--> statement-breakpoint
ALTER TABLE "content_page" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "facet_value" ADD COLUMN "colour" text;--> statement-breakpoint
ALTER TABLE "listing_entry" ADD COLUMN "facet_values" integer[] DEFAULT '{}'::integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_entry" ADD COLUMN "is_in_stock" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "tax" jsonb;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "personalization" jsonb;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "options" jsonb;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "needs_delivery" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "tax_rate" integer;--> statement-breakpoint
ALTER TABLE "product_attribute" ADD CONSTRAINT "product_attribute_product_key_product_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."product"("key") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "product_attribute" ADD CONSTRAINT "product_attribute_attribute_id_attribute_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attribute"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_relation" ADD CONSTRAINT "product_relation_product_key_product_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."product"("key") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "product_relation" ADD CONSTRAINT "product_relation_related_key_product_key_fk" FOREIGN KEY ("related_key") REFERENCES "public"."product"("key") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "option_group" ADD CONSTRAINT "option_group_product_key_product_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."product"("key") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "option_value" ADD CONSTRAINT "option_value_group_id_option_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."option_group"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_attribute_attribute_id_index" ON "product_attribute" USING btree ("attribute_id");--> statement-breakpoint
CREATE INDEX "product_relation_related_key_index" ON "product_relation" USING btree ("related_key");--> statement-breakpoint
CREATE INDEX "audit_log_kind_key_at_index" ON "audit_log" USING btree ("kind","key","at");--> statement-breakpoint
CREATE INDEX "option_group_product_key_index" ON "option_group" USING btree ("product_key");--> statement-breakpoint
CREATE INDEX "option_value_group_id_index" ON "option_value" USING btree ("group_id");--> statement-breakpoint
ALTER TABLE "picture" ADD CONSTRAINT "picture_media_hash_media_hash_fk" FOREIGN KEY ("media_hash") REFERENCES "public"."media"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_media_hash_index" ON "picture" USING btree ("media_hash");--> statement-breakpoint
ALTER TABLE "variant" ADD CONSTRAINT "variant_stock" CHECK ("variant"."stock" >= 0 or "variant"."stock_policy" <> 'deny');--> statement-breakpoint
UPDATE "product" SET "status" = 'archived' WHERE "withdrawn_at" IS NOT NULL;--> statement-breakpoint
-- The sizes that were sold become the values of an option group; a value keeps the id its variant had in replies.
INSERT INTO "option_group" ("product_key", "position", "group_id", "name")
SELECT "key", 0, 2, '{"en":"Size","es":"Talla","de":"Größe"}'::jsonb FROM "product"
WHERE EXISTS (SELECT FROM "variant" WHERE "variant"."product_key" = "product"."key") ORDER BY "id";--> statement-breakpoint
INSERT INTO "option_value" ("id", "group_id", "position", "name")
SELECT "variant"."id", "option_group"."id", "variant"."position", "variant"."size"
FROM "variant" JOIN "option_group" ON "option_group"."product_key" = "variant"."product_key";--> statement-breakpoint
SELECT setval(pg_get_serial_sequence('option_value', 'id'), coalesce((SELECT max("id") FROM "option_value"), 0) + 1, false);--> statement-breakpoint
UPDATE "variant" SET "value_ids" = ARRAY["id"];--> statement-breakpoint
UPDATE "product" SET "personalization" = jsonb_build_object(
  'price', "custom_price",
  'preview', 'back',
  'fields', jsonb_build_array(
    jsonb_build_object('key', 'name', 'label', '{"en":"Name","es":"Nombre","de":"Name"}'::jsonb, 'kind', 'text',
      'isRequired', false, 'pattern', '[\p{L} .''’\-]*', 'maxLength', 12, 'min', 0, 'max', 0),
    jsonb_build_object('key', 'number', 'label', '{"en":"Number","es":"Número","de":"Nummer"}'::jsonb, 'kind', 'number',
      'isRequired', false, 'pattern', '', 'maxLength', 2, 'min', 0, 'max', 99)
  )
) WHERE "custom_price" IS NOT NULL;--> statement-breakpoint
-- Lines of specifications become attributes. A second line of the same name gets an attribute of its own, as does a name without Latin letters: no line is lost.
CREATE TEMPORARY TABLE "detail_line" AS
SELECT "product_key", "name", "value", "place", CASE "nth" WHEN 1 THEN "slug" ELSE "slug" || '-' || "nth" END AS "key" FROM (
  SELECT *, row_number() OVER (PARTITION BY "product_key", "slug" ORDER BY "place") AS "nth" FROM (
    SELECT "product_key", "name", "value", "place",
      CASE WHEN "slug" ~ '^[a-z][a-z0-9-]{0,27}$' THEN "slug" ELSE 'detail-' || left(md5("name"->>'en'), 8) END AS "slug"
    FROM (
      SELECT "product"."key" AS "product_key", "line"->'name' AS "name", "line"->'value' AS "value", "place",
        trim(BOTH '-' FROM regexp_replace(lower("line"->'name'->>'en'), '[^a-z0-9]+', '-', 'g')) AS "slug"
      FROM "product", jsonb_array_elements("details") WITH ORDINALITY AS "detail" ("line", "place")
    ) AS "written"
  ) AS "named"
) AS "counted";--> statement-breakpoint
INSERT INTO "attribute" ("key", "position", "name", "kind")
SELECT "key", row_number() OVER (ORDER BY "place", "key") - 1, "name", 'text' FROM (
  SELECT DISTINCT ON ("key") "key", "name", "place" FROM "detail_line" ORDER BY "key", "place"
) AS "attributes";--> statement-breakpoint
INSERT INTO "product_attribute" ("product_key", "attribute_id", "position", "value")
SELECT "product_key", "attribute"."id", "place" - 1, jsonb_build_object('kind', 'text', 'text', "value")
FROM "detail_line" JOIN "attribute" ON "attribute"."key" = "detail_line"."key";--> statement-breakpoint
DROP TABLE "detail_line";--> statement-breakpoint
-- Facets by data: teams are brands, kind and colour are attributes.
UPDATE "facet_value" SET "facet" = 'brand' WHERE "facet" = 'team';--> statement-breakpoint
UPDATE "facet_value" SET "colour" = "swatch"."colour" FROM (VALUES
  ('red', '#c62f36'),
  ('claret', '#6f1d33'),
  ('pink', '#e79ab3'),
  ('orange', '#e2762b'),
  ('yellow', '#eec32d'),
  ('green', '#1e7a4c'),
  ('turquoise', '#1d8c8f'),
  ('light-blue', '#8fc4e8'),
  ('blue', '#2855a5'),
  ('navy', '#172a4d'),
  ('purple', '#5b3a8c'),
  ('white', '#fdfdfb'),
  ('beige', '#e6d9bd'),
  ('grey', '#8c8f94'),
  ('black', '#1d1d1f')
) AS "swatch" ("key", "colour") WHERE "facet" = 'colour' AND "facet_value"."key" = "swatch"."key";--> statement-breakpoint
UPDATE "attribute" SET "position" = "position" + 2;--> statement-breakpoint
INSERT INTO "attribute" ("key", "position", "name", "kind", "is_shown", "is_filter")
SELECT "key", "position", "name", "kind", false, true FROM (VALUES
  ('kind', 0, '{"en":"Kind","es":"Tipo","de":"Art"}'::jsonb, 'text'),
  ('colour', 1, '{"en":"Colour","es":"Color","de":"Farbe"}'::jsonb, 'list')
) AS "facet" ("key", "position", "name", "kind")
WHERE EXISTS (SELECT FROM "facet_value" WHERE "facet_value"."facet" = "facet"."key")
ON CONFLICT ("key") DO UPDATE SET "is_filter" = true;--> statement-breakpoint
INSERT INTO "product_attribute" ("product_key", "attribute_id", "position", "value", "facet_value_ids")
SELECT "product"."key", "attribute"."id", 1000, jsonb_build_object('kind', 'text', 'text', "facet_value"."label"),
  ARRAY["facet_value"."id"]
FROM "listing_entry" JOIN "product" ON "product"."id" = "listing_entry"."product_id"
JOIN "facet_value" ON "facet_value"."id" = "listing_entry"."kind" JOIN "attribute" ON "attribute"."key" = 'kind'
ON CONFLICT ("product_key", "attribute_id") DO UPDATE SET "facet_value_ids" = excluded."facet_value_ids";--> statement-breakpoint
INSERT INTO "product_attribute" ("product_key", "attribute_id", "position", "value", "facet_value_ids")
SELECT "product"."key", "attribute"."id", 1001, jsonb_build_object('kind', 'list', 'texts', (
    SELECT jsonb_agg("facet_value"."label" ORDER BY "place")
    FROM unnest("listing_entry"."colours") WITH ORDINALITY AS "chosen" ("id", "place")
    JOIN "facet_value" ON "facet_value"."id" = "chosen"."id"
  )), "listing_entry"."colours"
FROM "listing_entry" JOIN "product" ON "product"."id" = "listing_entry"."product_id"
JOIN "attribute" ON "attribute"."key" = 'colour'
WHERE EXISTS (SELECT FROM "facet_value" WHERE "facet_value"."id" = ANY ("listing_entry"."colours"))
ON CONFLICT ("product_key", "attribute_id") DO UPDATE SET "facet_value_ids" = excluded."facet_value_ids";--> statement-breakpoint
UPDATE "listing_entry" SET
  "facet_values" = CASE "kind" WHEN 0 THEN '{}'::integer[] ELSE ARRAY["kind"] END || "colours" || "sizes",
  "is_in_stock" = EXISTS (
    SELECT FROM "product" JOIN "variant" ON "variant"."product_key" = "product"."key"
    WHERE "product"."id" = "listing_entry"."product_id" AND "variant"."stock" > 0
  );--> statement-breakpoint
-- What completes a product was found by its kind: the newest of each other kind of its brand, in stock if there was any.
WITH "kinds" AS (
  SELECT "listing_entry"."team", "listing_entry"."is_in_stock", "listing_entry"."is_withdrawn", "product"."id",
    "product"."key", "product"."released_at", "facet_value"."key" AS "kind", "facet_value"."position"
  FROM "listing_entry" JOIN "product" ON "product"."id" = "listing_entry"."product_id"
  JOIN "facet_value" ON "facet_value"."id" = "listing_entry"."kind"
), "companion" AS (
  SELECT DISTINCT ON ("team", "kind") * FROM "kinds" WHERE "kind" IN ('shorts', 'socks') AND NOT "is_withdrawn"
  ORDER BY "team", "kind", "is_in_stock" DESC, "released_at" DESC, "id"
)
INSERT INTO "product_relation" ("product_key", "related_key", "kind", "position")
SELECT "kinds"."key", "companion"."key", 'completes', "companion"."position"
FROM "kinds" JOIN "companion" ON "companion"."team" = "kinds"."team"
WHERE "kinds"."kind" IN ('home', 'away', 'third', 'goalkeeper');
