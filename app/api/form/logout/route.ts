import { answerLogout } from '@/lib/proxy/logout-form'

export const POST = answerLogout
