import { notFound } from 'next/navigation'
import type { Country } from '@/lib/contract/entities/store'
import { listCountries } from '@/lib/store/country'

/** The countries; a failed load shows a 404 (spec §8). */
export const requireCountries = (): Promise<Country[]> => listCountries().catch(() => notFound())
