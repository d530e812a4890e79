import { LIMITS } from '../../contract/limits'

/** The id somebody typed or chose; 0, which nothing has, for whatever is none. */
export function toId(typed: string): number {
  const id = /^\d{1,10}$/.test(typed.trim()) ? Number(typed) : 0
  return id <= LIMITS.optionId ? id : 0
}
