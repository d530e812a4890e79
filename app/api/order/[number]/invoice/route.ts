import { passInvoice } from '@/lib/api/proxy/invoice'
import { formTurnedAway } from '@/lib/api/proxy/turned-away'

export const dynamic = 'force-dynamic'

export const GET = async (request: Request, { params }: RouteContext<'/api/order/[number]/invoice'>) =>
  (await formTurnedAway(request)) ?? passInvoice((await params).number)
