import { uploadFile } from '@/lib/api/proxy/uploads'

export const dynamic = 'force-dynamic'

/** Receives one file of a ticket. */
export const POST = uploadFile
