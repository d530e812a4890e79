import { sendMenu } from '@/lib/menu/send-menu'

export const dynamic = 'force-dynamic'

export const GET = sendMenu
