import { text } from '../../../i18n/local-text'
import type { Voices } from './voices'

/** Of goalkeepers’ shirts. */
export const GOALKEEPER_VOICES: Voices = {
  praise: [
    [
      text(
        'The padding at the elbows is thin but does its work on a hard pitch.',
        'El acolchado de los codos es fino, pero cumple en campo duro.',
        'Das Polster an den Ellbogen ist dünn, hilft auf hartem Platz aber wirklich.',
      ),
      text(
        'I keep goal in a Sunday league and can stretch in it without it riding up.',
        'Soy portero de domingos y me estiro sin que se me suba.',
        'Ich stehe sonntags im Tor und kann mich strecken, ohne dass es hochrutscht.',
      ),
      text(
        'Nobody can say they did not see me.',
        'Nadie puede decir que no me vio.',
        'Keiner kann behaupten, mich nicht gesehen zu haben.',
      ),
      text(
        'Wide in the chest, so there is room for a vest in winter.',
        'Ancha de pecho: en invierno cabe algo debajo.',
        'An der Brust weit, im Winter passt noch etwas darunter.',
      ),
    ],
  ],
  doubts: [
    text(
      'The foam at the elbows needs a day to dry.',
      'La espuma de los codos tarda un día en secarse.',
      'Der Schaumstoff an den Ellbogen trocknet erst am nächsten Tag.',
    ),
  ],
  complaints: [
    text(
      'The elbow padding slipped out of place after a month.',
      'El acolchado del codo se movió de sitio al mes.',
      'Das Ellbogenpolster ist nach einem Monat verrutscht.',
    ),
  ],
}
