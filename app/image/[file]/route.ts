import { proxyImage } from '@/lib/api/proxy/image'

export const dynamic = 'force-dynamic'

export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }) {
  return proxyImage(request, (await params).file)
}
