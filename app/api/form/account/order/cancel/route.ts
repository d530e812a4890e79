import { answerCancelOrder } from '@/lib/api/proxy/cancel-order'

export const POST = answerCancelOrder
