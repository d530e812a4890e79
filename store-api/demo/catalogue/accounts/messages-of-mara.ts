import { text } from '../../../i18n/local-text'
import type { CatalogueMessage } from './account'
import { MARA } from './customers'

/** What the shop wrote to Mara, the newest first. */
export const MESSAGES_OF_MARA: CatalogueMessage[] = [
  {
    email: MARA,
    sentHoursAgo: 0.4,
    readHoursAgo: null,
    subject: text(
      'Your order TL-261187 is waiting for your payment',
      'Tu pedido TL-261187 está pendiente de pago',
      'Deine Bestellung TL-261187 wartet auf die Zahlung',
    ),
    text: text(
      `Thank you for your order TL-261187. We’ve put the items aside for you.

Your payment hasn’t reached us yet. As soon as it does, we’ll start packing and write to you again.`,
      `Gracias por tu pedido TL-261187. Te hemos reservado los artículos.

Todavía no nos ha llegado el pago. En cuanto llegue, empezamos a prepararlo y te volvemos a escribir.`,
      `Danke für deine Bestellung TL-261187. Wir haben die Artikel für dich zurückgelegt.

Deine Zahlung ist noch nicht bei uns angekommen. Sobald sie da ist, packen wir und melden uns wieder bei dir.`,
    ),
  },
  {
    email: MARA,
    sentHoursAgo: 48.5,
    readHoursAgo: null,
    subject: text(
      'Part of your order TL-261098 is on its way',
      'Parte de tu pedido TL-261098 está en camino',
      'Ein Teil deiner Bestellung TL-261098 ist unterwegs',
    ),
    text: text(
      `The shorts and the socks from your order TL-261098 left the workshop today with Parcelwing.

The shirt with your name and number is still being printed. It will follow in its own parcel, at no extra cost.`,
      `El pantalón y las medias de tu pedido TL-261098 han salido hoy del taller con Parcelwing.

La camiseta con tu nombre y tu número aún se está estampando. Te llegará en otro paquete, sin coste adicional.`,
      `Hose und Stutzen aus deiner Bestellung TL-261098 haben heute mit Parcelwing die Werkstatt verlassen.

Das Trikot mit deinem Namen und deiner Nummer wird noch bedruckt. Es folgt in einem eigenen Paket, ohne weitere Kosten.`,
    ),
  },
  {
    email: MARA,
    sentHoursAgo: 96,
    readHoursAgo: 90,
    subject: text(
      'Your order TL-260934 is on its way',
      'Tu pedido TL-260934 está en camino',
      'Deine Bestellung TL-260934 ist unterwegs',
    ),
    text: text(
      `Good news: your order TL-260934 was handed to Parcelwing, all three items in one parcel.

You’ll find the tracking number in your account, under this order.`,
      `Buenas noticias: hemos entregado tu pedido TL-260934 a Parcelwing, con los tres artículos en un solo paquete.

El número de seguimiento está en tu cuenta, en la página de este pedido.`,
      `Gute Nachrichten: Deine Bestellung TL-260934 ist bei Parcelwing, alle drei Artikel in einem Paket.

Die Sendungsnummer findest du in deinem Konto bei dieser Bestellung.`,
    ),
  },
  {
    email: MARA,
    sentHoursAgo: 902.5,
    readHoursAgo: 880,
    subject: text(
      'Your order TL-260480 was cancelled',
      'Tu pedido TL-260480 se ha cancelado',
      'Deine Bestellung TL-260480 wurde storniert',
    ),
    text: text(
      `As you asked, we’ve cancelled your order TL-260480. You haven’t been charged.

If you change your mind, the goalkeeper shirt is still in the shop.`,
      `Tal como nos pediste, hemos cancelado tu pedido TL-260480. No te hemos cobrado nada.

Si cambias de idea, la camiseta de portero sigue en la tienda.`,
      `Wie gewünscht haben wir deine Bestellung TL-260480 storniert. Es wurde nichts abgebucht.

Falls du es dir anders überlegst: Das Torwarttrikot ist weiter im Shop.`,
    ),
  },
]
