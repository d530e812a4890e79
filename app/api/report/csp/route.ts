import { takeReport } from '@/lib/proxy/csp-report'

export const dynamic = 'force-dynamic'

export const POST = takeReport
