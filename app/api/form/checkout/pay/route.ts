import { answerPay } from '@/lib/proxy/placed-order'

export const POST = answerPay
