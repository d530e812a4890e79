import { answerOrder } from '@/lib/proxy/checkout-order'

export const POST = answerOrder
