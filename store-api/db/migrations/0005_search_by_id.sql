ALTER TABLE "product_search" DROP CONSTRAINT "product_search_product_key_product_key_fk";--> statement-breakpoint
ALTER TABLE "product_search" DROP CONSTRAINT "product_search_language_product_key_pk";--> statement-breakpoint
ALTER TABLE "product_search" ADD COLUMN "product_id" integer;--> statement-breakpoint
UPDATE "product_search" SET "product_id" = "product"."id" FROM "product" WHERE "product"."key" = "product_search"."product_key";--> statement-breakpoint
ALTER TABLE "product_search" ALTER COLUMN "product_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "product_search" DROP COLUMN "product_key";--> statement-breakpoint
ALTER TABLE "product_search" ADD CONSTRAINT "product_search_language_product_id_pk" PRIMARY KEY("language","product_id");--> statement-breakpoint
ALTER TABLE "product_search" ADD CONSTRAINT "product_search_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;