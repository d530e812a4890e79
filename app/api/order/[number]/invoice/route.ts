import { passInvoice } from '@/lib/proxy/invoice'
import { formTooOften } from '@/lib/proxy/too-often'

export const dynamic = 'force-dynamic'

export const GET = async (request: Request, { params }: RouteContext<'/api/order/[number]/invoice'>) =>
  (await formTooOften(request)) ?? passInvoice((await params).number)
