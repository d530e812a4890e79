import { proxyInvoice } from '@/lib/api/proxy/files'
import { rejectForm } from '@/lib/api/proxy/request-guard'

export const dynamic = 'force-dynamic'

export const GET = async (request: Request, { params }: RouteContext<'/api/order/[number]/invoice'>) =>
  (await rejectForm(request)) ?? proxyInvoice((await params).number)
