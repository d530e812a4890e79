ALTER TABLE "subscriber" ADD COLUMN "source" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriber" ADD COLUMN "consent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriber" ADD COLUMN "unsubscribed_at" timestamp with time zone;