ALTER TABLE "shipping_method" ADD COLUMN "working_days" jsonb;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "arrival" jsonb;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "delivery_terms" jsonb;