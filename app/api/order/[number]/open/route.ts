import { showOrderLink } from '@/lib/api/proxy/order-track-forms'
import { rejectForm } from '@/lib/api/proxy/request-guard'

export const dynamic = 'force-dynamic'

export const GET = async (request: Request, { params }: RouteContext<'/api/order/[number]/open'>) =>
  (await rejectForm(request)) ??
  showOrderLink((await params).number, new URL(request.url).searchParams.get('key') ?? '')
