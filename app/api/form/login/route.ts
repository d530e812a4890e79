import { answerLogin } from '@/lib/api/proxy/login-form'

export const POST = answerLogin
