import { text } from '../../../../i18n/local-text'
import type { Story } from '../story'

export const VALDORIA: Story = {
  about: text(
    'A country of three mountains and four opinions on who should take the penalty.',
    'Un país de tres montañas y cuatro opiniones sobre quién debe tirar el penalti.',
    'Ein Land mit drei Bergen und vier Meinungen dazu, wer den Elfmeter schießt.',
  ),
  home: text(
    'The gold sash belongs to the president, who lends it to eleven players every second summer.',
    'La banda dorada es del presidente, que la presta a once jugadores cada dos veranos.',
    'Die goldene Schärpe gehört dem Präsidenten, der sie jeden zweiten Sommer elf Spielern leiht.',
  ),
  away: text(
    'White for the peaks and scarlet for the valley, divided along the border with the cable car.',
    'Blanco por las cumbres y escarlata por el valle, divididos por donde pasa el teleférico.',
    'Weiß für die Gipfel, Scharlachrot für das Tal, geteilt dort, wo die Seilbahn fährt.',
  ),
  goalkeeper: text(
    'Graphite, like the rock face behind the national stadium, which has not let in much either.',
    'Grafito, como la pared de roca tras el estadio nacional, que tampoco ha encajado mucho.',
    'Graphit wie die Felswand hinter dem Nationalstadion, die auch wenig durchgelassen hat.',
  ),
  retro: text(
    'Plain scarlet for 1970: the sash was being dry-cleaned, and Valdoria reached the quarter-final without it.',
    'Escarlata lisa para 1970: la banda estaba en la tintorería y Valdoria llegó a cuartos sin ella.',
    'Schlichtes Scharlachrot für 1970: Die Schärpe war in der Reinigung, und Valdorien kam ohne sie ins Viertelfinale.',
  ),
  kidsHome: text(
    'In Valdoria every child may be president for as long as the shirt is on.',
    'En Valdoria cualquier niño puede ser presidente mientras lleve la camiseta puesta.',
    'In Valdorien darf jedes Kind Präsident sein, solange es das Trikot anhat.',
  ),
  training: text(
    'From navy to scarlet, the colour of a face after the third climb to the training ground.',
    'De azul marino a escarlata, el color de la cara tras la tercera subida al campo.',
    'Von Marine zu Scharlachrot, so sieht ein Gesicht nach dem dritten Anstieg zum Trainingsplatz aus.',
  ),
  socks: text(
    'Knitted for altitude: the higher you wear them, the better they look.',
    'Pensadas para la altura: cuanto más arriba, mejor quedan.',
    'Für die Höhe gestrickt: Je weiter oben man sie trägt, desto besser.',
  ),
  scarf: text(
    'At a home match it is twirled clockwise; the other way starts a different song.',
    'En casa se hace girar hacia la derecha; al revés empieza otra canción.',
    'Bei Heimspielen dreht man ihn im Uhrzeigersinn, andersherum beginnt ein anderes Lied.',
  ),
}
