import type { CataloguePage } from '../catalogue'
import { text } from '../../../i18n/local-text'

/** The questions on the returns page. */
export const RETURN_QUESTIONS: CataloguePage['questions'] = [
  {
    question: text('When do I get my money?', '¿Cuándo recibo mi dinero?', 'Wann bekomme ich mein Geld?'),
    answer: text(
      'We refund within five working days of the parcel reaching us. PayPal shows it at once, cards after two or three days more. Order tracking says “Refunded” as soon as we’ve sent it.',
      'Te devolvemos el dinero en cinco días laborables desde que nos llega el paquete. En PayPal lo ves al momento; en la tarjeta, dos o tres días después. En el seguimiento del pedido pone «Reembolsado» en cuanto lo enviamos.',
      'Wir erstatten innerhalb von fünf Werktagen, nachdem das Paket bei uns ist. Bei PayPal siehst du es sofort, auf der Karte zwei, drei Tage später. Unter „Bestellung verfolgen“ steht „Erstattet“, sobald das Geld bei uns raus ist.',
    ),
  },
  {
    question: text(
      'It was a gift. Can I return it?',
      'Me lo han regalado. ¿Puedo devolverlo?',
      'Es war ein Geschenk. Kann ich es zurückgeben?',
    ),
    answer: text(
      'Yes, with the order number of the person who gave it to you. The money goes back to them; if that would spoil the surprise, ask us to send another size instead.',
      'Sí, con el número de pedido de quien te lo regaló. El dinero vuelve a esa persona; si eso estropea la sorpresa, pídenos que te mandemos otra talla.',
      'Ja, mit der Bestellnummer der Person, die es dir geschenkt hat. Das Geld geht an sie zurück. Wenn das die Überraschung verdirbt, schicken wir dir lieber eine andere Größe.',
    ),
  },
  {
    question: text(
      'Can I bring it back to the workshop?',
      '¿Puedo llevarlo al taller?',
      'Kann ich es in der Werkstatt abgeben?',
    ),
    answer: text(
      'Gladly. Bring it with the order number to 14 Halfway Lane, Port Calder, Monday to Friday, 9:00–17:30 UK time. We refund it while you wait.',
      'Claro que sí. Tráelo con el número de pedido a 14 Halfway Lane, Port Calder, de lunes a viernes, de 9:00 a 17:30 (hora británica). Te hacemos el reembolso allí mismo.',
      'Gern. Bring es mit der Bestellnummer in die 14 Halfway Lane, Port Calder, montags bis freitags von 9:00 bis 17:30 Uhr britischer Zeit. Wir erstatten es, solange du da bist.',
    ),
  },
]
