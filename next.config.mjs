import { fileURLToPath } from 'node:url'
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js'
import { nextHeaders } from './lib/http/security-headers.mjs'
import { deploymentId } from './scripts/build/deployment-id.mjs'

/** @type {import('next').NextConfig} */
const config = {
  cacheHandler: fileURLToPath(new URL('./lib/cache/handler.mjs', import.meta.url)),
  // Pages live in the handler's memory alone, so that its bound is the bound.
  cacheMaxMemorySize: 0,
  // The HTTP pipeline does, after it has changed pages (server/pipeline.ts).
  compress: false,
  // The store API draws every width itself; Next's optimizer would be a second way to fetch and decode pictures.
  headers: () => [
    ...nextHeaders(),
    // Icons are requested with a hash of their content (components/ui/icon-sprite.ts).
    {
      source: '/assets/icons.svg',
      has: [{ type: 'query', key: 'v' }],
      headers: [{ key: 'cache-control', value: 'public, max-age=31536000, immutable' }],
    },
  ],
  // Render metadata in <head> for every user agent (disable metadata streaming).
  htmlLimitedBots: /.*/,
  images: { unoptimized: true },
  poweredByHeader: false,
  reactStrictMode: true,
  // No folder is called by a part of a name; a sitemap has to stand at the root (lib/seo/sitemap.ts).
  rewrites: () => [
    { source: '/sitemap-:part', destination: '/sitemap/:part' },
    { source: '/.well-known/security.txt', destination: '/security.txt' },
  ],
  serverExternalPackages: ['@redis/client', 'compression', 'fontkit', 'prom-client', 'subset-font', 'undici'],
  // ESM-only packages that Jest has to be able to read.
  transpilePackages: ['next-intl', 'use-intl', 'intl-messageformat', '@formatjs'],
  // `npm test` checks the types itself, beside the build (scripts/test.ts).
  typescript: { ignoreBuildErrors: process.env.TYPES_ARE_CHECKED === 'true' },
}

/** @param {string} phase */
export default async function configOf(phase) {
  const id = deploymentId(phase, process.env.DEPLOYMENT_ID)
  // Where a release has a name its cache goes by it, too; where it has none Next makes one up at every build.
  const complete = { ...config, deploymentId: id, generateBuildId: async () => id ?? null }
  // It speaks to the bundler alone, and brings a compiler along that a shop which was built has no use for.
  if (phase === PHASE_PRODUCTION_SERVER) return complete
  const { default: createNextIntlPlugin } = await import('next-intl/plugin')
  return createNextIntlPlugin('./i18n/request.ts')(complete)
}
