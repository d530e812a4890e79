ALTER TABLE "coupon" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_order_id_index" ON "coupon" USING btree ("order_id");