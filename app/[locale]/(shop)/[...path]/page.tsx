import { notFound } from 'next/navigation'

export const dynamic = 'force-dynamic'

/** Paths that match no other page, should middleware ever let one through. */
export default function UnknownPage() {
  notFound()
}
