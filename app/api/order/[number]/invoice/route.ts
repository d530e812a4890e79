import { passInvoice } from '@/lib/proxy/invoice'

export const dynamic = 'force-dynamic'

export const GET = async (_: Request, { params }: RouteContext<'/api/order/[number]/invoice'>) =>
  passInvoice((await params).number)
