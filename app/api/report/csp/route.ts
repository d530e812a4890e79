import { handleCspReport } from '@/lib/api/proxy/csp-report'

export const dynamic = 'force-dynamic'

export const POST = handleCspReport
