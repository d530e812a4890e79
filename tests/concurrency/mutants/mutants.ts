/** A replacement in the shop's source. */
export interface Edit {
  file: string
  /** Occurs exactly once in the file. */
  find: string
  replace: string
}

/** The shop without one of its safeguards. */
export interface Mutant {
  name: string
  edits: Edit[]
  /** Scenarios that must detect it. */
  scenarios: string[]
}

const CHECKOUT_MIGRATION = 'store-api/db/migrations/0011_checkout.sql'

/** If the database enforces a safeguard as well, its constraint is removed, too. */
export const MUTANTS: Mutant[] = [
  {
    name: 'no stock condition',
    scenarios: ['stock'],
    edits: [
      {
        file: 'store-api/orders/inventory.ts',
        find: '.where(and(eq(variant.id, variantId), gte(availableSql, quantity)))',
        replace: '.where(eq(variant.id, variantId))',
      },
      {
        file: 'store-api/db/migrations/0022_general_catalogue.sql',
        find: `CONSTRAINT "variant_stock" CHECK ("variant"."stock" >= 0 or "variant"."stock_policy" <> 'deny')`,
        replace: 'CONSTRAINT "variant_stock" CHECK (true)',
      },
    ],
  },
  {
    name: 'no unique key',
    scenarios: ['one-order-many-keys'],
    edits: [
      { file: 'store-api/http/idempotency.ts', find: 'await lockKey(tx, call)', replace: 'void lockKey' },
      {
        file: 'store-api/cart/cart-owner.ts',
        find: ".where(eq(cart.owner, owner)).for('update')",
        replace: '.where(eq(cart.owner, owner))',
      },
      {
        file: CHECKOUT_MIGRATION,
        find: 'CONSTRAINT "idempotent_call_owner_key_pk" PRIMARY KEY("owner","key")',
        replace: 'CONSTRAINT "idempotent_call_owner_key_pk" CHECK (true)',
      },
      {
        file: CHECKOUT_MIGRATION,
        find: 'ADD CONSTRAINT "order_cartRef_unique" UNIQUE("cart_ref")',
        replace: 'ADD CONSTRAINT "order_cartRef_unique" CHECK (true)',
      },
    ],
  },
  {
    name: 'no owner filter',
    scenarios: ['foreign-access'],
    edits: [
      {
        file: 'store-api/orders/guest-access.ts',
        find: '.where(and(ownedBy(caller, now()), where))',
        replace: '.where(where)',
      },
    ],
  },
  {
    name: 'no nonce store',
    scenarios: ['signatures'],
    edits: [
      {
        file: 'store-api/http/authenticate.ts',
        find: 'if (!isSafeMethod(request.method)) await acceptOnce(sign)',
        replace: 'void acceptOnce',
      },
    ],
  },
  {
    name: 'no body hash',
    scenarios: ['signatures'],
    edits: [
      {
        file: 'contract/signing.ts',
        find: 'toHex(engine.sha256(utf8(request.body)))',
        replace: "toHex(engine.sha256(utf8('')))",
      },
    ],
  },
  {
    name: 'a limit that is read, then written',
    scenarios: ['login-limit'],
    edits: [
      {
        file: 'store-api/http/rate-limiter.ts',
        find: 'const [row] = await tx\n    .insert(attempt)',
        replace:
          'const [before] = await tx.select().from(attempt).where(sql`${attempt.key} = ${key}`)\n  const [row] = await tx\n    .insert(attempt)',
      },
      {
        file: 'store-api/http/rate-limiter.ts',
        find: 'sql`case when ${isExpired} then 1 else ${attempt.count} + 1 end`',
        replace: '(before?.count ?? 0) + 1',
      },
    ],
  },
]
