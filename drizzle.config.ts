import { defineConfig } from 'drizzle-kit'

/** For `npx drizzle-kit generate`: writes the next migration from the schema. */
export default defineConfig({
  casing: 'snake_case',
  dialect: 'postgresql',
  out: 'store-api/db/migrations',
  schema: 'store-api/db/schema.ts',
})
