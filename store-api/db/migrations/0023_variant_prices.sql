ALTER TABLE "price_change" ADD COLUMN "variant_id" integer;--> statement-breakpoint
ALTER TABLE "variant" ADD COLUMN "lowest_price" integer;--> statement-breakpoint
ALTER TABLE "price_change" ADD CONSTRAINT "price_change_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_change_variant_id_index" ON "price_change" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "variant_sku_code" ON "variant" USING btree ((lower(regexp_replace("sku", '[[:space:]!-/:-@[-`{-~‐-―]+', '', 'g') collate "C")));--> statement-breakpoint
CREATE INDEX "variant_gtin_code" ON "variant" USING btree ((ltrim("gtin", '0') collate "C")) WHERE "variant"."gtin" <> '';