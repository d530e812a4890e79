import { EnvError, makeValidator } from 'envalid'

/** A whole number within bounds. @param unit what is counted, for the operator who reads what is wrong */
export const wholeNumber = (least: number, most: number, unit = '') =>
  makeValidator<number>((value) => {
    const number = Number(value)
    if (value !== '' && Number.isInteger(number) && number >= least && number <= most) return number
    throw new EnvError(`must be ${least} to ${most} whole${unit && ` ${unit}`}`)
  })

/** None, which is 0, or a port. */
export const optionalPort = makeValidator<number>((value) => {
  const number = Number(value)
  if (Number.isInteger(number) && number >= 0 && number < 65_536) return number
  throw new EnvError('must be a port: 1 to 65535')
})
