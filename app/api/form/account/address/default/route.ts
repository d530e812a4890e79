import { answerDefaultAddress } from '@/lib/proxy/default-address'

export const POST = answerDefaultAddress
