import { text } from '../../../i18n/local-text'
import type { Voices } from './voices'

/** Of every shirt a grown-up wears. */
export const SHIRT_VOICES: Voices = {
  fit: [
    text(
      'I am 1.80 m and 78 kg, and L sits just right.',
      'Mido 1,80 y peso 78 kilos: la L me queda perfecta.',
      'Ich bin 1,80 m groß, wiege 78 kg, und L sitzt genau richtig.',
    ),
    text(
      'True to size: I ordered what the chart said, and it fits.',
      'Talla bien: pedí lo que decía la tabla y acerté.',
      'Fällt normal aus: nach der Tabelle bestellt, passt.',
    ),
    text(
      'Close at the waist without being tight.',
      'Entallada, pero sin apretar.',
      'In der Taille schmal, aber nicht eng.',
    ),
    text(
      'Long enough to stay tucked in, and the sleeves end where they should.',
      'Es lo bastante larga para que no se salga, y las mangas acaban donde deben.',
      'Lang genug, um in der Hose zu bleiben, und die Ärmel enden da, wo sie sollen.',
    ),
    text(
      'I was between two sizes, took the larger one and am glad.',
      'Dudaba entre dos tallas, me quedé con la grande y acerté.',
      'Ich lag zwischen zwei Größen, habe die größere genommen und bin froh darüber.',
    ),
    text(
      'At 1.68 m I usually drown in shirts like this; the S is made for me.',
      'Mido 1,68 y en camisetas así suelo nadar; la S parece hecha para mí.',
      'Mit 1,68 m versinke ich sonst in so etwas, die S passt wie angegossen.',
    ),
    text(
      'Room across the shoulders, which I need.',
      'Holgada de hombros, que es lo que necesito.',
      'An den Schultern ist Platz, genau das brauche ich.',
    ),
  ],
  praise: [
    [
      text(
        'Thirty years with {team}, and this is one of the best we have had.',
        'Treinta años con {team}, y es de las mejores que hemos tenido.',
        'Dreißig Jahre bei {team}, und das ist eines der besten, die wir je hatten.',
      ),
      text(
        'The whole family follows {team}, and now everyone wants one.',
        'En casa somos todos de {team} y ahora la quieren todos.',
        'Bei uns halten alle zu {team}, und jetzt wollen alle eins.',
      ),
      text(
        'I wore it to the first match and we won, so now I cannot leave it at home.',
        'La estrené y ganamos, así que ya no puedo dejarla en casa.',
        'Beim ersten Spiel getragen, gewonnen, jetzt muss es jedes Mal mit.',
      ),
      text(
        'A present for my father, who has hardly taken it off since.',
        'Fue un regalo para mi padre, que apenas se la ha quitado desde entonces.',
        'Ein Geschenk für meinen Vater, der es seitdem kaum auszieht.',
      ),
      text(
        'I do not even follow {team}; I just like it.',
        'Ni siquiera soy de {team}; es que me gusta.',
        'Ich halte nicht einmal zu {team}, es gefällt mir einfach.',
      ),
      text(
        'From the corner of the stand you can tell straight away it is {team}.',
        'Desde el fondo de la grada se ve enseguida que es de {team}.',
        'Noch von der letzten Reihe aus sieht man sofort: {team}.',
      ),
    ],
    [
      text(
        'The colours are stronger than in the pictures, in a good way.',
        'Los colores son más vivos que en las fotos, para bien.',
        'Die Farben sind kräftiger als auf den Bildern, im besten Sinn.',
      ),
      text(
        'Goes with jeans, which I had not expected.',
        'Queda bien con vaqueros, y no lo esperaba.',
        'Geht auch zu Jeans, das hätte ich nicht gedacht.',
      ),
      text(
        'People at work who do not care for football ask where it is from.',
        'En el trabajo me preguntan de dónde es hasta los que no ven fútbol.',
        'Im Büro fragen sogar Leute danach, die mit Fußball nichts anfangen können.',
      ),
      text(
        'The collar is the best part: soft, and it keeps its shape.',
        'Lo mejor es el cuello: suave, y no se deforma.',
        'Das Beste ist der Kragen: weich, und er behält die Form.',
      ),
      text(
        'Even nicer close up than on the screen.',
        'De cerca es todavía más bonita que en la pantalla.',
        'Aus der Nähe noch schöner als am Bildschirm.',
      ),
    ],
  ],
  doubts: [
    text(
      'It comes up a little small: take one size larger.',
      'Talla un poco pequeña: pide una más.',
      'Fällt etwas klein aus, lieber eine Nummer größer nehmen.',
    ),
    text('It is rather long on me.', 'A mí me queda algo larga.', 'Mir ist es etwas zu lang.'),
    text(
      'The colour is a shade darker than on my screen.',
      'El color es un tono más oscuro que en mi pantalla.',
      'Die Farbe ist einen Ton dunkler als auf meinem Bildschirm.',
    ),
    text(
      'The label at the neck scratches until you cut it out.',
      'La etiqueta del cuello pica hasta que la cortas.',
      'Das Schild im Nacken kratzt, bis man es herausschneidet.',
    ),
    text(
      'The sleeves are narrow if you have strong arms.',
      'Las mangas son estrechas si tienes brazos fuertes.',
      'Die Ärmel sind eng, wenn man kräftige Arme hat.',
    ),
  ],
  complaints: [
    text(
      'Far too tight across the chest; I sent it back.',
      'Me apretaba muchísimo en el pecho; la devolví.',
      'An der Brust viel zu eng, ging zurück.',
    ),
    text(
      'The colour has little to do with the picture.',
      'El color se parece poco al de la foto.',
      'Die Farbe hat mit dem Bild wenig zu tun.',
    ),
    text(
      'The collar lost its shape after a few washes.',
      'El cuello se deformó a los pocos lavados.',
      'Der Kragen hat nach wenigen Wäschen die Form verloren.',
    ),
    text(
      'I ordered L and got something nearer to S.',
      'Pedí una L y parece más bien una S.',
      'L bestellt, gefühlt ist es eine S.',
    ),
  ],
}
