import { forward } from '@/lib/proxy/forward'

export const dynamic = 'force-dynamic'

export { forward as DELETE, forward as GET, forward as POST, forward as PUT }
