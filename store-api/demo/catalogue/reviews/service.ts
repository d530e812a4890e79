import { text } from '../../../i18n/local-text'
import type { Voices } from './voices'

/** Of the shop: of whatever was bought. */
export const SERVICE_VOICES: Voices = {
  praise: [
    [
      text(
        'Arrived in four days, well packed.',
        'Llegó en cuatro días y bien empaquetado.',
        'Nach vier Tagen da, gut verpackt.',
      ),
      text(
        'The exchange for another size was done within a week.',
        'El cambio de talla se resolvió en una semana.',
        'Der Umtausch gegen eine andere Größe war in einer Woche erledigt.',
      ),
      text(
        'Ordered on Monday, here on Friday.',
        'Pedido el lunes, en casa el viernes.',
        'Montag bestellt, Freitag da.',
      ),
      text(
        'The shop answered my question the same day.',
        'La tienda me contestó el mismo día.',
        'Der Shop hat meine Frage noch am selben Tag beantwortet.',
      ),
      text('I would order here again.', 'Volvería a pedir aquí.', 'Ich würde hier wieder bestellen.'),
      text(
        'No plastic in the parcel, just paper: good.',
        'El paquete, sin plástico, solo papel: muy bien.',
        'Kein Plastik im Paket, nur Papier, sehr gut.',
      ),
    ],
  ],
  doubts: [
    text(
      'Delivery took two days longer than I had hoped.',
      'El envío tardó dos días más de lo que esperaba.',
      'Die Lieferung hat zwei Tage länger gedauert als erhofft.',
    ),
    text(
      'The box arrived dented, the contents were fine.',
      'La caja llegó golpeada; lo de dentro, bien.',
      'Der Karton war verbeult, der Inhalt in Ordnung.',
    ),
  ],
  complaints: [
    text(
      'The parcel stood still for a week before anything happened.',
      'El paquete estuvo parado una semana.',
      'Das Paket stand eine Woche still.',
    ),
  ],
}
