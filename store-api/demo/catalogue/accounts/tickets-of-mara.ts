import { text } from '../../../i18n/local-text'
import type { CatalogueTicket } from './account'
import { MARA } from './customers'

/** What Mara asked, the last changed first. */
export const TICKETS_OF_MARA: CatalogueTicket[] = [
  {
    number: 'T-482017',
    email: MARA,
    type: 'delivery',
    state: 'waiting',
    orderNumber: 'TL-261098',
    records: [
      {
        from: 'customer',
        hoursAgo: 6.2,
        content: text(
          'The shorts and socks are on their way, thank you. Do you know yet when the printed shirt will follow? I would like to wear it on Saturday.',
          'El pantalón y las medias ya están en camino, gracias. ¿Sabéis cuándo saldrá la camiseta estampada? Me gustaría llevarla el sábado.',
          'Hose und Stutzen sind unterwegs, danke. Wisst ihr schon, wann das bedruckte Trikot folgt? Ich würde es gern am Samstag tragen.',
        ),
      },
    ],
  },
  {
    number: 'T-475530',
    email: MARA,
    type: 'product',
    state: 'replied',
    orderNumber: '',
    records: [
      {
        from: 'customer',
        hoursAgo: 170,
        content: text(
          'How do the retro shirts fit? I usually wear a medium home shirt.',
          '¿Cómo tallan las camisetas retro? En la primera equipación suelo llevar una M.',
          'Wie fallen die Retrotrikots aus? Beim Heimtrikot trage ich sonst M.',
        ),
      },
      {
        from: 'shop',
        hoursAgo: 151,
        content: text(
          'They are cut a little wider and shorter than today’s shirts. Stay with M, or take S if you like it close. The size guide on the product page gives the centimetres.',
          'Son un poco más anchas y cortas que las actuales. Quédate con la M o elige la S si te gusta ajustada. En la guía de tallas de la página del producto tienes los centímetros.',
          'Sie sind etwas weiter und kürzer geschnitten als die heutigen. Bleib bei M oder nimm S, wenn du es enger magst. Die Zentimeter stehen in der Größentabelle auf der Produktseite.',
        ),
      },
    ],
  },
  {
    number: 'T-431208',
    email: MARA,
    type: 'order',
    state: 'closed',
    orderNumber: 'TL-260480',
    records: [
      {
        from: 'customer',
        hoursAgo: 904,
        content: text(
          'I ordered the goalkeeper shirt by mistake. Can you cancel TL-260480, please?',
          'He pedido la camiseta de portero por error. ¿Podéis cancelar el pedido TL-260480?',
          'Ich habe das Torwarttrikot aus Versehen bestellt. Könnt ihr TL-260480 bitte stornieren?',
        ),
      },
      {
        from: 'shop',
        hoursAgo: 902.6,
        content: text(
          'Done: the order is cancelled and you haven’t been charged.',
          'Listo: el pedido está cancelado y no te hemos cobrado nada.',
          'Erledigt: Die Bestellung ist storniert, und es wurde nichts abgebucht.',
        ),
      },
      {
        from: 'customer',
        hoursAgo: 901,
        content: text('That was quick. Thank you!', '¡Qué rapidez! Gracias.', 'Das ging schnell. Danke!'),
      },
    ],
  },
]
