import { fileURLToPath } from 'node:url'
import createNextIntlPlugin from 'next-intl/plugin'

/** @type {import('next').NextConfig} */
const config = {
  cacheHandler: fileURLToPath(new URL('./cache/handler.mjs', import.meta.url)),
  // Pages live in the handler's memory alone, so that its bound is the bound.
  cacheMaxMemorySize: 0,
  // The store API draws every width itself; Next's optimizer would be a second way to fetch and decode pictures.
  // Whoever asks gets the whole head in the head: what a crawler is called says little of what it reads.
  htmlLimitedBots: /.*/,
  images: { unoptimized: true },
  experimental: { cssChunking: { type: 'graph', requestCost: 25000, weightDistribution: 0.2 } },
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ['@redis/client', 'undici'],
  // ESM-only packages that Jest has to be able to read.
  transpilePackages: ['next-intl', 'use-intl', 'intl-messageformat', '@formatjs'],
}

const withNextIntl = createNextIntlPlugin('./i18n/request.ts')

export default withNextIntl(config)
