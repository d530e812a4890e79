'use client'

import { usePathname } from 'next/navigation'
import { readable } from '@/lib/routing/requested-path'

/** The path in the address bar, for a screen that the browser renders: `not-found.tsx` is given no path. */
export const CurrentPath = () => readable(usePathname())
