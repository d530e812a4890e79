import { sendMenu } from '@/lib/catalog/send-menu'

export const dynamic = 'force-dynamic'

export const GET = sendMenu
