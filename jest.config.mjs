import { fileURLToPath } from 'node:url'
import vm from 'node:vm'

/** ESM-only packages have to be transformed before Node 20 can require them. */
const ESM_PACKAGES = ['next-intl', 'use-intl', 'intl-messageformat', '@formatjs', 'icu-minify']

/** From Node 24 on Jest loads modules as what they are, and those are not to be rewritten before. */
const LOADS_MODULES = typeof vm.SourceTextModule?.prototype.hasAsyncGraph === 'function'
const REWRITTEN = LOADS_MODULES ? '^.+\\.(tsx?|js)$' : '^.+\\.(tsx?|m?js)$'

const shared = {
  rootDir: fileURLToPath(new URL('.', import.meta.url)),
  moduleFileExtensions: ['ts', 'tsx', 'js', 'cjs', 'mjs', 'json', 'node'],
  moduleNameMapper: {
    '^server-only$': '<rootDir>/tests/jest/server-only.cjs',
    '^fast-check$': '<rootDir>/tests/jest/fast-check.ts',
    '\\.(scss|css)$': '<rootDir>/tests/jest/styles.cjs',
    '^@/(.*)$': '<rootDir>/$1',
  },
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.data/'],
  // Global lookups in a test file run an interceptor: the globals that Drizzle uses most are passed to every module.
  sandboxInjectedGlobals: ['Object', 'Array', 'Math', 'Symbol', 'Number', 'String', 'JSON', 'Promise', 'Map', 'Set'],
  setupFilesAfterEnv: ['<rootDir>/tests/jest/fail-on-console.ts', '<rootDir>/tests/jest/timeout.ts'],
  runner: '<rootDir>/tests/jest/grouping-runner.mjs',
  transform: { [REWRITTEN]: ['<rootDir>/node_modules/next/dist/build/swc/jest-transformer.js', {}] },
  transformIgnorePatterns: [LOADS_MODULES ? '/node_modules/' : `/node_modules/(?!(${ESM_PACKAGES.join('|')})/)`],
}

/** One migrated database for all tests that copy it. */
const withDatabase = {
  globalSetup: '<rootDir>/store-api/testing/write-template.ts',
  globalTeardown: '<rootDir>/store-api/testing/remove-template.ts',
}

/** @type {import('jest').Config} */
const config = {
  // Kept between runs, each of which has a folder of its own for temporary files.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  testSequencer: '<rootDir>/tests/jest/sequencer.mjs',
  // One more than cores: tests wait for their database, which is a program of its own.
  maxWorkers: 3,
  // A worker keeps memory of finished test files, which slows the garbage collection down.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...shared,
      displayName: 'storefront',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{lib,components,app,contract,server,i18n,messages,scripts,tests,deploy}/**/*.test.ts',
        '<rootDir>/*.test.ts',
      ],
      testPathIgnorePatterns: ['\\.(pg|redis|nginx)\\.test\\.ts$'],
    },
    {
      ...shared,
      displayName: 'components',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/{lib,components,app}/**/*.test.tsx'],
    },
    {
      ...shared,
      displayName: 'store-api',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/store-api/**/*.test.ts'],
      ...withDatabase,
      testPathIgnorePatterns: ['\\.pg\\.test\\.ts$'],
    },
    {
      ...shared,
      displayName: 'payment-service',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/payment-service/**/*.test.ts'],
    },
    // Tests that need PostgreSQL itself: PGlite has one connection, so nothing races there.
    {
      ...shared,
      displayName: 'races',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{store-api,tests}/**/*.pg.test.ts'],
      ...withDatabase,
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/tests/jest/skip-without-postgres.ts'],
    },
    // What stands before the storefronts is tried with nginx itself, and storefronts that say what a test has them say.
    {
      ...shared,
      displayName: 'nginx',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/deploy/**/*.nginx.test.ts'],
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/tests/jest/skip-without-nginx.ts'],
    },
    // What instances share is tried on a Redis that every test file starts for itself.
    {
      ...shared,
      displayName: 'shared cache',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/lib/**/*.redis.test.ts'],
      setupFilesAfterEnv: [...shared.setupFilesAfterEnv, '<rootDir>/tests/jest/skip-without-redis.ts'],
    },
  ],
}

export default config
