import { answerEndSessions } from '@/lib/api/proxy/sessions-form'

export const POST = answerEndSessions
