/** A line to the operator. */
export const say = (line: string): void => void process.stdout.write(`${line}\n`)
