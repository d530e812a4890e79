import { answerEndSessions } from '@/lib/proxy/sessions-form'

export const POST = answerEndSessions
