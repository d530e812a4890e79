import { orderTrackForm } from '@/lib/proxy/order-track-form'

export const dynamic = 'force-dynamic'

export const POST = orderTrackForm
