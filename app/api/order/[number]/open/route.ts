import { openOrder } from '@/lib/proxy/open-order'
import { formTooOften } from '@/lib/proxy/too-often'

export const dynamic = 'force-dynamic'

export const GET = async (request: Request, { params }: RouteContext<'/api/order/[number]/open'>) =>
  (await formTooOften(request)) ?? openOrder((await params).number, new URL(request.url).searchParams.get('key') ?? '')
