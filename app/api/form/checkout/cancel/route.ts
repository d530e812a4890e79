import { answerCancel } from '@/lib/proxy/placed-order'

export const POST = answerCancel
