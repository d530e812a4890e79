const TESTS = '\\.test\\.tsx?$'

/** Areas of components/ that every other area may import. */
const SHARED_AREAS = 'ui|forms|styles'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'A cycle has no order in which it can be read.',
      severity: 'error',
      from: { pathNot: TESTS },
      to: { circular: true },
    },
    {
      name: 'lib-is-below',
      comment: 'Imports run app -> components -> lib and never back.',
      severity: 'error',
      from: { path: '^lib/', pathNot: TESTS },
      to: { path: '^(app|components|server|store-api|payment-service)/' },
    },
    {
      name: 'server-is-attached-once',
      comment: 'Only instrumentation.ts attaches the HTTP pipeline; scripts share its formats with it.',
      severity: 'error',
      from: { pathNot: ['^(server|scripts)/', '^instrumentation\\.ts$', TESTS] },
      to: { path: '^server/' },
    },
    {
      name: 'server-uses-lib-alone',
      comment: 'The HTTP pipeline knows HTTP, not pages.',
      severity: 'error',
      from: { path: '^server/', pathNot: TESTS },
      to: { path: '^(app|components|store-api|payment-service)/' },
    },
    {
      name: 'components-are-below-app',
      comment: 'Imports run app -> components -> lib and never back.',
      severity: 'error',
      from: { path: '^components/', pathNot: TESTS },
      to: { path: '^(app|store-api)/' },
    },
    {
      name: 'areas-stay-apart',
      comment: 'An area of components/ imports no other, save the shared ones; layout puts them together.',
      severity: 'error',
      from: { path: '^components/([^/]+)/', pathNot: [TESTS, '^components/layout/'] },
      to: { path: '^components/', pathNot: `^components/($1|${SHARED_AREAS})/` },
    },
    {
      name: 'shared-areas-stay-below',
      comment: 'ui, forms and styles know no area that uses them.',
      severity: 'error',
      from: { path: `^components/(${SHARED_AREAS})/`, pathNot: TESTS },
      to: { path: '^components/', pathNot: `^components/(${SHARED_AREAS})/` },
    },
    {
      name: 'app-knows-no-store-api',
      comment: 'The storefront reaches the store API over HTTP alone.',
      severity: 'error',
      from: { path: '^(app/|i18n/|middleware\\.ts$|instrumentation)', pathNot: TESTS },
      to: { path: '^store-api/' },
    },
    {
      name: 'store-api-knows-the-contract-alone',
      comment:
        'The store API shares contract, lib/config, lib/catalog/stroke-font, lib/lock, lib/metrics and lib/typeset with the other programs and nothing else.',
      severity: 'error',
      from: { path: '^store-api/', pathNot: TESTS },
      to: {
        path: '^(app|components|lib|i18n|messages|middleware)',
        // What overrides of interface texts are checked against is data.
        pathNot:
          '^(contract|lib/config|lib/catalog/stroke-font|lib/telemetry/metrics|lib/format/typeset|messages/en\\.json)',
      },
    },
    {
      name: 'demo-has-one-entry',
      comment:
        'The engine runs without the demo catalogue: programs import store-api/demo/demo.ts, tests and fixtures (store-api/testing, tests, e2e) any part of it.',
      severity: 'error',
      from: {
        pathNot: [
          '^store-api/demo/',
          '^store-api/(main\\.ts|admin/cli/)',
          '^store-api/testing/',
          '^(tests|e2e|scripts/shop-words)/',
          TESTS,
        ],
      },
      to: { path: '^store-api/demo/' },
    },
    {
      name: 'demo-is-entered-by-its-entry',
      comment: 'Programs see the demo catalogue through demo.ts alone.',
      severity: 'error',
      from: { path: '^store-api/(main\\.ts|admin/cli/)', pathNot: TESTS },
      to: { path: '^store-api/demo/', pathNot: '^store-api/demo/demo\\.ts$' },
    },
    {
      name: 'routes-are-on-top',
      comment: 'Routes call domain code and never the other way round; app.ts registers them.',
      severity: 'error',
      from: { path: '^store-api/', pathNot: ['^store-api/app\\.ts$', '^store-api/http/', TESTS] },
      to: { path: '^store-api/http/routes/' },
    },
    {
      name: 'payment-service-knows-the-contract-alone',
      comment: 'A program of its own: a real payment service takes its place, and nothing else changes.',
      severity: 'error',
      from: { path: '^payment-service/', pathNot: TESTS },
      to: {
        path: '^(app|components|lib|i18n|messages|middleware|store-api|scripts)',
        pathNot: '^(contract|lib/config|lib/telemetry/metrics)',
      },
    },
    {
      name: 'the-payment-service-is-reached-over-http',
      comment: 'It is reached over HTTP alone; only tests put both programs into one process.',
      severity: 'error',
      from: { pathNot: ['^payment-service/', TESTS, '^e2e/', '^tests/harness/', '^scripts/docs/'] },
      to: { path: '^payment-service/' },
    },
    {
      name: 'concurrency-tests-drive-the-store-api-alone',
      comment: 'The storefront and the payment service have tests of their own.',
      severity: 'error',
      from: { path: '^tests/concurrency/' },
      to: { path: '^(app|components|lib|i18n|messages|middleware|payment-service)', pathNot: '^contract/' },
    },
    {
      name: 'test-suites-stay-apart',
      comment: 'What two suites of tests/ need is in tests/harness.',
      severity: 'error',
      from: { path: '^tests/(concurrency|resilience|performance|fuzz|baseline)/' },
      to: { path: '^tests/', pathNot: '^tests/(harness|$1)/' },
    },
    {
      name: 'test-suites-are-run-not-imported',
      comment: 'Programs, commands and browser tests share tests/harness with them and nothing else.',
      severity: 'error',
      from: { pathNot: ['^tests/', TESTS] },
      to: { path: '^tests/', pathNot: '^tests/(harness|jest)/' },
    },
    {
      name: 'tests-know-no-commands',
      comment: 'Imports run scripts -> tests/harness and e2e -> tests/harness, and never back.',
      severity: 'error',
      from: { path: '^(tests|e2e)/' },
      to: { path: '^scripts/' },
    },
    {
      name: 'browser-tests-are-a-top',
      comment: 'What others need of the browser tests is in tests/harness/browser.',
      severity: 'error',
      from: { pathNot: '^e2e/' },
      to: { path: '^e2e/' },
    },
    {
      name: 'resilience-tests-know-the-contract-alone',
      comment: 'They start the programs as processes and speak to them over HTTP.',
      severity: 'error',
      from: { path: '^tests/resilience/' },
      to: {
        path: '^(app|components|lib|i18n|messages|middleware|payment-service|store-api)',
        pathNot: '^(contract|store-api/testing|store-api/catalog/images/seeded-random)',
      },
    },
    {
      name: 'stroke-font-stands-alone',
      comment: 'Both programs, and phones, draw with it: it may need nothing of either.',
      severity: 'error',
      from: { path: '^lib/catalog/stroke-font/', pathNot: TESTS },
      to: { pathNot: '^lib/catalog/stroke-font/' },
    },
    {
      name: 'typeset-stands-alone',
      comment: 'Invoices and share pictures set their texts with it: it may need nothing of either program.',
      severity: 'error',
      from: { path: '^lib/format/typeset/', pathNot: TESTS },
      to: { path: '^(app|components|lib|store-api|payment-service)/', pathNot: '^lib/format/typeset/' },
    },
    {
      name: 'lock-stands-alone',
      comment: 'Two programs keep a folder to themselves with it: it may need nothing of either.',
      severity: 'error',
      from: { path: '^lib/config/(folder-lock|private-folder)', pathNot: TESTS },
      to: { pathNot: ['^lib/config/(folder-lock|private-folder)', '^(node:)?fs$'] },
    },
    {
      name: 'metrics-stand-alone',
      comment: 'All programs count with them: they may need nothing of any.',
      severity: 'error',
      from: { path: '^lib/telemetry/metrics', pathNot: TESTS },
      to: {
        pathNot: ['^lib/(telemetry/metrics|config/singleton)', 'node_modules/prom-client/', '^(node:)?http$'],
      },
    },
    {
      name: 'config-stands-alone',
      comment: 'All programs read their configuration with it: it may need nothing of any.',
      severity: 'error',
      from: { path: '^lib/config/', pathNot: TESTS },
      to: {
        pathNot: ['^(lib/config|contract)/', 'node_modules/((@types/)?damerau-levenshtein|envalid)/', '^(node:)?fs$'],
      },
    },
    {
      name: 'contract-stands-alone',
      comment: 'Both programs, and the browser, read the contract: it may need nothing of either.',
      severity: 'error',
      from: { path: '^contract/', pathNot: TESTS },
      to: { pathNot: ['^contract/', 'node_modules/(@types/)?(yup|crypto-js|sanitize-html)/', '^(node:)?crypto$'] },
    },
    {
      name: 'html-is-cleaned-on-servers',
      comment: 'The parser of HTML is too large for a browser.',
      severity: 'error',
      from: { pathNot: ['^lib/format/sanitize\\.ts$', '^store-api/', TESTS] },
      to: { path: '^contract/rich-text\\.ts$' },
    },
    {
      name: 'nothing-unresolved',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.(scss|css|woff2)$', '^(store-api|payment-service)/dist/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
}
