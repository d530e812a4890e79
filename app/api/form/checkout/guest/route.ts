import { answerGuest } from '@/lib/api/proxy/checkout-guest'

export const POST = answerGuest
