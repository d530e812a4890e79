ALTER TABLE "mail" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "placed_from" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "mail_order" ON "mail" USING btree ("recipient","created_at") WHERE "mail"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "order_guest_email" ON "order" USING btree ("email") WHERE "order"."payment" = 'unpaid' and "order"."customer_id" is null;--> statement-breakpoint
CREATE INDEX "order_guest_device" ON "order" USING btree ("device") WHERE "order"."payment" = 'unpaid' and "order"."customer_id" is null;--> statement-breakpoint
CREATE INDEX "order_guest_placed_from" ON "order" USING btree ("placed_from") WHERE "order"."payment" = 'unpaid' and "order"."customer_id" is null;