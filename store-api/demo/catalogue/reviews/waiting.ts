import type { CatalogueQuestion, CatalogueReview } from '../catalogue'
import { text } from '../../../i18n/local-text'

/** Pending approval by the operator. */
export const WAITING_REVIEWS: CatalogueReview[] = [
  {
    productKey: 'tarnbridge-rovers-home-shirt-2026-27',
    author: 'Nell T.',
    rating: 5,
    title: text('The sash at last', 'Por fin la banda', 'Endlich die Schärpe'),
    content: text(
      'I had waited for this since the spring. It fits, it is warm enough for October, and my brother wants it.',
      'La esperaba desde la primavera. Me queda bien, abriga lo justo para octubre y mi hermano la quiere.',
      'Seit dem Frühjahr habe ich darauf gewartet. Es passt, reicht im Oktober noch, und mein Bruder will es haben.',
    ),
    age: 0.992,
  },
  {
    productKey: 'glasswater-third-shirt-2026-27',
    author: 'Otto R.',
    rating: 2,
    title: text('Wrong size sent', 'Me llegó otra talla', 'Falsche Größe geschickt'),
    content: text(
      'I ordered M and got S. The exchange is on its way, so two stars until it is here.',
      'Pedí una M y llegó una S. El cambio está en camino: dos estrellas hasta que llegue.',
      'M bestellt, S bekommen. Der Umtausch ist unterwegs, bis dahin zwei Sterne.',
    ),
    age: 0.995,
  },
  {
    productKey: 'fenlight-united-home-shirt-2026-27',
    author: 'Bea K.',
    rating: 4,
    title: text('Good, see my other shop', 'Bien, mira mi tienda', 'Gut, schau in meinen Shop'),
    content: text(
      'Nice shirt. I sell the same cheaper, write to me.',
      'Buena camiseta. Yo la vendo más barata, escríbeme.',
      'Schönes Trikot. Ich verkaufe es billiger, schreib mir.',
    ),
    age: 0.998,
  },
]

/** Not yet answered by the operator. */
export const WAITING_QUESTIONS: CatalogueQuestion[] = [
  {
    productKey: 'tarnbridge-rovers-home-shirt-2026-27',
    author: 'Sam D.',
    question: text(
      'Will the match of the opening day be printed on the sleeve this year?',
      '¿Este año llevará en la manga el partido inaugural?',
      'Steht dieses Jahr das Eröffnungsspiel auf dem Ärmel?',
    ),
    answer: null,
    age: 0.994,
  },
  {
    productKey: 'port-alder-home-shirt-2026-27',
    author: 'Ilse M.',
    question: text(
      'Is the green the same as on the scarf?',
      '¿El verde es el mismo que el de la bufanda?',
      'Ist das Grün dasselbe wie beim Schal?',
    ),
    answer: null,
    age: 0.997,
  },
]
