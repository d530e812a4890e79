import { forward } from '@/lib/api/proxy/forward'

export const dynamic = 'force-dynamic'

export { forward as DELETE, forward as GET, forward as POST, forward as PUT }
