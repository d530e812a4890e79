import { subscribeForm } from '@/lib/api/proxy/subscribe-form'

export const dynamic = 'force-dynamic'

export const POST = subscribeForm
