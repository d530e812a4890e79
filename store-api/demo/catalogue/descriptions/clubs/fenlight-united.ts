import { text } from '../../../../i18n/local-text'
import type { Story } from '../story'

export const FENLIGHT_UNITED: Story = {
  about: text(
    'A club in flat country, where you see the visitors coming from two days away.',
    'Un club en tierra llana, donde al visitante se le ve venir dos días antes.',
    'Ein Verein im flachen Land, wo man die Gäste zwei Tage vorher kommen sieht.',
  ),
  home: text(
    'Fenlight hoops are a field, a ditch, a field, a ditch, all the way to the horizon and round the back.',
    'Las franjas de Fenlight son un campo, una acequia, un campo, una acequia, hasta el horizonte y por detrás.',
    'Fenlights Querstreifen sind ein Feld, ein Graben, ein Feld, ein Graben, bis zum Horizont und hintenherum weiter.',
  ),
  away: text(
    'Gold is the reed in October, and also the only trophy cabinet colour United have agreed on.',
    'El dorado es el carrizo en octubre, y también el único color que United ha acordado para su vitrina.',
    'Gold ist das Schilf im Oktober und die einzige Farbe, auf die man sich bei United für die Vitrine geeinigt hat.',
  ),
  third: text(
    'Drawn after dark on the causeway, when only the marker posts show and you drive from one to the next.',
    'Dibujada de noche en el camino de la laguna, cuando solo se ven los postes y se conduce de uno a otro.',
    'Nachts auf dem Damm entworfen, wenn nur die Leitpfosten leuchten und man von einem zum nächsten fährt.',
  ),
  goalkeeper: text(
    'The colour of marsh orchids, which also do best when left alone in a large open space.',
    'El color de las orquídeas del humedal, que también prefieren un espacio grande y que las dejen en paz.',
    'Die Farbe von Sumpforchideen, die auch am liebsten allein auf großer Fläche stehen.',
  ),
  retro: text(
    'In 1973 United wore quarters, drained two pitches and drew eleven matches in a row.',
    'En 1973 United jugó a cuartos, drenó dos campos y empató once partidos seguidos.',
    '1973 trug United Viertel, legte zwei Plätze trocken und spielte elfmal hintereinander unentschieden.',
  ),
  kidsHome: text(
    'Fewer hoops than the big one, since there is less horizon to fill.',
    'Menos franjas que la grande, porque hay menos horizonte que llenar.',
    'Weniger Querstreifen als beim großen, es ist ja auch weniger Horizont zu füllen.',
  ),
  kidsAway: text(
    'Gold shows every splash of the fen, and the fen is generous.',
    'En el dorado se ve cada salpicadura del humedal, y el humedal es generoso.',
    'Auf Gold sieht man jeden Spritzer aus dem Moor, und das Moor ist freigiebig.',
  ),
  training: text(
    'The V points at the ground, which in Fenlight is soft from October and gone by January.',
    'La V señala al suelo, que en Fenlight es blando desde octubre y en enero ya no está.',
    'Der Winkel zeigt auf den Boden, der in Fenlight ab Oktober weich und im Januar verschwunden ist.',
  ),
  warmUp: text(
    'For the mist before a home game, which lifts at kick-off if the referee insists.',
    'Para la niebla de antes del partido, que se levanta al empezar si el árbitro insiste.',
    'Für den Nebel vor dem Heimspiel, der sich zum Anpfiff hebt, wenn der Schiedsrichter darauf besteht.',
  ),
  shorts: text(
    'Ivory shorts in a bog are a statement, and the laundry at United is very good.',
    'Un pantalón marfil en un pantano es una declaración, y la lavandería de United es muy buena.',
    'Elfenbein im Moor ist eine Ansage, und die Wäscherei von United ist sehr gut.',
  ),
  socks: text(
    'Most of what happens at Fenlight happens below the ankle, so we looked carefully at the socks.',
    'En Fenlight casi todo pasa por debajo del tobillo, así que miramos bien las medias.',
    'Das meiste geschieht in Fenlight unterhalb der Knöchel, also haben wir bei den Stutzen genau hingesehen.',
  ),
  scarf: text(
    'Wave it on the dyke and the next village will wave back, out of habit.',
    'Agítala en el dique y el pueblo de al lado responderá, por costumbre.',
    'Schwenk ihn auf dem Deich, und das nächste Dorf winkt zurück, aus Gewohnheit.',
  ),
  ball: text(
    'On the fen a ball rolls until somebody stops it, so it comes with the phone number of a neighbour.',
    'En la llanura un balón rueda hasta que alguien lo para; conviene llevarse bien con los vecinos.',
    'Im Flachland rollt ein Ball, bis ihn jemand aufhält; gute Nachbarn sind von Vorteil.',
  ),
}
