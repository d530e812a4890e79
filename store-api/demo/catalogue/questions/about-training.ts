import { text } from '../../../i18n/local-text'
import type { Asked } from './asked'

/** About tops for training and warming up. */
export const TRAINING: readonly Asked[] = [
  {
    question: text('Is it for running too?', '¿Sirve también para correr?', 'Taugt es auch zum Laufen?'),
    answer: text(
      'Yes. The cut is loose, and the seams are flat where a rucksack would rub.',
      'Sí. El corte es suelto y las costuras son planas donde rozaría una mochila.',
      'Ja. Es ist locker geschnitten, und die Nähte sind flach, wo ein Rucksack scheuern würde.',
    ),
  },
  {
    question: text('Do you do prices for teams?', '¿Hay precios para equipos?', 'Gibt es Preise für Mannschaften?'),
    answer: text(
      'For ten or more, send us sizes and the date and we’ll quote within two working days.',
      'A partir de diez, mándanos las tallas y la fecha y en dos días laborables tienes un presupuesto.',
      'Ab zehn Stück: Schick uns Größen und Termin, dann hast du in zwei Werktagen ein Angebot.',
    ),
  },
  {
    question: text('Are there pockets?', '¿Tiene bolsillos?', 'Hat es Taschen?'),
    answer: text(
      'No. Whatever you carry would be in the way.',
      'No. Todo lo que llevaras te estorbaría.',
      'Nein. Was du mitnimmst, wäre nur im Weg.',
    ),
  },
]
