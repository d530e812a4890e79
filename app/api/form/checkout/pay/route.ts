import { answerPay } from '@/lib/api/proxy/placed-order'

export const POST = answerPay
