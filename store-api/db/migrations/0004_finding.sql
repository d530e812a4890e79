CREATE TABLE "facet_value" (
	"id" serial PRIMARY KEY NOT NULL,
	"facet" text NOT NULL,
	"key" text NOT NULL,
	"label" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "facet_value_facet_key_unique" UNIQUE("facet","key")
);
--> statement-breakpoint
CREATE TABLE "listing_entry" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"team" integer NOT NULL,
	"kind" integer NOT NULL,
	"colours" integer[] NOT NULL,
	"categories" integer[] NOT NULL,
	"sizes" integer[] NOT NULL,
	"paid" integer NOT NULL,
	"is_on_sale" boolean NOT NULL,
	"rating" integer NOT NULL,
	"released" integer NOT NULL,
	"place" integer NOT NULL,
	"tx" "xid8" DEFAULT pg_current_xact_id() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_change" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_key" text NOT NULL,
	"price" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_key" text NOT NULL,
	"customer_id" integer,
	"author" text NOT NULL,
	"question" jsonb NOT NULL,
	"answer" jsonb,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_key" text NOT NULL,
	"customer_id" integer,
	"author" text NOT NULL,
	"rating" integer NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_productKey_customerId_unique" UNIQUE("product_key","customer_id"),
	CONSTRAINT "review_rating" CHECK ("review"."rating" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "id" serial NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "id" serial NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "stars" integer[] DEFAULT '{0,0,0,0,0}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "lowest_price" integer;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_id_unique" UNIQUE("id");--> statement-breakpoint
ALTER TABLE "listing_entry" ADD CONSTRAINT "listing_entry_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_change" ADD CONSTRAINT "price_change_product_key_product_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."product"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_product_key_product_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."product"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_product_key_product_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."product"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_entry_tx_index" ON "listing_entry" USING btree ("tx");--> statement-breakpoint
CREATE INDEX "price_change_product_key_at_index" ON "price_change" USING btree ("product_key","at");--> statement-breakpoint
CREATE INDEX "question_product_key_answered_at_index" ON "question" USING btree ("product_key","answered_at");--> statement-breakpoint
CREATE INDEX "question_answered_at_asked_at_index" ON "question" USING btree ("answered_at","asked_at");--> statement-breakpoint
CREATE INDEX "review_product_key_state_created_at_index" ON "review" USING btree ("product_key","state","created_at");--> statement-breakpoint
CREATE INDEX "review_state_created_at_index" ON "review" USING btree ("state","created_at");