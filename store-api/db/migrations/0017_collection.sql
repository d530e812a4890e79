ALTER TABLE "shipping_method" ADD COLUMN "kind" text DEFAULT 'delivery' NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "shipping_kind" text DEFAULT 'delivery' NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "collect_at" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "shipping_method" SET "kind" = 'collection' WHERE "code" = 'pickup';--> statement-breakpoint
UPDATE "order" SET "shipping_kind" = 'collection', "collect_at" = "description"."value"
FROM "shipping_method", jsonb_each_text("shipping_method"."name") AS "name", jsonb_each_text("shipping_method"."description") AS "description"
WHERE "shipping_method"."code" = 'pickup' AND "name"."value" = "order"."shipping_method" AND "description"."key" = "name"."key";
