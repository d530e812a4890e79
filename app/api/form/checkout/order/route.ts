import { answerOrder } from '@/lib/api/proxy/checkout-order'

export const POST = answerOrder
