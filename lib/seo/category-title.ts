import type { Category } from '../data/category'

type Named = Pick<Category, 'key' | 'name'>

/** 'Shirts' alone says little where several clubs have some: then the name above stands before it. */
export function categoryTitle({ key, name }: Named, parent: Named | undefined, all: Iterable<Named>): string {
  const hasNamesake = [...all].some((other) => other.name === name && other.key !== key)
  return parent && hasNamesake ? `${parent.name}: ${name}` : name
}
