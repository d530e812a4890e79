import { text } from '../../../i18n/local-text'
import type { CatalogueTicket } from './account'
import { JOEL } from './customers'

/** What Joel asked, the last changed first. */
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
