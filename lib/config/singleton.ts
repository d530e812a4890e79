/**
 * One value per process: Next loads a module once in each of its bundles, each with its own state.
 * @param name unique within the storefront
 */
export function singleton<Value>(name: string, create: () => Value): Value {
  const values = globalThis as { [key: symbol]: Value | undefined }
  return (values[Symbol.for(`storefront.${name}`)] ??= create())
}
