'use client'

import { useEffect } from 'react'
import { neverFromMemory } from '@/lib/browser/never-from-memory'

/** Where a browser shows this page again by its back button, it is asked for anew. */
export function NeverFromMemory() {
  useEffect(neverFromMemory, [])
  return null
}
