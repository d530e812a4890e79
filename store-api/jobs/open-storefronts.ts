import { webhookKey } from '../../contract/webhook'
import { StartError, type StoreApiEnv } from '../env'
import type { Storefronts } from './tell-changes'
import { tellByWebhook } from './tell-storefront'

type Env = Pick<StoreApiEnv, 'REVALIDATE_URLS' | 'REVALIDATE_SECRET'>

/** Who is told what changes, as the environment says; perhaps nobody. @throws StartError without a secret for it */
export function openStorefronts({ REVALIDATE_URLS: urls, REVALIDATE_SECRET: secret }: Env): Storefronts {
  if (urls.length === 0) return { urls, tell: async () => {} }
  try {
    return { urls, tell: tellByWebhook(webhookKey(secret)) }
  } catch {
    throw new StartError('With REVALIDATE_URLS, REVALIDATE_SECRET has to be set: at least 32 bytes.')
  }
}
