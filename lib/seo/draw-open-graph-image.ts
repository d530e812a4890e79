import 'server-only'
import sharp, { type OverlayOptions } from 'sharp'
import { request } from 'undici'
import { MARK_LINE_WIDTH, type MarkLine } from '../../contract/entities/mark'
import { imageBaseUrl } from '../data/image-hosts'
import { env } from '../env'
import { atWidth, absoluteImageUrl, IMAGE_WIDTHS } from '../format/image'
import { type Photo, photoShape, type PhotoShape, ratioOf } from '../format/photo'
import { cutText } from '../format/text'
import { drawText } from './draw-text'
import { OPEN_GRAPH_IMAGE_SIZE, type OpenGraphCard } from './open-graph-card'

/** The light scheme of components/styles/tokens.scss: an image cannot follow the reader's colour scheme. */
const COLOURS = {
  ink: '#17181a',
  ink2: '#5c5852',
  tile: '#f4f2ee',
  tile2: '#ebe8e2',
  accent: '#ec6158',
  accentText: '#c0352b',
}

const { width: WIDTH, height: HEIGHT } = OPEN_GRAPH_IMAGE_SIZE
const TEXT_LEFT = 72
const TEXT_WIDTH = { withImage: 580, withoutImage: 640 } as const
const PRODUCT_IMAGE = { width: 504, left: WIDTH - 504 - 40 } as const
const TITLE_TOP = 216

/** The mark of components/layout/logo.tsx. */
const drawMark = (mark: MarkLine[], place: { x: number; y: number; scale: number }, colours: MarkColours) =>
  `<g transform="translate(${place.x} ${place.y}) scale(${place.scale})" fill="none" stroke-width="${MARK_LINE_WIDTH}">` +
  mark.map(({ path, colour }) => `<path d="${path}" stroke="${colours[colour]}"/>`).join('') +
  '</g>'

type MarkColours = Record<MarkLine['colour'], string>

const drawBackground = (mark: MarkLine[], hasImage: boolean) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS.tile}"/>` +
  (hasImage
    ? ''
    : drawMark(mark, { x: WIDTH - 470, y: 96, scale: 20 }, { text: COLOURS.tile2, accent: COLOURS.tile2 })) +
  drawMark(mark, { x: TEXT_LEFT - 4, y: 60, scale: 1.9 }, { text: COLOURS.ink, accent: COLOURS.accent }) +
  `<rect y="${HEIGHT - 12}" width="${WIDTH}" height="12" fill="${COLOURS.accent}"/></svg>`

/** Font size by the length of the title, so that it fits the card. */
const titleSize = (title: string) => (title.length <= 16 ? 84 : title.length <= 40 ? 64 : 48)

/** Maximum characters of each text on a card. */
const MAX_LENGTH = { title: 90, caption: 120, eyebrow: 60, name: 40 } as const

const EAST_ASIAN_SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** Characters of East Asia are twice as wide as others. */
const cut = (text: string, maxLength: number) => cutText(text, EAST_ASIAN_SCRIPT.test(text) ? maxLength / 2 : maxLength)

/**
 * A share image as a JPEG of 1200 × 630.
 * @param image of the resource, in any format; drawn at the top right
 */
export async function drawOpenGraphImage(
  { storeName, mark, eyebrow, title, caption, price, photo }: OpenGraphCard,
  picture?: Buffer,
): Promise<Buffer> {
  const width = picture ? TEXT_WIDTH.withImage : TEXT_WIDTH.withoutImage
  const titleText = cut(title, MAX_LENGTH.title)
  const titleImage = await drawText({ text: titleText, size: titleSize(titleText), colour: COLOURS.ink, width })
  const captionTop = TITLE_TOP + titleImage.height + 32
  const captionSize = price ? 56 : 30
  const captionColour = price === 'reduced' ? COLOURS.accentText : price ? COLOURS.ink : COLOURS.ink2
  const lines = await Promise.all([
    drawText({ text: cut(storeName, MAX_LENGTH.name), size: 34, colour: COLOURS.ink, width: 800 }),
    eyebrow && drawText({ text: cut(eyebrow, MAX_LENGTH.eyebrow), size: 30, colour: COLOURS.ink2, width }),
    caption && drawText({ text: cut(caption, MAX_LENGTH.caption), size: captionSize, colour: captionColour, width }),
  ])
  const [nameImage, eyebrowImage, captionImage] = lines
  const layers: OverlayOptions[] = [
    {
      input: nameImage.input,
      left: mark.length > 0 ? TEXT_LEFT + 64 : TEXT_LEFT,
      top: Math.round(86 - nameImage.height / 2),
    },
    { input: titleImage.input, left: TEXT_LEFT, top: TITLE_TOP },
  ]
  if (eyebrowImage)
    layers.push({ input: eyebrowImage.input, left: TEXT_LEFT, top: TITLE_TOP - 24 - eyebrowImage.height })
  if (captionImage && captionTop + captionImage.height < HEIGHT - 24)
    layers.push({ input: captionImage.input, left: TEXT_LEFT, top: captionTop })
  if (picture) layers.unshift(await createImageLayer(picture, photo))
  return sharp(Buffer.from(drawBackground(mark, picture !== undefined)))
    .composite(layers)
    .jpeg({ quality: 82, progressive: true })
    .toBuffer()
}

/** Shapes of photographs that are cropped to fill their frame; others are shown whole. */
const CROPPED_SHAPES: ReadonlySet<PhotoShape | undefined> = new Set<PhotoShape>(['portrait', 'square', 'focus'])

const IMAGE_HEIGHT = HEIGHT - 12
const { width: IMAGE_AREA_WIDTH } = PRODUCT_IMAGE

/** The layer of the picture: a photograph that fills its area reaches the edge of the card. */
async function createImageLayer(picture: Buffer, photo: Photo = {}): Promise<OverlayOptions> {
  const shape = photoShape(photo)
  if (CROPPED_SHAPES.has(shape)) {
    const input = await cropAround(picture, { width: IMAGE_AREA_WIDTH, height: IMAGE_HEIGHT }, photo.focus)
    return { input, left: WIDTH - IMAGE_AREA_WIDTH, top: 0 }
  }
  const hasEdgeColour = shape === 'stand'
  const input = await sharp(picture)
    .resize({
      ...{ width: IMAGE_AREA_WIDTH, height: IMAGE_HEIGHT, fit: 'contain' },
      background: (hasEdgeColour && photo.edge) || '#0000',
    })
    .png()
    .toBuffer()
  return { input, left: hasEdgeColour ? WIDTH - IMAGE_AREA_WIDTH : PRODUCT_IMAGE.left, top: 0 }
}

/** A crop as `object-position` makes it. @param focus from the left and the top, 0 to 1; the centre by default */
async function cropAround(picture: Buffer, { width, height }: { width: number; height: number }, focus: number[] = []) {
  const [x = 0.5, y = 0.5] = focus
  const { data, info } = await sharp(picture)
    .resize({ width, height, fit: 'outside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const left = Math.round((info.width - width) * x)
  const top = Math.round((info.height - height) * y)
  return sharp(data).extract({ left, top, width, height }).toBuffer()
}

/** Minimum width of the picture, in pixels. */
const IMAGE_WIDTH = 640

/** One of the image widths, large enough for the crop. */
function widthOf(photo: Photo): number {
  const croppedWidth = CROPPED_SHAPES.has(photoShape(photo)) ? IMAGE_HEIGHT * (ratioOf(photo) ?? 0) : 0
  return IMAGE_WIDTHS.find((width) => width >= Math.max(IMAGE_WIDTH, croppedWidth)) ?? Math.max(...IMAGE_WIDTHS)
}

const TIMEOUT_MS = 10_000

/** Statuses that mean that there is no such image, and a retry is pointless. */
const MISSING_STATUSES: ReadonlySet<number> = new Set([400, 404, 410])

/**
 * An image of the store, from the store API or the operator's image host.
 * @returns null if its address has none
 * @throws Error if it cannot be fetched
 */
export async function fetchImage(imageUrl: string, photo: Photo = {}): Promise<Buffer | null> {
  const url = atWidth(absoluteImageUrl(imageUrl, imageBaseUrl(), env().STORE_API_URL), widthOf(photo))
  const { statusCode, body } = await request(url, {
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
  })
  const bytes = Buffer.from(await body.arrayBuffer())
  if (MISSING_STATUSES.has(statusCode)) return null
  if (statusCode !== 200) throw new Error(`the image ${url} has status ${statusCode}`)
  return bytes
}
