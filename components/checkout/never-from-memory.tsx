'use client'

import { useEffect } from 'react'
import { reloadOnRestore } from '@/lib/browser/bfcache'

/** Where a browser shows this page again by its back button, it is asked for anew. */
export function NeverFromMemory() {
  useEffect(reloadOnRestore, [])
  return null
}
