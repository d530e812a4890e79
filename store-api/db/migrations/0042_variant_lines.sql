CREATE INDEX "cart_line_variant_id_index" ON "cart_line" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "order_paid_at" ON "order" USING btree ("placed_at") WHERE "order"."payment" = 'paid';--> statement-breakpoint
CREATE INDEX "order_line_variant_id_index" ON "order_line" USING btree ("variant_id");