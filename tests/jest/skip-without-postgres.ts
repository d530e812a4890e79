/** Races need PostgreSQL itself. Without one their tests are counted as skipped, so that nobody takes them for passed. */
if (!process.env.TEST_DATABASE_URL) {
  Object.assign(globalThis, { describe: describe.skip, it: it.skip, test: test.skip })
}
