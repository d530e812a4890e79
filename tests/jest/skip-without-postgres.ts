/** These tests need a real PostgreSQL. Without it they count as skipped, not as passed. */
if (!process.env.TEST_DATABASE_URL) {
  Object.assign(globalThis, { describe: describe.skip, it: it.skip, test: test.skip })
}
