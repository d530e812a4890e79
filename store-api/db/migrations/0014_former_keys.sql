CREATE TABLE "former_key" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"thing_id" integer,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "former_key_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
ALTER TABLE "cart_line" DROP CONSTRAINT "cart_line_product_key_product_key_fk";
--> statement-breakpoint
ALTER TABLE "category" DROP CONSTRAINT "category_parent_key_category_key_fk";
--> statement-breakpoint
ALTER TABLE "picture" DROP CONSTRAINT "picture_product_key_product_key_fk";
--> statement-breakpoint
ALTER TABLE "price_change" DROP CONSTRAINT "price_change_product_key_product_key_fk";
--> statement-breakpoint
ALTER TABLE "product_category" DROP CONSTRAINT "product_category_product_key_product_key_fk";
--> statement-breakpoint
ALTER TABLE "product_category" DROP CONSTRAINT "product_category_category_key_category_key_fk";
--> statement-breakpoint
ALTER TABLE "variant" DROP CONSTRAINT "variant_product_key_product_key_fk";
--> statement-breakpoint
ALTER TABLE "question" DROP CONSTRAINT "question_product_key_product_key_fk";
--> statement-breakpoint
ALTER TABLE "review" DROP CONSTRAINT "review_product_key_product_key_fk";
--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "listing_entry" ADD COLUMN "is_withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_entry" ADD COLUMN "shown" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_entry" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "former_key_kind_thing_id_index" ON "former_key" USING btree ("kind","thing_id");--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_product_key_product_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."product"("key") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_parent_key_category_key_fk" FOREIGN KEY ("parent_key") REFERENCES "public"."category"("key") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "picture" ADD CONSTRAINT "picture_product_key_product_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."product"("key") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "price_change" ADD CONSTRAINT "price_change_product_key_product_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."product"("key") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_product_key_product_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."product"("key") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "product_category" ADD CONSTRAINT "product_category_category_key_category_key_fk" FOREIGN KEY ("category_key") REFERENCES "public"."category"("key") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "variant" ADD CONSTRAINT "variant_product_key_product_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."product"("key") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "question" ADD CONSTRAINT "question_product_key_product_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."product"("key") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_product_key_product_key_fk" FOREIGN KEY ("product_key") REFERENCES "public"."product"("key") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "listing_entry_product_id_is_withdrawn_updated_at_index" ON "listing_entry" USING btree ("product_id","is_withdrawn","updated_at");