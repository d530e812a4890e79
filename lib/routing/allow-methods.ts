import { NextResponse } from 'next/server'
import type { Step } from './compose'

const ALLOWED = ['GET', 'HEAD']

/** Responds with 405 to every method that does not read: forms are sent to `/api`, which the matcher leaves out. */
export const allowMethods: Step = ({ request }) => {
  if (ALLOWED.includes(request.method)) return
  return new NextResponse(null, { status: 405, headers: { allow: ALLOWED.join(', ') } })
}
