CREATE TABLE "accepted_sign" (
	"sign" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart" (
	"id" serial PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_owner_unique" UNIQUE("owner")
);
--> statement-breakpoint
CREATE TABLE "cart_line" (
	"id" bigint PRIMARY KEY NOT NULL,
	"cart_id" integer NOT NULL,
	"mid" bigint NOT NULL,
	"position" serial NOT NULL,
	"product_key" text NOT NULL,
	"variant_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"custom_number" integer,
	"custom_name" text,
	"fingerprint" text NOT NULL,
	CONSTRAINT "cart_line_cartId_mid_fingerprint_unique" UNIQUE("cart_id","mid","fingerprint"),
	CONSTRAINT "cart_line_quantity" CHECK ("cart_line"."quantity" between 1 and 30)
);
--> statement-breakpoint
CREATE TABLE "category" (
	"key" text PRIMARY KEY NOT NULL,
	"parent_key" text,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "country" (
	"id" serial PRIMARY KEY NOT NULL,
	"iso" text NOT NULL,
	"name" jsonb NOT NULL,
	"states" jsonb NOT NULL,
	CONSTRAINT "country_iso_unique" UNIQUE("iso")
);
--> statement-breakpoint
CREATE TABLE "picture" (
	"name" text PRIMARY KEY NOT NULL,
	"product_key" text NOT NULL,
	"position" integer NOT NULL,
	"alt" jsonb NOT NULL,
	"drawing" jsonb NOT NULL,
	"version" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product" (
	"key" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"model" text NOT NULL,
	"name" jsonb NOT NULL,
	"team" jsonb NOT NULL,
	"kit" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"price" integer NOT NULL,
	"special_price" integer,
	"released_at" timestamp with time zone NOT NULL,
	"is_new" boolean NOT NULL,
	"featured" integer,
	"custom_price" integer,
	"details" jsonb NOT NULL,
	"size_chart" jsonb NOT NULL,
	"rating" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_category" (
	"product_key" text NOT NULL,
	"category_key" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "product_category_category_key_product_key_pk" PRIMARY KEY("category_key","product_key")
);
--> statement-breakpoint
CREATE TABLE "seeding" (
	"version" text PRIMARY KEY NOT NULL,
	"seeded_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store" (
	"id" integer PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "variant" (
	"id" serial PRIMARY KEY NOT NULL,
	"product_key" text NOT NULL,
	"position" integer NOT NULL,
	"size" jsonb NOT NULL,
	"sku" text NOT NULL,
	"stock" integer NOT NULL,
	CONSTRAINT "variant_sku_unique" UNIQUE("sku"),
	CONSTRAINT "variant_stock" CHECK ("variant"."stock" >= 0)
);
--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_product_key_product_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."product"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_parent_key_category_key_fk" FOREIGN KEY ("parent_key") REFERENCES "public"."category"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture" ADD CONSTRAINT "picture_product_key_product_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."product"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_product_key_product_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."product"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_category_key_category_key_fk" FOREIGN KEY ("category_key") REFERENCES "public"."category"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant" ADD CONSTRAINT "variant_product_key_product_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."product"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accepted_sign_expires_at_index" ON "accepted_sign" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "picture_product_key_index" ON "picture" USING btree ("product_key");--> statement-breakpoint
CREATE INDEX "product_category_product_key_index" ON "product_category" USING btree ("product_key");--> statement-breakpoint
CREATE INDEX "variant_product_key_index" ON "variant" USING btree ("product_key");