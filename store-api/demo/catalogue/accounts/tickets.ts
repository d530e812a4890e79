import { text } from '../../../i18n/local-text'
import type { CatalogueTicket } from '../catalogue'
import { JOEL, MARA } from './customers'

/** The last changed first. */
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

/** The last changed first. */
export const TICKETS_OF_JOEL: CatalogueTicket[] = [
  {
    number: 'T-483364',
    email: JOEL,
    type: 'order',
    state: 'waiting',
    orderNumber: 'TL-261142',
    records: [
      {
        from: 'customer',
        hoursAgo: 18.5,
        content: text(
          'Could you send the Ironvale shirt in L instead of M? Name and number stay as they are.',
          '¿Podéis enviarme la camiseta del Ironvale en la talla L en lugar de la M? El nombre y el número se quedan igual.',
          'Könnt ihr mir das Ironvale-Trikot in L statt in M schicken? Name und Nummer bleiben, wie sie sind.',
        ),
      },
    ],
  },
  {
    number: 'T-469921',
    email: JOEL,
    type: 'return',
    state: 'replied',
    orderNumber: 'TL-260712',
    records: [
      {
        from: 'customer',
        hoursAgo: 320,
        content: text(
          'The retro shirt was a present and turned out too large. Can I exchange it for an M?',
          'La camiseta retro era un regalo y le queda grande. ¿Puedo cambiarla por una M?',
          'Das Retrotrikot war ein Geschenk und ist zu groß. Kann ich es gegen M tauschen?',
        ),
      },
      {
        from: 'shop',
        hoursAgo: 301,
        content: text(
          'Of course, as long as it is unworn and has its tags on. Shall we send the return label to you or to the person you gave it to?',
          'Claro, siempre que no se haya usado y conserve las etiquetas. ¿Te enviamos a ti la etiqueta de devolución o a la persona que recibió el regalo?',
          'Klar, solange es ungetragen ist und die Etiketten noch dran sind. Sollen wir das Rücksendeetikett dir schicken oder der beschenkten Person?',
        ),
      },
    ],
  },
  {
    number: 'T-452176',
    email: JOEL,
    type: 'payment',
    state: 'closed',
    orderNumber: 'TL-260655',
    records: [
      {
        from: 'customer',
        hoursAgo: 430,
        content: text(
          'My order was refunded a few days ago, but I can’t see the money in my account yet.',
          'Hace unos días me devolvisteis el importe del pedido, pero todavía no lo veo en mi cuenta.',
          'Meine Bestellung wurde vor ein paar Tagen erstattet, aber auf meinem Konto sehe ich das Geld noch nicht.',
        ),
      },
      {
        from: 'shop',
        hoursAgo: 412,
        content: text(
          'We sent it four days ago. Banks take up to five working days. If it’s not there by then, write to us here and we’ll look into it.',
          'Lo enviamos hace cuatro días. Los bancos tardan hasta cinco días laborables. Si para entonces no ha llegado, escríbenos aquí y lo revisamos.',
          'Wir haben es vor vier Tagen überwiesen. Banken brauchen bis zu fünf Werktage. Wenn es bis dahin nicht da ist, schreib uns hier, dann gehen wir der Sache nach.',
        ),
      },
      {
        from: 'customer',
        hoursAgo: 380,
        content: text('It is there now, thank you.', 'Ya ha llegado, gracias.', 'Jetzt ist es da, danke.'),
      },
    ],
  },
]
