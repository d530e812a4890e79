import type { OrderFacts, Texts } from './types'

const itemCount = (count: number) => (count === 1 ? '1 artículo' : `${count} artículos`)

/** The return policy; empty if nothing is promised. */
const returns = ({ isPersonalized, returnDays: days }: OrderFacts) =>
  days === null
    ? []
    : [
        `Puedes devolver los artículos sin usar en un plazo de ${days === 1 ? 'un día' : `${days} días`}.`,
        ...(isPersonalized ? ['Los artículos personalizados solo se pueden devolver si tienen algún defecto.'] : []),
      ]

export const es: Texts = {
  addressesFull: (max) => `En tu libreta caben como máximo ${max} direcciones.`,
  allInCart: (stock) =>
    stock === 1 ? 'El último ya está en tu carrito.' : `Los ${stock} que quedan ya están en tu carrito.`,
  alreadyReviewed: 'Ya has valorado este producto.',
  badRequest: 'No hemos podido leer esa petición.',
  busy: 'La tienda está muy ocupada. Vuelve a intentarlo en un momento.',
  captchaRequired: 'Resuelve primero el captcha.',
  captchaWrong: 'No es correcto. Prueba con la nueva imagen.',
  checkout: {
    cartEmpty: 'Tu carrito está vacío.',
    changed: 'Tu pedido ha cambiado desde la última vez que lo viste. Revísalo y vuelve a hacerlo.',
    couponInvalid: 'Código de descuento no válido',
    coupon: {
      unknown: 'No conocemos este código.',
      notYetValid: 'Todavía no es válido.',
      expired: 'Ya ha caducado.',
      usedUp: 'Ya se ha agotado.',
      usedByEmail: 'Ya lo has usado.',
      belowMinimum: (amount) => `Tus artículos tienen que sumar al menos ${amount}.`,
    },
    emailInvalid: '¿Es correcta tu dirección de correo? Inténtalo de nuevo.',
    fieldInvalid: 'Revisa lo que has escrito aquí.',
    fieldRequired: 'Rellena este campo.',
    fieldTooLong: (max) => `Usa como máximo ${max} caracteres.`,
    fieldTooShort: (min) => `Usa al menos ${min} caracteres.`,
    inFlight: 'Ya estamos tramitando tu pedido. Espera un momento.',
    keyReused: 'Esta petición ya se usó para otra cosa. Vuelve a cargar la página e inténtalo de nuevo.',
    notPossibleAnyMore: 'Eso ya no es posible con este pedido.',
    paymentUnavailable:
      'No podemos contactar con el servicio de pago. No se te ha cobrado nada; inténtalo de nuevo dentro de un momento.',
    paymentMethodUnknown: 'Elige una forma de pago.',
    shippingUnknown: 'Elige una forma de envío.',
    notEnoughStock: 'Ya no tenemos suficientes unidades de algunos artículos. Revisa las cantidades.',
  },
  childQuantityFixed: 'Cambia la cantidad del artículo al que acompaña.',
  commonPassword: 'Esta contraseña es demasiado fácil de adivinar. Elige otra.',
  countryUnknown: 'Elige un país de la lista.',
  customNotPossible: 'Este producto no se puede personalizar.',
  personalization: {
    missing: (label) => `${label}: rellena este campo.`,
    tooLong: (label, max) => `${label}: usa como máximo ${max} caracteres.`,
    characters: (label) => `${label}: algunos de estos caracteres no se pueden usar.`,
    pattern: (label) => `${label}: no tiene la forma que necesitamos.`,
    number: (label, min, max) => `${label}: escribe un número entero del ${min} al ${max}.`,
  },
  invalidLogin: 'Error: no hay ninguna cuenta con ese correo y esa contraseña.',
  invalidToken: 'Sesión no válida',
  invoice: {
    title: (number) => `Factura ${number}`,
    heading: 'Factura',
    number: 'Número de factura',
    ordered: 'Fecha del pedido',
    paid: 'Fecha de pago',
    refunded: 'Fecha de reembolso',
    paidBy: 'Forma de pago',
    billing: 'Dirección de facturación',
    item: 'Artículo',
    quantity: 'Cant.',
    unitPrice: 'Precio unitario',
    amount: 'Importe',
    model: (model) => `Modelo ${model}`,
    refundAmount: 'Reembolsado',
    taxes: 'Impuestos incluidos',
    net: 'Base',
    tax: 'Impuesto',
    gross: 'Total',
    page: (page, pages) => `Página ${page} de ${pages}`,
  },
  linkExpired: 'Este enlace ha caducado: era válido durante 24 horas. Pide uno nuevo.',
  linkUsed: 'Este enlace ya se ha usado o lo ha sustituido otro más reciente.',
  mail: {
    greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
    signature: (shop) => `El equipo de ${shop}`,
    contact: (email, telephone) =>
      email && telephone
        ? `¿Preguntas? Escribe a ${email} o llama al ${telephone}.`
        : `¿Preguntas? ${email || telephone}`,
    copyLinkHint: 'Si el botón no funciona, copia esta dirección en tu navegador:',
    verifyEmail: {
      subject: (shop) => `Confirma tu correo para ${shop}`,
      before: ['Gracias por crear una cuenta. Confirma, por favor, tu correo electrónico.'],
      action: 'Confirmar correo',
      after: [
        'El enlace sirve una sola vez y caduca en 24 horas.',
        '¿No has creado una cuenta? Puedes ignorar este correo.',
      ],
    },
    alreadyRegistered: {
      subject: (shop) => `Ya tienes una cuenta en ${shop}`,
      before: [
        'Alguien, probablemente tú, acaba de intentar crear una cuenta con este correo. Ya tienes una, así que no ha cambiado nada.',
        'Inicia sesión como siempre. Si no recuerdas tu contraseña, puedes elegir otra en la página de inicio de sesión.',
      ],
      action: 'Iniciar sesión',
      after: ['Si no has sido tú, no tienes que hacer nada.'],
    },
    resetPassword: {
      subject: (shop) => `Restablece tu contraseña de ${shop}`,
      before: ['Alguien, probablemente tú, ha pedido restablecer la contraseña de tu cuenta.'],
      action: 'Restablecer contraseña',
      after: [
        'El enlace sirve una sola vez y caduca en 24 horas. Solo sirve el enlace de nuestro último correo.',
        'Si no has sido tú, ignora este correo: tu contraseña sigue siendo la misma.',
      ],
    },
    choosePassword: {
      subject: (shop) => `Elige una contraseña para ${shop}`,
      before: [
        'Nuestra tienda se ha mudado a un sistema nuevo y tu cuenta ha venido con ella. Solo falta tu contraseña: elige, por favor, una nueva.',
      ],
      action: 'Elegir contraseña',
      after: [
        'El enlace sirve una sola vez y caduca en 24 horas. Después puedes pedir otro en la página de inicio de sesión.',
        'Si ya no necesitas tu cuenta, ignora este correo.',
      ],
    },
    passwordChanged: {
      subject: (shop) => `Tu contraseña de ${shop} ha cambiado`,
      before: ['La contraseña de tu cuenta se acaba de cambiar.'],
      action: 'Restablecer contraseña',
      after: ['Si no has sido tú, restablece tu contraseña ahora.'],
    },
    order: {
      placed: {
        subject: ({ number }) => `Tu pedido ${number}`,
        before: ({ number, payUntil, needsDelivery }) => [
          `Gracias por tu pedido ${number}.`,
          payUntil
            ? needsDelivery
              ? `Te guardamos los artículos hasta el ${payUntil}. Empezaremos a prepararlos en cuanto hayas pagado.`
              : `Te guardamos los artículos hasta el ${payUntil}.`
            : needsDelivery
              ? 'Ya está pagado y lo estamos preparando.'
              : 'Ya está pagado y no hay nada que enviar.',
        ],
        after: ({ payUntil }) => (payUntil ? ['¿Ya has pagado? Te lo confirmaremos por correo en breve.'] : []),
      },
      paid: {
        subject: ({ number }) => `Hemos recibido el pago de tu pedido ${number}`,
        before: ({ number, isCollection, needsDelivery, arrival }) => [
          `Gracias, hemos recibido el pago de tu pedido ${number}.`,
          ...(needsDelivery
            ? [
                isCollection
                  ? 'Ya lo estamos preparando y te escribiremos cuando puedas recogerlo.'
                  : 'Ya lo estamos preparando y te escribiremos cuando esté en camino.',
              ]
            : []),
          ...(arrival ? [isCollection ? `Listo para recoger: ${arrival}.` : `Llega: ${arrival}.`] : []),
        ],
        after: returns,
      },
      shipped: {
        subject: ({ number, parcel, isCollection }) =>
          (isCollection
            ? {
                whole: `Ya puedes recoger tu pedido ${number}`,
                part: `Ya puedes recoger una parte de tu pedido ${number}`,
                rest: `Ya puedes recoger el resto de tu pedido ${number}`,
              }
            : {
                whole: `Tu pedido ${number} está en camino`,
                part: `Una parte de tu pedido ${number} está en camino`,
                rest: `El resto de tu pedido ${number} está en camino`,
              }
          )[parcel],
        before: ({ number, pieces: count, parcel, isCollection, arrival }) => [
          (isCollection
            ? {
                whole: `Ya puedes recoger tu pedido ${number}. Trae el número de pedido.`,
                part: `Ya puedes recoger una parte de tu pedido ${number}: ${itemCount(count)}. El resto llegará después.`,
                rest: `Ya puedes recoger el resto de tu pedido ${number}: ${itemCount(count)}.`,
              }
            : {
                whole: `Tu pedido ${number} está en camino.`,
                part: `Un paquete de tu pedido ${number} está en camino: ${itemCount(count)}. El resto llegará después.`,
                rest: `El resto de tu pedido ${number} está en camino: ${itemCount(count)}.`,
              }
          )[parcel],
          ...(arrival && parcel === 'whole' && !isCollection ? [`Llega: ${arrival}.`] : []),
        ],
        after: returns,
      },
      canceled: {
        subject: ({ number }) => `Tu pedido ${number} se ha cancelado`,
        before: ({ number, refund, isExpired }) => [
          isExpired
            ? `Tu pedido ${number} no se pagó a tiempo, así que lo hemos cancelado. No se te ha cobrado nada.`
            : `Tu pedido ${number} se ha cancelado.`,
          ...(refund ? [`Te reembolsaremos ${refund} con la misma forma de pago. Puede tardar unos días.`] : []),
        ],
        after: ({ isExpired }) =>
          isExpired ? ['¿Todavía lo quieres? Lo encontrarás en la tienda mientras queden existencias.'] : [],
      },
      refunded: {
        subject: ({ number }) => `El reembolso de tu pedido ${number}`,
        before: ({ number, refund }) => [
          `Te hemos reembolsado ${refund} de tu pedido ${number} con la misma forma de pago.`,
          'Tu banco puede tardar unos días en mostrarlo.',
        ],
        after: () => [],
      },
      received: {
        subject: (number, total) => `Nuevo pedido ${number}: ${total}`,
        before: (number, pieces) => `El pedido ${number} está pagado: ${itemCount(pieces)}.`,
        buyer: (buyer) => `Pedido de ${buyer}.`,
        note: (note) => `Nota: ${note}`,
      },
      actions: { pay: 'Pagar ahora', order: 'Ver tu pedido', track: 'Seguir tu pedido' },
      lines: (number) => `Pedido ${number}`,
      carrier: 'Transportista',
      trackingNumber: 'Número de seguimiento',
      carrierPage: 'Seguir el paquete en la web del transportista',
    },
  },
  notFound: 'No encontrado.',
  lowStock: (available) =>
    available === 1 ? 'Solo queda 1 en esta talla.' : `Solo quedan ${available} en esta talla.`,
  optionUnknown: 'Elige entre las opciones de este producto.',
  orderUnknown: 'No hemos encontrado ningún pedido con ese número y ese correo. Revisa los dos.',
  orderWords: {
    size: (size) => `Talla ${size}`,
    print: (print) => `Personalización: ${print}`,
    subTotal: 'Subtotal',
    discount: (code) => (code ? `Descuento (${code})` : 'Descuento'),
    delivery: (method) => (method ? `Envío (${method})` : 'Envío'),
    total: 'Total',
    address: 'Dirección de entrega',
    collectAt: 'Recogida en',
    tax: ({ name, net, isCharged }) => `${isCharged ? 'Incluye ' : ''}${name} (base ${net})`,
    vatNumber: (number) => `NIF-IVA: ${number}`,
  },
  attachmentTooLarge: 'Un archivo puede tener 5 MB como máximo.',
  attachmentType: 'Usa una imagen (JPEG, PNG o WebP) o un PDF.',
  attachmentHeic: 'Los navegadores no muestran fotos HEIC. Guárdala como JPEG y adjunta esa.',
  attachmentDamaged: 'Este archivo está dañado. Guárdalo otra vez o adjunta otro.',
  attachmentsFull: 'Has llegado a 50 MB de archivos. Adjunta uno más pequeño o descríbelo.',
  attachmentGone: 'Un archivo ya no está. Adjúntalo de nuevo.',
  ownOrderUnknown: 'Ninguno de tus pedidos tiene este número.',
  passwordControls:
    'Una contraseña no puede contener caracteres de control, como tabuladores o saltos de línea. Elige otra.',
  productUnavailable: 'Este producto ya no está disponible.',
  lineNotFound: 'Este artículo ya no está en tu carrito.',
  size: 'Talla',
  soldOut: 'Esta talla está agotada.',
  stateUnknown: 'Elige un estado o una provincia de la lista.',
  tooLarge: 'Esa petición es demasiado grande.',
  tooMany: (max) => `Puedes comprar hasta ${max} unidades del mismo artículo.`,
  tooManyAttempts: (minutes) =>
    `Demasiados intentos. Vuelve a intentarlo dentro de ${minutes === 1 ? 'un minuto' : `${minutes} minutos`}.`,
  unknownError: 'error desconocido',
  formerCustomer: 'Antigua cuenta de cliente',
  welcome: {
    subject: 'Te damos la bienvenida',
    text: [
      'Nos alegra que estés aquí.',
      'Tu correo está confirmado y tu cuenta está lista. Guarda tus direcciones en la libreta; aquí encontrarás también tus pedidos y nuestros mensajes.',
    ].join('\n\n'),
    tickets: '¿Tienes alguna duda? Abre una consulta: respondemos en 24 horas.',
  },
  wrongPassword: 'Esa no es tu contraseña actual.',
}
