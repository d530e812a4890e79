import { passPicture } from '@/lib/api/proxy/files'

export const dynamic = 'force-dynamic'

export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }) {
  return passPicture(request, (await params).file)
}
