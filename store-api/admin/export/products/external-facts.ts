import type { ShopCommands } from '../../shop-command-types'
import { imageUrlOf } from '../../../http/reply'
import type { ExternalFormat } from './external-format'
import type { ExportedPicture } from './read-batch'

/** The largest width of pictures in the shop: other systems generate their own sizes from it. */
const IMAGE_WIDTH = 1800

/** A picture by its file, beside the table. */
export const fileOf = ({ file }: ExportedPicture): string => file

/** A picture by its address in the shop, from which the other system fetches it. @param origin of the shop */
export const addressOf =
  (origin: string) =>
  ({ name, version }: ExportedPicture): string =>
    `${origin}${imageUrlOf({ name, version })}&w=${IMAGE_WIDTH}`

/** The shop's data for files in other systems' formats. */
export async function externalFacts(
  commands: ShopCommands,
): Promise<Pick<ExternalFormat, 'now' | 'categories' | 'attributes'> & { origin: string }> {
  const namesOf = async (kind: 'category' | 'attribute') =>
    new Map((await commands.run('list', { kind })).map(({ key, name }) => [key, name]))
  const { origin } = await commands.run('exportFacts', null)
  return { origin, now: Date.now(), categories: await namesOf('category'), attributes: await namesOf('attribute') }
}
