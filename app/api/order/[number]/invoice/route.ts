import { passInvoice } from '@/lib/proxy/invoice'
import { formTurnedAway } from '@/lib/proxy/turned-away'

export const dynamic = 'force-dynamic'

export const GET = async (request: Request, { params }: RouteContext<'/api/order/[number]/invoice'>) =>
  (await formTurnedAway(request)) ?? passInvoice((await params).number)
