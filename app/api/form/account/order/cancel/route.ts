import { answerCancelOrder } from '@/lib/proxy/cancel-order'

export const POST = answerCancelOrder
