import type { LocalText } from '../../../i18n/locale'
import { text } from '../../../i18n/local-text'
import type { ReviewPhrases } from './any-product'

const RUNS_SMALL = text(
  'It comes up a little small: take one size larger.',
  'Talla un poco pequeña: pide una más.',
  'Fällt etwas klein aus, lieber eine Nummer größer nehmen.',
)

const TOO_TIGHT = text(
  'Far too tight across the chest; I sent it back.',
  'Me apretaba muchísimo en el pecho; la devolví.',
  'An der Brust viel zu eng, ging zurück.',
)

/** Sentences that set the review's fit to small. */
export const SMALL_FIT: readonly LocalText[] = [RUNS_SMALL, TOO_TIGHT]

/** About any adult shirt. */
export const SHIRT_PHRASES: ReviewPhrases = {
  fit: [
    text(
      'I am 1.80 m and 78 kg, and it sits just right.',
      'Mido 1,80 y peso 78 kilos: me queda perfecta.',
      'Ich bin 1,80 m groß, wiege 78 kg, und es sitzt genau richtig.',
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
      'At 1.68 m I usually drown in shirts like this; this one is made for me.',
      'Mido 1,68 y en camisetas así suelo nadar; esta parece hecha para mí.',
      'Mit 1,68 m versinke ich sonst in so etwas, das hier passt wie angegossen.',
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
    RUNS_SMALL,
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
    TOO_TIGHT,
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

export const RETRO_PHRASES: ReviewPhrases = {
  praise: [
    [
      text(
        'Heavy cotton as it used to be; my uncle had tears in his eyes.',
        'Algodón gordo, como los de antes; a mi tío se le saltaron las lágrimas.',
        'Schwere Baumwolle wie früher, mein Onkel hatte Tränen in den Augen.',
      ),
      text(
        'The long sleeves and the cuffs make it.',
        'Las mangas largas y los puños lo son todo.',
        'Die langen Ärmel und die Bündchen machen es aus.',
      ),
      text(
        'No sponsor, no fuss: this is what a shirt should look like.',
        'Sin patrocinador ni adornos: así tiene que ser una camiseta.',
        'Kein Sponsor, kein Schnickschnack, so muss ein Trikot aussehen.',
      ),
      text(
        'I still remember {team} in these colours, and they got it right.',
        'Aún me acuerdo de {team} con estos colores, y los han clavado.',
        'Ich erinnere mich noch an {team} in diesen Farben, das ist getroffen.',
      ),
      text(
        'Warm enough for the terrace in November with only a vest below.',
        'Abriga lo suficiente para la grada en noviembre con una camiseta interior.',
        'Warm genug für die Stehplätze im November, nur mit Unterhemd.',
      ),
      text(
        'The collar sits like the one in the old photographs.',
        'El cuello queda como en las fotos antiguas.',
        'Der Kragen sitzt wie auf den alten Fotos.',
      ),
    ],
  ],
  doubts: [
    text(
      'The cotton takes a day to dry on the line.',
      'El algodón tarda un día en secarse en el tendedero.',
      'Die Baumwolle braucht auf der Leine einen ganzen Tag.',
    ),
    text(
      'It shrank a little in the first wash, so allow for that.',
      'Encogió un poco en el primer lavado: tenlo en cuenta.',
      'Bei der ersten Wäsche etwas eingelaufen, das sollte man einplanen.',
    ),
  ],
  complaints: [
    text(
      'It shrank by a whole size although I washed it as it says.',
      'Encogió una talla entera aunque la lavé como pone.',
      'Ist trotz richtiger Wäsche um eine ganze Größe eingelaufen.',
    ),
  ],
}

export const KIDS_PHRASES: ReviewPhrases = {
  fit: [
    text(
      'At nine and 1.36 m the 8–10 fits, with room to grow.',
      'Con nueve años y 1,36 la de 8–10 le queda bien y le da para crecer.',
      'Mit neun und 1,36 m passt 8–10, mit Luft nach oben.',
    ),
    text(
      'The sizes by age are right for once.',
      'Por una vez las tallas por edad son de verdad.',
      'Die Größen nach Alter stimmen endlich einmal.',
    ),
    text(
      'I took one size larger, and it will last two seasons.',
      'Cogí una talla más y nos dura dos temporadas.',
      'Eine Nummer größer genommen, das reicht für zwei Saisons.',
    ),
    text(
      'He is tall for his age; by height the chart was spot on.',
      'Es alto para su edad; por altura, la tabla acertó de lleno.',
      'Er ist groß für sein Alter, nach der Körpergröße stimmt die Tabelle genau.',
    ),
  ],
  praise: [
    [
      text(
        'My son, eight, wears it to bed, to school and to training.',
        'Mi hijo de ocho años se la pone para dormir, para el cole y para entrenar.',
        'Mein Sohn, acht, trägt es im Bett, in der Schule und beim Training.',
      ),
      text(
        'My daughter has decided that this is now her only shirt.',
        'Mi hija ha decidido que ya no tiene otra camiseta.',
        'Meine Tochter hat beschlossen, dass sie nur noch dieses Trikot hat.',
      ),
      text(
        'The face when the parcel was opened was worth every cent.',
        'La cara al abrir el paquete valió cada céntimo.',
        'Das Gesicht beim Auspacken war jeden Cent wert.',
      ),
      text(
        'A present for my nephew, who knows every {team} player by heart.',
        'Se lo regalé a mi sobrino, que se sabe la plantilla de {team} de memoria.',
        'Geschenk für meinen Neffen, der jeden Spieler von {team} auswendig kennt.',
      ),
      text(
        'Both of ours have one now, so the quarrelling has stopped.',
        'Ya la tienen los dos, así que se acabaron las peleas.',
        'Jetzt haben beide eins, und der Streit hat ein Ende.',
      ),
    ],
    [
      text(
        'Survives mud, grass and a washing machine that never rests.',
        'Aguanta barro, césped y una lavadora que no descansa.',
        'Übersteht Matsch, Gras und eine Waschmaschine ohne Pause.',
      ),
      text(
        'Grass stains came out at thirty degrees.',
        'Las manchas de hierba salieron a treinta grados.',
        'Grasflecken gingen bei dreißig Grad heraus.',
      ),
      text(
        'After a month on the school playground, no hole yet.',
        'Un mes en el patio del colegio y ni un agujero.',
        'Nach einem Monat Pausenhof noch kein Loch.',
      ),
      text(
        'Soft enough that nobody complains about scratching.',
        'Tan suave que nadie dice que pica.',
        'So weich, dass niemand über Kratzen klagt.',
      ),
    ],
  ],
  doubts: [
    text(
      'It is wide for a thin child.',
      'Le queda ancha a un niño delgado.',
      'Für ein schmales Kind ist es recht weit.',
    ),
    text(
      'Between two ages you have to guess a little.',
      'Entre dos edades hay que adivinar un poco.',
      'Zwischen zwei Altersstufen muss man etwas raten.',
    ),
    text(
      'The neck is narrow for putting it on in a hurry.',
      'El cuello es estrecho para ponérsela con prisas.',
      'Der Halsausschnitt ist knapp, wenn es schnell gehen muss.',
    ),
    text(
      'It costs a lot for something that is too small next year.',
      'Es cara para algo que el año que viene queda pequeño.',
      'Viel Geld für etwas, das nächstes Jahr zu klein ist.',
    ),
  ],
  complaints: [
    text(
      'Too small after three months; we should have measured.',
      'A los tres meses ya era pequeña; tendríamos que haber medido.',
      'Nach drei Monaten zu klein, wir hätten messen sollen.',
    ),
    text(
      'A seam came open on the second day of school.',
      'Se abrió una costura el segundo día de cole.',
      'Am zweiten Schultag ist eine Naht aufgegangen.',
    ),
    text(
      'The sleeves are so wide that she does not want to wear it.',
      'Las mangas son tan anchas que no se la quiere poner.',
      'Die Ärmel sind so weit, dass sie es nicht anziehen will.',
    ),
  ],
}
