import { answerGuest } from '@/lib/proxy/checkout-guest'

export const POST = answerGuest
