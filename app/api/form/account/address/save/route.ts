import { answerAddress } from '@/lib/proxy/address-form'

export const POST = answerAddress
