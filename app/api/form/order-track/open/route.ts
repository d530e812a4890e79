import { openOrderForm } from '@/lib/api/proxy/open-order'

export const dynamic = 'force-dynamic'

export const POST = openOrderForm
