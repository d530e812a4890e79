import { openOrder } from '@/lib/proxy/open-order'

export const dynamic = 'force-dynamic'

export const GET = async (request: Request, { params }: RouteContext<'/api/order/[number]/open'>) =>
  openOrder((await params).number, new URL(request.url).searchParams.get('key') ?? '')
