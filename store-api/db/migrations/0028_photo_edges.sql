ALTER TABLE "picture" ALTER COLUMN "focal_x" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "picture" ALTER COLUMN "focal_x" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "picture" ALTER COLUMN "focal_y" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "picture" ALTER COLUMN "focal_y" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "edge" text;--> statement-breakpoint
-- The middle was what a picture had by default.
UPDATE "picture" SET "focal_x" = NULL, "focal_y" = NULL WHERE "focal_x" = 0.5 AND "focal_y" = 0.5;
