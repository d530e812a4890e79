ALTER TABLE "payment" ALTER COLUMN "captured" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "payment" ALTER COLUMN "refunded" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "refund" ALTER COLUMN "amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "shown" jsonb;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "shown_unit_price" bigint;