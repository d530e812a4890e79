import { answerLogin } from '@/lib/proxy/login-form'

export const POST = answerLogin
