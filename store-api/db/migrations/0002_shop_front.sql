CREATE TABLE "attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_page" (
	"id" integer PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"group_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"seo_description" jsonb NOT NULL,
	"html" jsonb NOT NULL,
	"questions" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_page_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "extension_script" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"defer" boolean NOT NULL,
	"async" boolean NOT NULL,
	"src" text NOT NULL,
	"type" text NOT NULL,
	"content" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order" (
	"id" serial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"email" text NOT NULL,
	"payment" text NOT NULL,
	"shipping" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "order_history" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"event" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_search" (
	"language" text NOT NULL,
	"product_key" text NOT NULL,
	"document" "tsvector" NOT NULL,
	CONSTRAINT "product_search_language_product_key_pk" PRIMARY KEY("language","product_key")
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"language" text NOT NULL,
	"word" text NOT NULL,
	"products" integer NOT NULL,
	CONSTRAINT "search_word_language_word_pk" PRIMARY KEY("language","word")
);
--> statement-breakpoint
CREATE TABLE "shipment" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"carrier" text NOT NULL,
	"tracking_number" text NOT NULL,
	"tracking_url" text NOT NULL,
	"pieces" integer NOT NULL,
	"shipped_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shipping_method" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	CONSTRAINT "shipping_method_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "shipping_rate" (
	"method_id" integer NOT NULL,
	"country_id" integer NOT NULL,
	"price" integer NOT NULL,
	"min_days" integer NOT NULL,
	"max_days" integer NOT NULL,
	CONSTRAINT "shipping_rate_country_id_method_id_pk" PRIMARY KEY("country_id","method_id")
);
--> statement-breakpoint
CREATE TABLE "subscriber" (
	"email" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"subscribed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_history" ADD CONSTRAINT "order_history_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_search" ADD CONSTRAINT "product_search_product_key_product_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."product"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment" ADD CONSTRAINT "shipment_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_rate" ADD CONSTRAINT "shipping_rate_method_id_shipping_method_id_fk" FOREIGN KEY ("method_id") REFERENCES "public"."shipping_method"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_rate" ADD CONSTRAINT "shipping_rate_country_id_country_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."country"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_expires_at_index" ON "attempt" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "order_history_order_id_index" ON "order_history" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "product_search_document_index" ON "product_search" USING gin ("document");--> statement-breakpoint
CREATE INDEX "search_word_trigrams" ON "search_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "shipment_order_id_index" ON "shipment" USING btree ("order_id");