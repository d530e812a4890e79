import { wordList, type Questions } from './questions'

const ORDINALS = ['erste', 'zweite', 'dritte', 'vierte', 'fünfte'] as const

const WORDS = wordList(`
  Abend Adler Ahorn Amsel Anker Apfel April Arena Armband Asche Auge Bach Balkon Ball Banane Bank Baum
  Becher Berg Bernstein Besen Biene Bild Birke Birne Blatt Blume Boden Bogen Bohne Boot Brief Brille Brot Brunnen
  Buch Buche Burg Busch Butter Dach Dachs Dampf Daumen Decke Diamant Distel Dorf Drachen Eiche Eimer Eis Elster
  Ente Erbse Erde Ernte Esel Eule Fackel Faden Fahne Falke Farbe Feder Feige Feld Fels Fenster Ferien Feuer Fichte
  Finger Fisch Flagge Flamme Flasche Flocke Fluss Forelle Frosch Fuchs Gabel Gans Garten Gebirge Geige Glas Glocke
  Gold Granit Gras Gurke Hafen Hafer Hagel Hahn Hammer Hand Harfe Hase Haus Heft Heide Helm Hemd Herbst Herd Hering
  Himmel Hirsch Hof Holz Honig Hose Hund Hut Igel Insel Jacke Juli Kaffee Kamel Kamin Kamm Kanne Karte Kastanie Katze
  Kerze Kessel Kiefer Kirsche Kissen Kiste Klavier Klee Knopf Koffer Kohle Komet Kompass Korb Korn Kranich Kreide
  Kreis Krone Kuchen Kugel Kupfer Lager Lampe Land Laterne Laub Leiter Lerche Licht Linde Linse Luft Mais Mandel
  Mantel Markt Marmor Maus Meer Mehl Meise Melone Milch Minze Mohn Mond Moos Morgen Mund Museum Nadel Nagel Nase
  Nebel Nelke Nest Netz Nuss Obst Ofen Olive Orgel Palme Papier Paprika Perle Pfanne Pfeffer Pferd Pflaume Pilz
  Pinsel Platz Pudel Quelle Rabe Radio Rand Rasen Regen Reh Reis Ring Ritter Rose Ruder Sack Salat Salz Sand Schaf
  Schal Schiff Schirm Schnee Schrank Schuh Segel Seide Seife Silber Sommer Sonne Spaten Specht Spiegel Stein
  Stern Stiefel Strand Stuhl Sturm Tafel Tal Tanne Tasche Tasse Taube Teich Teller Tiger Tinte Tisch Tomate Topf
  Traube Treppe Trommel Tulpe Turm Ufer Uhr Vase Veilchen Vogel Wagen Wald Wand Wasser Weide Welle Wiese
  Wind Winter Wolf Wolke Wolle Wurzel Zange Zaun Zebra Zelt Ziege Zimt Zitrone Zucker Zug Zweig Zwiebel
`)

export const de: Questions = {
  words: WORDS,
  ask: (words, first, second) =>
    `Hier sind fünf Wörter: ${words.join(', ')}. ` +
    `Schreib zuerst das ${ORDINALS[first]} und dann das ${ORDINALS[second]}, mit einem Bindestrich dazwischen und ohne Leerzeichen.`,
}
