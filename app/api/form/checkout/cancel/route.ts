import { answerCancel } from '@/lib/api/proxy/placed-order'

export const POST = answerCancel
