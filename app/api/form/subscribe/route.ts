import { subscribeForm } from '@/lib/proxy/subscribe-form'

export const dynamic = 'force-dynamic'

export const POST = subscribeForm
