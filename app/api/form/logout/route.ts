import { answerLogout } from '@/lib/api/proxy/logout-form'

export const POST = answerLogout
