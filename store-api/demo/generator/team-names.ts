/** Beginnings and ends of places, none of which begins as one of the demo shop does, and what clubs are called. */
const BEGINNINGS = (
  'Ald Barrow Beck Birch Bracken Bram Briar Broad Brook Carrow Cinder Clay Cold Corn Cray Dun Elder Ember Fair Fal ' +
  'Fern Flint Fox Glen Gold Gran Grey Hal Hart Hawk Hazel Heather Holm Kel Lang Lin Mar Moss Nether Oak Over Pem ' +
  'Quill Raven Ross Row Sand Shaw Sil Star Swan Thorn Thistle Under Wald Wil Wind Wolf Wren Yar'
).split(' ')

const ENDS = (
  'beck bourne bridge brook cliff combe cote dale den field firth gate haven hill holme hurst low mere moor mouth ' +
  'port ridge shaw shore stead sted thorpe vale ward wash water well wick wold wood worth'
).split(' ')

const CLUBS = (
  'Rovers United Athletic City Town Wanderers Albion Rangers County Borough Olympic Harriers Corinthians Victoria ' +
  'Argyle Celestial'
).split(' ')

/** So many names there are at most. */
export const MOST_TEAMS = BEGINNINGS.length * ENDS.length

/** Walks through all pairs without meeting one twice, neighbours far apart. */
const STEP = 1999

const pick = (list: readonly string[], at: number): string => list[at % list.length] ?? ''

/** The name of a team by its number: no two are equal. */
export function teamName(number: number): string {
  const pair = (number * STEP) % MOST_TEAMS
  const place = pick(BEGINNINGS, Math.floor(pair / ENDS.length)) + pick(ENDS, pair)
  return `${place} ${pick(CLUBS, number * 7 + Math.floor(number / CLUBS.length))}`
}
