import { orderTrackForm } from '@/lib/api/proxy/order-track-form'

export const dynamic = 'force-dynamic'

export const POST = orderTrackForm
