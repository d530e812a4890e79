const texts = new WeakMap<object, string>()

/** Has data that is answered again and again, as it is, written as JSON only once. Nobody changes it from here on. */
export function writeOnce<Data extends object>(data: Data): Data {
  texts.set(data, JSON.stringify(data))
  return data
}

/** The data of an answer as JSON. */
export const answerText = (data: unknown): string => texts.get(data as object) ?? JSON.stringify(data)
