import { text } from '../../../i18n/local-text'
import type { Story } from '../kit'

export const BRANNOCH_ISLES: Story = {
  about: text(
    'Eleven inhabited islands, one player from each, and a ferry that decides the line-up.',
    'Once islas habitadas, un jugador de cada una y un transbordador que decide la alineación.',
    'Elf bewohnte Inseln, von jeder ein Spieler und eine Fähre, die über die Aufstellung entscheidet.',
  ),
  home: text(
    'Deep water to the left, shallow to the right: read it like a chart and you will get home.',
    'Aguas profundas a un lado y poco hondas al otro: léela como una carta náutica y llegarás a casa.',
    'Auf der einen Seite tiefes Wasser, auf der anderen flaches: Lies es wie eine Seekarte, und du kommst heim.',
  ),
  away: text(
    'Silver like herring, with the ferry’s wake running across it, late as ever.',
    'Plata como el arenque, cruzada por la estela del transbordador, tarde como siempre.',
    'Silbern wie Hering, und quer darüber das Kielwasser der Fähre, verspätet wie immer.',
  ),
  goalkeeper: text(
    'From lemon to lime, after the drinks on the crossing, which also keep people on their feet.',
    'De limón a lima, por las bebidas de la travesía, que también mantienen a la gente en pie.',
    'Von Zitrone zu Limette, nach den Getränken auf der Überfahrt, die einen ebenfalls auf den Beinen halten.',
  ),
  retro: text(
    'Thin silver lines on midnight blue: rain by lamplight, as it fell on all three matches of 1987.',
    'Rayas finas de plata sobre azul medianoche: lluvia a la luz de un farol, la de los tres partidos de 1987.',
    'Feine Silberlinien auf Mitternachtsblau: Regen im Laternenlicht, wie er 1987 auf alle drei Spiele fiel.',
  ),
  kidsHome: text(
    'On the smaller isles this is a full team kit.',
    'En las islas más pequeñas, con esta ya está el equipo completo.',
    'Auf den kleineren Inseln ist das schon die ganze Mannschaft.',
  ),
  training: text(
    'Turquoise with a swell in the knit, so the squad gets used to it before the boat.',
    'Turquesa con oleaje en el punto, para que la selección se acostumbre antes de embarcar.',
    'Türkis mit Dünung im Gestrick, damit sich die Mannschaft vor dem Boot daran gewöhnt.',
  ),
  socks: text(
    'Sold in pairs even to the two islands that have only ever needed one goalkeeper.',
    'Se venden por pares incluso en las dos islas donde solo caben porteros.',
    'Paarweise verkauft, auch auf den zwei Inseln, auf denen nur Torhüter wohnen.',
  ),
  scarf: text(
    'Knitted wool was tried first, and the sheep asked for a share.',
    'Primero se probó con lana, y las ovejas pidieron su parte.',
    'Zuerst wurde Wolle versucht, doch die Schafe wollten beteiligt werden.',
  ),
}

export const COSTA_LUMBRE: Story = {
  about: text(
    'A coast of orange groves and one volcano, which both go off in spring.',
    'Una costa de naranjos y un volcán, que en primavera revientan a la vez.',
    'Eine Küste voller Orangenhaine und ein Vulkan, beide brechen im Frühling aus.',
  ),
  home: text(
    'Orange and maroon, fruit and lava: the national anthem mentions both and is over quickly.',
    'Naranja y burdeos, fruta y lava: el himno menciona las dos y acaba pronto.',
    'Orange und Bordeaux, Frucht und Lava: Die Hymne erwähnt beide und ist schnell vorbei.',
  ),
  away: text(
    'Turquoise like the bay at noon, when nobody in Costa Lumbre plays anything.',
    'Turquesa como la bahía a mediodía, cuando en Costa Lumbre nadie juega a nada.',
    'Türkis wie die Bucht am Mittag, wenn in Costa Lumbre niemand irgendetwas spielt.',
  ),
  goalkeeper: text(
    'Violet hoops for the jacaranda on the stadium square, which drops everything in June; goalkeepers are asked not to.',
    'Franjas violeta por la jacaranda de la plaza del estadio, que en junio lo suelta todo; al portero se le pide lo contrario.',
    'Violette Ringe für den Jacarandabaum am Stadion, der im Juni alles fallen lässt; Torhüter sollen das nicht.',
  ),
  retro: text(
    'Four quarters of an orange, worn in 1979 by a team that squeezed past everybody but the hosts.',
    'Cuatro gajos de naranja, que en 1979 vistió un equipo que exprimió a todos menos a los anfitriones.',
    'Vier Viertel einer Orange, 1979 getragen von einer Mannschaft, die alle auspresste, nur die Gastgeber nicht.',
  ),
  kidsHome: text(
    'Juice does not show on it, which is official policy.',
    'El zumo no se nota, y eso es política oficial.',
    'Saft sieht man darauf nicht, das ist offizielle Linie.',
  ),
  training: text(
    'The sash follows the path up the volcano, where the squad does its endurance work and keeps an eye out.',
    'La banda sigue el sendero del volcán, donde la selección hace fondo y no pierde de vista la cumbre.',
    'Die Schärpe folgt dem Pfad auf den Vulkan, wo die Mannschaft Ausdauer übt und den Krater im Auge behält.',
  ),
  socks: text(
    'Warm colours for the legs; the feet manage by themselves at thirty-four degrees.',
    'Colores cálidos para las piernas; los pies, a treinta y cuatro grados, ya se apañan.',
    'Warme Farben fürs Bein, die Füße kommen bei vierunddreißig Grad allein zurecht.',
  ),
  scarf: text(
    'Nobody in Costa Lumbre has ever needed a scarf, and everybody has three.',
    'En Costa Lumbre nadie ha necesitado nunca una bufanda y todo el mundo tiene tres.',
    'In Costa Lumbre hat noch nie jemand einen Schal gebraucht, und alle haben drei.',
  ),
}

export const ORVENIA: Story = {
  about: text(
    'Mostly forest, with clearings the exact size of a football pitch, and no one admits to having measured.',
    'Casi todo bosque, con claros del tamaño exacto de un campo de fútbol, y nadie reconoce haber medido.',
    'Fast nur Wald, mit Lichtungen genau so groß wie ein Fußballplatz, und keiner gibt zu, gemessen zu haben.',
  ),
  home: text(
    'One fir on snow, upside down, because the first set of shirts was hung up by the hem.',
    'Un abeto en la nieve, del revés, porque las primeras camisetas se colgaron por el bajo.',
    'Eine Tanne im Schnee, kopfüber, weil der erste Trikotsatz am Saum aufgehängt wurde.',
  ),
  away: text(
    'Pine green with white lines for the birches, of which Orvenia has one to every nine pines.',
    'Verde pino con rayas blancas por los abedules: en Orvenia hay uno por cada nueve pinos.',
    'Tannengrün mit weißen Linien für die Birken, in Orwenien kommt eine auf neun Tannen.',
  ),
  goalkeeper: text(
    'Pale pink, since nothing in the forest is, and forwards like to know what they are looking at.',
    'Rosa palo, porque en el bosque nada lo es, y al delantero le gusta saber qué tiene delante.',
    'Zartrosa, denn im Wald ist es sonst nichts, und Stürmer wissen gern, was sie vor sich haben.',
  ),
  retro: text(
    'The hoops of 1954 were counted by foresters to tell how old the team was, and the answer was fair.',
    'Los forestales contaban las franjas de 1954 para saber la edad del equipo, y acertaban.',
    'An den Ringen von 1954 zählten Förster das Alter der Mannschaft ab, und es stimmte.',
  ),
  kidsHome: text(
    'For trees that are still growing, with room for a ring or two.',
    'Para árboles que aún crecen, con sitio para un anillo o dos.',
    'Für Bäume, die noch wachsen, mit Platz für ein, zwei Ringe.',
  ),
  training: text(
    'Two greens in quarters, as seen from the lookout where the assistant coach sits.',
    'Dos verdes a cuartos, tal como se ven desde la torre donde se sienta el segundo entrenador.',
    'Zwei Grüntöne in Vierteln, so sieht es vom Hochsitz aus, auf dem der Co-Trainer sitzt.',
  ),
  socks: text(
    'Tall enough for bracken, and ringed so that you can be dated.',
    'Altas para los helechos, y con anillos para que se te pueda calcular la edad.',
    'Hoch genug für Farn und geringelt, damit man dein Alter bestimmen kann.',
  ),
  scarf: text(
    'Tied to a branch it shows the way back to the stadium.',
    'Atada a una rama, indica el camino de vuelta al estadio.',
    'An einen Ast gebunden zeigt er den Weg zurück zum Stadion.',
  ),
}

export const QUELARA: Story = {
  about: text(
    'The youngest team of the six, with the oldest stadium and the brightest tiles.',
    'La más joven de las seis, con el estadio más viejo y los azulejos más vivos.',
    'Die jüngste der sechs Mannschaften, mit dem ältesten Stadion und den buntesten Kacheln.',
  ),
  home: text(
    'The lilac tiles of the Quelara arcade, laid square by square and almost never a goal down.',
    'Los azulejos lila de la galería de Quelara, puestos uno a uno y casi nunca por debajo en el marcador.',
    'Die fliederfarbenen Kacheln der Arkaden von Quelara, Feld für Feld verlegt und fast nie im Rückstand.',
  ),
  away: text(
    'Lemon and indigo, like the awnings on the night market, open until the last goal has been discussed.',
    'Limón e índigo, como los toldos del mercado nocturno, abierto hasta comentar el último gol.',
    'Zitrone und Indigo wie die Markisen auf dem Nachtmarkt, der offen bleibt, bis das letzte Tor besprochen ist.',
  ),
  goalkeeper: text(
    'Mint, which grows between the terraces and is handed to goalkeepers who need calming.',
    'Menta, que crece entre las gradas y se da a los porteros que necesitan calma.',
    'Mint wie die Minze zwischen den Rängen, die man Torhütern zur Beruhigung reicht.',
  ),
  retro: text(
    'In 1982 Quelara had been a country for eight months and already had a sash and a grudge.',
    'En 1982 Quelara llevaba ocho meses siendo un país y ya tenía una banda y una cuenta pendiente.',
    '1982 war Quelara seit acht Monaten ein Land und hatte schon eine Schärpe und eine offene Rechnung.',
  ),
  kidsHome: text(
    'Children in Quelara use the checks for noughts and crosses; chalk washes out.',
    'En Quelara los niños juegan al tres en raya sobre los cuadros; la tiza se va al lavar.',
    'Kinder in Quelara spielen auf den Karos Drei gewinnt, Kreide geht beim Waschen heraus.',
  ),
  training: text(
    'The lines stand up straight, as a reminder from the fitness coach.',
    'Todo va bien recto, como recordatorio del preparador físico.',
    'Alles steht gerade, als Erinnerung vom Athletiktrainer.',
  ),
  socks: text(
    'Indigo over lilac, for stairs of ninety steps between the tram and the turnstile.',
    'Índigo y lila, para los noventa escalones entre el tranvía y la entrada.',
    'Indigo und Flieder, für die neunzig Stufen zwischen Straßenbahn und Einlass.',
  ),
  scarf: text(
    'A young country needs something to hold up, and the flag was in the wash.',
    'Un país joven necesita algo que alzar, y la bandera estaba en la lavadora.',
    'Ein junges Land braucht etwas zum Hochhalten, und die Flagge war in der Wäsche.',
  ),
}

export const SKARLAND: Story = {
  about: text(
    'A northern country with a short season, played quickly before the light goes.',
    'Un país del norte con una temporada corta, que se juega deprisa antes de que se vaya la luz.',
    'Ein Land im Norden mit kurzer Saison, die schnell gespielt wird, bevor das Licht ausgeht.',
  ),
  home: text(
    'Slate and ice in turn, like the view from the ferry for the first six hours.',
    'Pizarra y hielo por turnos, como las vistas del transbordador las seis primeras horas.',
    'Schiefer und Eis im Wechsel wie der Blick von der Fähre in den ersten sechs Stunden.',
  ),
  away: text(
    'It goes from ice to slate the way a Skarland afternoon does, at about a quarter past two.',
    'Pasa del hielo a la pizarra como una tarde en Escarlandia, hacia las dos y cuarto.',
    'Es geht von Eis zu Schiefer über wie ein Nachmittag in Skarland, gegen Viertel nach zwei.',
  ),
  goalkeeper: text(
    'Orange, according to the rescue service, is found three times faster in snow than a goalkeeper in white.',
    'Según el servicio de rescate, el naranja se encuentra en la nieve tres veces antes que un portero de blanco.',
    'Orange findet man laut Bergwacht im Schnee dreimal schneller als einen Torwart in Weiß.',
  ),
  retro: text(
    'The chevron of 1966 is a ship’s bow; the team came by sea and was a day late for its own opening match.',
    'El galón de 1966 es la proa de un barco: el equipo llegó por mar y un día tarde a su primer partido.',
    'Der Winkel von 1966 ist ein Schiffsbug; die Mannschaft kam übers Meer und zum Auftaktspiel einen Tag zu spät.',
  ),
  kidsHome: text(
    'It fits over a jumper, and in Skarland over two.',
    'Cabe sobre un jersey y, en Escarlandia, sobre dos.',
    'Es passt über einen Pulli, in Skarland über zwei.',
  ),
  training: text(
    'Steel and slate squares, after the frozen fishing nets that mark out the training pitch.',
    'Cuadros de acero y pizarra, por las redes heladas que delimitan el campo de entrenamiento.',
    'Karos in Stahl und Schiefer, nach den gefrorenen Netzen, die den Trainingsplatz begrenzen.',
  ),
  socks: text(
    'Plain on the leg, because with the home shirt there are hoops enough for one country.',
    'Lisas en la pierna: con la camiseta ya hay franjas de sobra para un país.',
    'Am Bein schlicht, denn mit dem Heimtrikot hat ein Land genug Ringe.',
  ),
  scarf: text(
    'In Skarland it is clothing first and opinion second.',
    'En Escarlandia es primero ropa y después opinión.',
    'In Skarland ist er zuerst Kleidung und dann Meinung.',
  ),
}

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
