import { text } from '../../../i18n/local-text'
import type { ReviewPhrases } from './any-product'

/** About training and warm-up tops. */
export const TRAINING_PHRASES: ReviewPhrases = {
  praise: [
    [
      text(
        'I train in it three times a week, and it is always dry in time.',
        'Entreno con ella tres veces por semana y siempre está seca a tiempo.',
        'Ich trainiere dreimal die Woche darin, und es ist immer rechtzeitig trocken.',
      ),
      text(
        'Loose enough to move, and nothing flaps about.',
        'Suelta para moverse, pero sin que sobre tela.',
        'Locker genug zum Bewegen, und nichts flattert.',
      ),
      text(
        'Our whole team ordered it, and no two people disagree about it.',
        'La pidió todo el equipo y nadie se ha quejado.',
        'Unsere ganze Mannschaft hat es bestellt, und alle sind zufrieden.',
      ),
      text(
        'I sleep in it as well, do not tell the coach.',
        'También duermo con ella; no se lo digas al míster.',
        'Ich schlafe auch darin, sag es nicht dem Trainer.',
      ),
      text('Plain enough for the gym.', 'Lo bastante discreta para el gimnasio.', 'Schlicht genug fürs Fitnessstudio.'),
    ],
  ],
  doubts: [
    text(
      'I would have liked a pocket for the key.',
      'Le falta un bolsillo para la llave.',
      'Eine kleine Tasche für den Schlüssel wäre schön.',
    ),
  ],
  complaints: [
    text(
      'It smells after one session, whatever I wash it with.',
      'Huele tras un entrenamiento, la lave con lo que la lave.',
      'Riecht nach einer Einheit, egal womit ich wasche.',
    ),
  ],
}

export const GOALKEEPER_PHRASES: ReviewPhrases = {
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

export const SHORTS_PHRASES: ReviewPhrases = {
  praise: [
    [
      text(
        'The waistband is soft and the cord holds.',
        'La cinturilla es suave y el cordón aguanta.',
        'Der Bund ist weich, und die Kordel hält.',
      ),
      text(
        'Light enough to forget that you have them on.',
        'Tan ligero que se te olvida que lo llevas.',
        'So leicht, dass man sie vergisst.',
      ),
      text(
        'The length is right: above the knee and no shorter.',
        'El largo es perfecto: por encima de la rodilla y ni un dedo más corto.',
        'Die Länge stimmt: über dem Knie und nicht kürzer.',
      ),
      text(
        'I am 86 cm at the waist, and M is comfortable.',
        'Tengo 86 de cintura y la M me queda cómoda.',
        'Mit 86 cm Taille sitzt M bequem.',
      ),
    ],
    [
      text(
        'Matches the {team} shirt exactly.',
        'Es exactamente del color de la camiseta de {team}.',
        'Passt farblich genau zum Trikot von {team}.',
      ),
      text(
        'For five-a-side, for running, for the beach.',
        'Para la pachanga, para correr y para la playa.',
        'Für den Hallenkick, zum Laufen, für den Strand.',
      ),
      text(
        'Sliding tackles on artificial grass have left no mark yet.',
        'Se tira uno al suelo en césped artificial y ni una marca.',
        'Grätschen auf Kunstrasen haben noch keine Spur hinterlassen.',
      ),
      text('Dry again within the hour.', 'En una hora está seco otra vez.', 'Nach einer Stunde wieder trocken.'),
    ],
  ],
  doubts: [
    text(
      'No pockets, so the key goes into the sock.',
      'No tiene bolsillos: la llave, al calcetín.',
      'Keine Taschen, der Schlüssel muss in den Stutzen.',
    ),
    text('A little short for tall people.', 'Algo corto para quien es alto.', 'Für große Leute etwas kurz.'),
    text('Cut on the wide side.', 'Es más bien ancho.', 'Recht weit geschnitten.'),
  ],
  complaints: [
    text(
      'The cord disappeared into the waistband on the first evening.',
      'El cordón se metió en la cinturilla la primera tarde.',
      'Die Kordel war am ersten Abend im Bund verschwunden.',
    ),
    text(
      'A seam gave way when I sat down.',
      'Se abrió una costura al sentarme.',
      'Beim Hinsetzen ist eine Naht gerissen.',
    ),
  ],
}

export const SOCKS_PHRASES: ReviewPhrases = {
  praise: [
    [
      text(
        'They stay up for ninety minutes without tape.',
        'Aguantan arriba los noventa minutos sin cinta.',
        'Sie bleiben neunzig Minuten oben, ganz ohne Tape.',
      ),
      text(
        'Cushioned at the heel: no blisters since.',
        'Talón acolchado: se acabaron las ampollas.',
        'Gepolsterte Ferse, seitdem keine Blasen mehr.',
      ),
      text('Shin pads sit firmly in them.', 'Las espinilleras no se mueven.', 'Schienbeinschoner sitzen darin fest.'),
      text(
        'At size 42 the middle size fits perfectly.',
        'Calzo un 42 y la talla mediana va perfecta.',
        'Mit Schuhgröße 42 passt die mittlere genau.',
      ),
    ],
    [
      text(
        'The colours have stayed as they were after many washes.',
        'Tras muchos lavados los colores siguen igual.',
        'Nach vielen Wäschen sind die Farben wie am ersten Tag.',
      ),
      text('Exactly the ones {team} wear.', 'Son iguales que las de {team}.', 'Genau die, die {team} trägt.'),
      text(
        'Bought for the whole team, and for once nobody plays in odd socks.',
        'Las compramos para todo el equipo y por fin vamos iguales.',
        'Für die ganze Mannschaft gekauft, endlich tragen alle dieselben.',
      ),
      text('Warm, but not hot.', 'Abrigan sin dar calor.', 'Warm, aber nicht heiß.'),
    ],
  ],
  doubts: [
    text(
      'Long for short legs: I turn them over once.',
      'Son largas si tienes las piernas cortas: yo les doy una vuelta.',
      'Bei kurzen Beinen zu lang, ich schlage sie einmal um.',
    ),
    text('Tight at the calf at first.', 'Al principio aprietan en el gemelo.', 'An der Wade anfangs eng.'),
  ],
  complaints: [
    text(
      'A hole at the toe after four matches.',
      'Un agujero en la puntera a los cuatro partidos.',
      'Nach vier Spielen ein Loch am Zeh.',
    ),
    text('They slide down, tape or no tape.', 'Se caen, con cinta o sin ella.', 'Sie rutschen, mit Tape und ohne.'),
  ],
}

export const SCARF_PHRASES: ReviewPhrases = {
  praise: [
    [
      text(
        'Thick and long enough to go round twice.',
        'Gruesa, y da para dos vueltas.',
        'Dick und lang genug für zwei Runden um den Hals.',
      ),
      text(
        'It is knitted, not printed, so both sides look right.',
        'Es de punto, no estampada, y se ve bien por los dos lados.',
        'Gestrickt, nicht bedruckt, darum sehen beide Seiten gut aus.',
      ),
      text(
        'Does not scratch, which I cannot say of my old one.',
        'No pica, y de la vieja no podía decir lo mismo.',
        'Kratzt nicht, das kann ich von meinem alten nicht sagen.',
      ),
      text(
        'Came through a whole winter without pilling.',
        'Ha pasado un invierno entero sin una bola.',
        'Einen ganzen Winter getragen, kein Knötchen.',
      ),
    ],
    [
      text(
        'Hangs above my desk when {team} are not playing.',
        'Cuando no juega {team} cuelga sobre mi escritorio.',
        'Hängt über dem Schreibtisch, wenn {team} nicht spielt.',
      ),
      text(
        'A present for somebody who has everything of {team}; this was missing.',
        'Regalo para alguien que lo tiene todo de {team}; faltaba esto.',
        'Geschenk für jemanden, der von {team} alles hat, nur das noch nicht.',
      ),
      text(
        'I held it up for ninety minutes and my arms gave up before it did.',
        'La tuve en alto noventa minutos y se cansaron antes los brazos.',
        'Neunzig Minuten hochgehalten, die Arme gaben zuerst auf.',
      ),
      text('The fringe is knotted well.', 'Los flecos están bien anudados.', 'Die Fransen sind fest geknotet.'),
    ],
  ],
  doubts: [
    text('A little stiff until it has been worn.', 'Algo rígida hasta que se usa.', 'Anfangs etwas steif.'),
    text('I would have liked it wider.', 'La habría preferido más ancha.', 'Etwas breiter wäre schön.'),
    text('Washing it by hand is a nuisance.', 'Lavarla a mano es una lata.', 'Handwäsche ist lästig.'),
  ],
  complaints: [
    text('It lost fluff all over my coat.', 'Me llenó el abrigo de pelusa.', 'Hat den ganzen Mantel vollgefusselt.'),
  ],
}

export const BALL_PHRASES: ReviewPhrases = {
  praise: [
    [
      text('Holds its air for weeks.', 'Aguanta hinchado semanas.', 'Hält wochenlang die Luft.'),
      text(
        'Flies straight, so the rest is up to me.',
        'Vuela recto; el resto es cosa mía.',
        'Fliegt gerade, der Rest liegt an mir.',
      ),
      text('Good touch, also in the wet.', 'Buen toque, también en mojado.', 'Gutes Ballgefühl, auch bei Nässe.'),
      text(
        'Size 4 is right for my ten-year-old.',
        'La talla 4 es la buena para mi hijo de diez años.',
        'Größe 4 passt für meinen Zehnjährigen.',
      ),
    ],
    [
      text(
        'It has seen tarmac and gravel, and the colours are still there.',
        'Ha pisado asfalto y grava, y los colores siguen ahí.',
        'Hat Asphalt und Schotter gesehen, und die Farben sind noch da.',
      ),
      text(
        'Too pretty to kick, we do it anyway.',
        'Da pena darle patadas, pero se las damos.',
        'Fast zu schön zum Treten, wir tun es trotzdem.',
      ),
      text(
        'We play with it twice a week, and the panels hold.',
        'Jugamos con él dos veces por semana y los paneles aguantan.',
        'Wir spielen zweimal die Woche damit, und die Felder halten.',
      ),
      text(
        'Half the park wants to know where we got the {team} ball.',
        'Medio parque pregunta de dónde es el balón de {team}.',
        'Der halbe Park fragt, woher wir den Ball von {team} haben.',
      ),
    ],
  ],
  doubts: [
    text(
      'No pump in the box, so have one ready.',
      'No trae bomba: ten una a mano.',
      'Keine Pumpe dabei, die sollte man haben.',
    ),
    text(
      'A little hard until it has been played in.',
      'Algo duro hasta que se le hace el rodaje.',
      'Am Anfang etwas hart.',
    ),
  ],
  complaints: [
    text('It loses air overnight.', 'Pierde aire de un día para otro.', 'Verliert über Nacht Luft.'),
    text(
      'The paint came off on concrete within a week.',
      'En cemento perdió la pintura en una semana.',
      'Auf Beton war die Farbe nach einer Woche ab.',
    ),
  ],
}
