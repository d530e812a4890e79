CREATE TABLE "checkout" (
	"owner" text PRIMARY KEY NOT NULL,
	"fields" jsonb NOT NULL,
	"coupon_code" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"text" jsonb NOT NULL,
	"min_sub_total" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"most_uses" integer,
	"most_per_email" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coupon_uses" CHECK ("coupon"."uses" >= 0 and ("coupon"."most_uses" is null or "coupon"."uses" <= "coupon"."most_uses"))
);
--> statement-breakpoint
CREATE TABLE "coupon_use" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"email" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotent_call" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotent_call_owner_key_pk" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"intent_id" text NOT NULL,
	"status" text NOT NULL,
	"method" text NOT NULL,
	"failure" text NOT NULL,
	"url" text NOT NULL,
	"captured" integer DEFAULT 0 NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_intentId_unique" UNIQUE("intent_id"),
	CONSTRAINT "payment_refunded" CHECK ("payment"."refunded" >= 0 and "payment"."refunded" <= "payment"."captured")
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"type" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refund_orderId_unique" UNIQUE("order_id"),
	CONSTRAINT "refund_amount" CHECK ("refund"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "ref" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "cart_ref" text;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "coupon" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "currency" text DEFAULT 'EUR' NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "payment_method" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "pay_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "variant_id" integer;--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_code_coupon_code_fk" FOREIGN KEY ("code") REFERENCES "public"."coupon"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_order_id_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkout_updated_at_index" ON "checkout" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "coupon_use_code_email_index" ON "coupon_use" USING btree ("code","email");--> statement-breakpoint
CREATE INDEX "idempotent_call_created_at_index" ON "idempotent_call" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_status_index" ON "payment" USING btree ("status");--> statement-breakpoint
CREATE INDEX "payment_event_order_id_index" ON "payment_event" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_done_at_next_attempt_at_index" ON "refund" USING btree ("done_at","next_attempt_at");--> statement-breakpoint
CREATE INDEX "order_pay_until_index" ON "order" USING btree ("pay_until");--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_ref_unique" UNIQUE("ref");--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_cartRef_unique" UNIQUE("cart_ref");