CREATE TABLE "attachment" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" integer,
	"record_id" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"hash" text NOT NULL,
	"file" text NOT NULL,
	"type" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"bytes" integer NOT NULL,
	"preview" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachment" ADD CONSTRAINT "attachment_record_id_ticket_record_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."ticket_record"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachment_customer_id_hash_index" ON "attachment" USING btree ("customer_id","hash");--> statement-breakpoint
CREATE INDEX "attachment_record_id_index" ON "attachment" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "attachment_file_index" ON "attachment" USING btree ("file");