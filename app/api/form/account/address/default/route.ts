import { answerDefaultAddress } from '@/lib/api/proxy/default-address'

export const POST = answerDefaultAddress
