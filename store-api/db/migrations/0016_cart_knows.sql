ALTER TABLE "cart_line" ADD COLUMN "seen_price" integer;--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "merged" jsonb;