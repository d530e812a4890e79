import type { StoreContent } from '../../db/schema/columns'

/** The demo shop's overrides of interface texts (`messages/*.json`), by namespace and key. */
export const INTERFACE_TEXTS: StoreContent['i18n'] = {
  en: {
    AddToCartForm: {
      bundle: 'Complete the kit',
      personalizationNote: 'You can leave one of them blank. Printed shirts can only be returned if they are faulty.',
      previewBlank: 'The back of the shirt without a name and number',
      previewBoth: 'The back of the shirt with the name {name} over the number {number}',
      previewName: 'The back of the shirt with the name {name}',
      previewNumber: 'The back of the shirt with the number {number}',
    },
    Filters: { brand: 'Team' },
    Footer: {
      about:
        'Team kits for people who stand on the side and for people who don’t. Printed to order in our own workshop.',
      copyright: '© {year} {store}. All clubs and nations shown here are invented.',
    },
    Hero: {
      label: 'This season',
    },
    MissingSearch: {
      label: 'Search shirts, clubs, names',
      placeholder: 'Search kits',
    },
    NameBand: {
      action: 'Personalise a shirt',
      text: 'Up to 12 letters and any number from 0 to 99, heat-pressed in our own workshop for {price}.',
    },
    NewReviewPage: {
      commentHint: 'How does it fit? How does the fabric feel? What would you tell a friend? Plain text, no HTML.',
    },
    Newsletter: {
      text: 'One email when a club’s new shirt lands and one when the sale starts. That’s it.',
      title: 'Kit day, in your inbox.',
    },
    NotFound: {
      text: 'This one went out for a throw-in. The address may be mistyped, or the page no longer exists.',
    },
    Product: {
      details: 'Details and care',
      returnsCustom: 'Printed shirts are made just for you. They can only be returned if they are faulty.',
      returnsText:
        'Send it back within {days, plural, one {# day} other {# days}}, unworn and with its tags on, for a full refund.',
    },
    ProductFacts: {
      returnsText: 'Unworn, tags on',
      returnsTextCustom: 'Unprinted shirts, unworn, tags on',
    },
    ProductIndex: {
      description: 'Every shirt, scarf and ball we carry, most popular first.',
    },
    QuickActions: { ticketText: 'Replies within 24 hours' },
    TrustBadges: {
      paymentText: 'PayPal, Visa, Mastercard and JCB, on our bank’s payment page.',
      returnsText: 'Wrong size or changed your mind? Send it back. Unprinted shirts, no questions asked.',
    },
    Reviews: {
      empty: 'No reviews yet. Tell others how it fits and how it wears.',
    },
    Search: {
      description: 'Search everything we sell for a club, a shirt or a player’s name.',
      nothingText: 'Try fewer words, or check the spelling. A club’s name is often enough.',
      start: 'What are you looking for? Try a club, a shirt, a year or a size.',
    },
    SearchBox: {
      label: 'Search shirts, clubs, names',
      placeholder: 'Search kits',
    },
    SizeGuide: {
      how_length:
        'Of the garment itself, laid flat: shirts from the shoulder to the hem, shorts along the outer seam, socks along the foot.',
    },
  },
  es: {
    AddToCartForm: {
      bundle: 'Completa el equipo',
      personalizationNote:
        'Puedes dejar uno de los dos vacío. Las camisetas personalizadas solo se pueden devolver si llegan con algún defecto.',
      previewBlank: 'La espalda de la camiseta sin nombre ni número',
      previewBoth: 'La espalda de la camiseta con el nombre {name} sobre el número {number}',
      previewName: 'La espalda de la camiseta con el nombre {name}',
      previewNumber: 'La espalda de la camiseta con el número {number}',
    },
    Filters: { brand: 'Equipo' },
    Footer: {
      about:
        'Equipaciones para quien está en la banda y para quien no. Estampadas por encargo en nuestro propio taller.',
      copyright: '© {year} {store}. Todos los clubes y selecciones que ves aquí son inventados.',
    },
    Hero: {
      label: 'Esta temporada',
    },
    MissingSearch: {
      label: 'Busca camisetas, clubes, nombres',
      placeholder: 'Buscar equipaciones',
    },
    NameBand: {
      action: 'Personaliza una camiseta',
      text: 'Hasta 12 letras y cualquier número del 0 al 99, estampados en nuestro propio taller por {price}.',
    },
    NewReviewPage: {
      commentHint: '¿Cómo queda? ¿Cómo es el tejido? ¿Qué le dirías a un amigo? Solo texto, sin HTML.',
    },
    Newsletter: {
      text: 'Un correo cuando llega la nueva camiseta de un club y otro cuando empiezan las rebajas. Ni uno más.',
      title: 'El día del estreno, en tu correo.',
    },
    NotFound: {
      text: 'Esta se ha ido por la banda. Puede que la dirección esté mal escrita o que la página ya no exista.',
    },
    Product: {
      details: 'Detalles y cuidados',
      returnsCustom:
        'Las camisetas personalizadas se hacen solo para ti. Solo se pueden devolver si llegan con algún defecto.',
      returnsText:
        'Devuélvelo en {days, plural, one {# día} other {# días}}, sin usar y con las etiquetas puestas, y te reembolsamos todo.',
    },
    ProductFacts: {
      returnsText: 'Sin usar y con etiquetas',
      returnsTextCustom: 'Sin personalizar, sin usar y con etiquetas',
    },
    ProductIndex: {
      description: 'Todas nuestras camisetas, bufandas y balones, lo más popular primero.',
    },
    QuickActions: { ticketText: 'Respuesta en 24 horas' },
    TrustBadges: {
      paymentText: 'PayPal, Visa, Mastercard y JCB, en la página de pago de nuestro banco.',
      returnsText: '¿No es tu talla o has cambiado de idea? Devuélvelo. Camisetas sin personalizar, sin preguntas.',
    },
    Reviews: {
      empty: 'Todavía no hay opiniones. Cuéntales a los demás cómo queda y cómo aguanta.',
    },
    Search: {
      description: 'Busca un club, una camiseta o el nombre de un jugador entre todo lo que vendemos.',
      nothingText: 'Prueba con menos palabras o revisa la ortografía. A menudo basta con el nombre del club.',
      start: '¿Qué buscas? Prueba con un club, una camiseta, un año o una talla.',
    },
    SearchBox: {
      label: 'Busca camisetas, clubes, nombres',
      placeholder: 'Buscar equipaciones',
    },
    SizeGuide: {
      how_length:
        'De la prenda, en plano: las camisetas del hombro al bajo, los pantalones por la costura exterior, las medias a lo largo del pie.',
    },
  },
  de: {
    AddToCartForm: {
      bundle: 'Mach das Outfit komplett',
      personalizationNote:
        'Eins von beiden darf leer bleiben. Bedruckte Trikots nehmen wir nur zurück, wenn sie einen Mangel haben.',
      previewBlank: 'Der Rücken des Trikots ohne Namen und Nummer',
      previewBoth: 'Der Rücken des Trikots mit dem Namen {name} über der Nummer {number}',
      previewName: 'Der Rücken des Trikots mit dem Namen {name}',
      previewNumber: 'Der Rücken des Trikots mit der Nummer {number}',
    },
    Filters: { brand: 'Team' },
    Footer: {
      about:
        'Trikots für alle, die an der Seitenlinie stehen, und für alle anderen. Auf Bestellung bedruckt in unserer eigenen Werkstatt.',
      copyright: '© {year} {store}. Alle Vereine und Nationen hier sind erfunden.',
    },
    Hero: {
      label: 'Diese Saison',
    },
    MissingSearch: {
      label: 'Trikots, Vereine, Namen suchen',
      placeholder: 'Trikots suchen',
    },
    NameBand: {
      action: 'Trikot personalisieren',
      text: 'Bis zu 12 Buchstaben und jede Zahl von 0 bis 99, für {price} in unserer eigenen Werkstatt aufgepresst.',
    },
    NewReviewPage: {
      commentHint: 'Wie sitzt es? Wie ist der Stoff? Was würdest du Freunden sagen? Nur Text, kein HTML.',
    },
    Newsletter: {
      text: 'Eine E-Mail, wenn das neue Trikot eines Vereins da ist, und eine, wenn der Sale beginnt. Mehr nicht.',
      title: 'Neue Trikots ins Postfach.',
    },
    NotFound: {
      text: 'Der ist ins Seitenaus gegangen. Vielleicht ist die Adresse vertippt, oder es gibt die Seite nicht mehr.',
    },
    Product: {
      details: 'Details und Pflege',
      returnsCustom:
        'Bedruckte Trikots sind nur für dich gemacht. Wir nehmen sie nur zurück, wenn sie einen Mangel haben.',
      returnsText:
        'Schick es innerhalb von {days, plural, one {# Tag} other {# Tagen}} ungetragen und mit Etikett zurück, und wir erstatten dir alles.',
    },
    ProductFacts: {
      returnsText: 'Ungetragen und mit Etikett',
      returnsTextCustom: 'Unbedruckt, ungetragen und mit Etikett',
    },
    ProductIndex: {
      description: 'Alle Trikots, Schals und Bälle, die wir führen, das Beliebteste zuerst.',
    },
    QuickActions: { ticketText: 'Antwort innerhalb von 24 Stunden' },
    TrustBadges: {
      paymentText: 'PayPal, Visa, Mastercard und JCB, auf der Zahlungsseite unserer Bank.',
      returnsText: 'Falsche Größe oder anders überlegt? Schick es zurück. Unbedruckte Trikots, ohne Fragen.',
    },
    Reviews: {
      empty: 'Noch keine Bewertungen. Erzähl anderen, wie es sitzt und was es aushält.',
    },
    Search: {
      description: 'Such nach einem Verein, einem Trikot oder einem Spielernamen in allem, was wir verkaufen.',
      nothingText: 'Versuch es mit weniger Wörtern oder prüf die Schreibweise. Oft genügt der Name des Vereins.',
      start: 'Wonach suchst du? Versuch es mit Verein, Trikot, Jahr oder Größe.',
    },
    SearchBox: {
      label: 'Trikots, Vereine, Namen suchen',
      placeholder: 'Trikots suchen',
    },
    SizeGuide: {
      how_length:
        'Am flach liegenden Kleidungsstück: Trikots von der Schulter bis zum Saum, Hosen an der Außennaht, Stutzen am Fuß entlang.',
    },
  },
}
