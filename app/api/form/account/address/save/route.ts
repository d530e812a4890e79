import { answerAddress } from '@/lib/api/proxy/address-form'

export const POST = answerAddress
