import { fileURLToPath } from 'node:url'
import createNextIntlPlugin from 'next-intl/plugin'
import { deploymentId } from './scripts/deployment-id.mjs'

/** @type {import('next').NextConfig} */
const config = {
  cacheHandler: fileURLToPath(new URL('./cache/handler.mjs', import.meta.url)),
  // Pages live in the handler's memory alone, so that its bound is the bound.
  cacheMaxMemorySize: 0,
  // The door does, after it has rewritten pages (lib/door/open-door.ts).
  compress: false,
  // The store API draws every width itself; Next's optimizer would be a second way to fetch and decode pictures.
  // Whoever asks gets the whole head in the head: what a crawler is called says little of what it reads.
  htmlLimitedBots: /.*/,
  images: { unoptimized: true },
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ['@redis/client', 'compression', 'prom-client', 'undici'],
  // ESM-only packages that Jest has to be able to read.
  transpilePackages: ['next-intl', 'use-intl', 'intl-messageformat', '@formatjs'],
}

const withNextIntl = createNextIntlPlugin('./i18n/request.ts')

/** @param {string} phase */
export default function configOf(phase) {
  const id = deploymentId(phase, process.env.DEPLOYMENT_ID)
  // Where a release has a name its cache goes by it, too; where it has none Next makes one up at every build.
  return withNextIntl({ ...config, deploymentId: id, generateBuildId: async () => id ?? null })
}
