import coreWebVitals from 'eslint-config-next/core-web-vitals'
import nextTypescript from 'eslint-config-next/typescript'
import retiredWords from './scripts/lint/retired-words.mjs'

/** The files that may read process.env; everything else is given its configuration by them. */
const READERS_OF_ENV = [
  'lib/env.ts',
  'store-api/env.ts',
  'payment-service/env.ts',
  // Lowers its priority before it loads anything, and env.ts takes half a second.
  'store-api/cli.ts',
  'instrumentation.ts',
  'next.config.mjs',
  '*.config.*',
  'lib/cache/**',
  'scripts/**',
  'tests/**',
  'e2e/**',
  '**/*.test.{ts,tsx}',
  'store-api/testing/**',
]

/** Where there are components and hooks: the rules of React and Next.js are for these files alone. */
const WITH_REACT = ['{app,components,lib,i18n,server}/**/*.{ts,tsx,mjs}', '*.{ts,tsx,mjs}']

const config = [
  {
    ignores: [
      '.next/**',
      '.data/**',
      '.cluster/**',
      '*/dist/**',
      'coverage/**',
      'test-results/**',
      'playwright-report/**',
      'next-env.d.ts',
    ],
  },
  ...coreWebVitals.map((part) => (part.rules ? { ...part, files: WITH_REACT } : part)),
  ...nextTypescript,
  {
    // The store API draws every width itself: next/image would only draw them again.
    files: WITH_REACT,
    rules: { '@next/next/no-img-element': 'off' },
  },
  {
    // Whole page loads on purpose: after an error, and where a part of the page could not be loaded.
    files: ['components/errors/error-screen.tsx', 'components/cart/cart-drawer.tsx'],
    rules: {
      '@next/next/no-html-link-for-pages': 'off',
      '@next/next/no-location-assign-relative-destination': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    // The word list itself.
    ignores: ['scripts/lint/**'],
    plugins: { shop: retiredWords },
    rules: { 'shop/retired-words': 'error' },
  },
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    ignores: READERS_OF_ENV,
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.name='process'][property.name='env']",
          message: 'Configuration is read in the env.ts of each program alone.',
        },
      ],
    },
  },
  {
    // Cookies are read and written by cookies-next alone: what is written by hand forgets a path or an encoding.
    files: ['{app,components,lib}/**/*.{ts,tsx}', 'instrumentation-client.ts'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'document', property: 'cookie', message: 'Use cookies-next/client.' },
        { property: 'cookieStore', message: 'Use cookies-next/client.' },
      ],
      'no-restricted-globals': ['error', { name: 'cookieStore', message: 'Use cookies-next/client.' }],
    },
  },
  {
    files: ['{app,components,lib}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        { name: 'next/link', message: 'Use components/ui/link.tsx (docs/decisions/086-links-without-hydration.md).' },
      ],
    },
  },
  {
    files: ['{app,components,lib,server,store-api,payment-service}/**/*.{ts,tsx}', 'middleware.ts'],
    ignores: ['store-api/main.ts', 'lib/telemetry/log.ts', 'lib/routing/call-reports.ts', 'lib/config/read-config.ts'],
    rules: { 'no-console': 'error' },
  },
]

export default config
