import { openOrderForm } from '@/lib/proxy/open-order'

export const dynamic = 'force-dynamic'

export const POST = openOrderForm
