CREATE TABLE "address_redirect" (
	"path" text NOT NULL,
	"query" text DEFAULT '' NOT NULL,
	"target" text NOT NULL,
	"target_key" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "address_redirect_path_query_pk" PRIMARY KEY("path","query")
);
--> statement-breakpoint
CREATE TABLE "former_name" (
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"thing_id" integer NOT NULL,
	CONSTRAINT "former_name_kind_name_pk" PRIMARY KEY("kind","name")
);
--> statement-breakpoint
CREATE INDEX "address_redirect_target_key_index" ON "address_redirect" USING btree ("target_key");