import { passInvoice } from '@/lib/api/proxy/files'
import { formTurnedAway } from '@/lib/api/proxy/request-guard'

export const dynamic = 'force-dynamic'

export const GET = async (request: Request, { params }: RouteContext<'/api/order/[number]/invoice'>) =>
  (await formTurnedAway(request)) ?? passInvoice((await params).number)
