ALTER TABLE "order"
  ALTER COLUMN "former_refund" SET DATA TYPE bigint,
  ALTER COLUMN "sub_total" SET DATA TYPE bigint,
  ALTER COLUMN "discount" SET DATA TYPE bigint,
  ALTER COLUMN "shipping_price" SET DATA TYPE bigint,
  ALTER COLUMN "total" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "order_line" ALTER COLUMN "unit_price" SET DATA TYPE bigint;
