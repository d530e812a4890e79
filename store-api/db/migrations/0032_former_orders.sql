ALTER TABLE "customer" ADD COLUMN "imported_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "former_refund" integer DEFAULT 0 NOT NULL;