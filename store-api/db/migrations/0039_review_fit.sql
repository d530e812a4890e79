ALTER TABLE "review" ADD COLUMN "size" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "fit" text;