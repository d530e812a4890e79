CREATE TABLE "change" (
	"id" serial PRIMARY KEY NOT NULL,
	"what" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "change_notice" (
	"id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"changes" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "change_notice_next_attempt_at_index" ON "change_notice" USING btree ("next_attempt_at");