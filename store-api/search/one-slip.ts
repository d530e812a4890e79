const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/** Every word that is one slip of the finger away from a word. */
export function oneSlipFrom(word: string): string[] {
  const places = Array.from({ length: word.length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)] as const)
  const slips = places.flatMap(([head, tail]) => [
    head + tail.slice(1),
    head + tail.charAt(1) + tail.charAt(0) + tail.slice(2),
    ...LETTERS.flatMap((letter) => [head + letter + tail, head + letter + tail.slice(1)]),
  ])
  return [...new Set(slips)].filter((slip) => slip !== word)
}
