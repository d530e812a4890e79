import type { Texts } from './types'

const pieces = (count: number) => (count === 1 ? '1 artículo' : `${count} artículos`)

export const es: Texts = {
  addressesFull: (most) => `En tu libreta caben como máximo ${most} direcciones.`,
  allInCart: (pieces) =>
    pieces === 1 ? 'La última ya está en tu cesta.' : `Las ${pieces} que quedan ya están en tu cesta.`,
  alreadyReviewed: 'Ya has valorado este producto.',
  badRequest: 'No hemos podido leer esa petición.',
  busy: 'La tienda está muy ocupada. Vuelve a intentarlo en un momento.',
  captchaNeeded: 'Resuelve primero el captcha.',
  captchaWrong: 'Esa no es la respuesta correcta. Prueba con la nueva imagen.',
  checkout: {
    cartEmpty: 'Tu cesta está vacía.',
    changed: 'Algo ha cambiado desde que viste tu pedido. Revísalo y vuelve a confirmarlo.',
    couponInvalid: 'Cupón no válido',
    coupon: {
      unknown: 'No conocemos este código.',
      notYet: 'Todavía no es válido.',
      ended: 'Ya ha caducado.',
      usedUp: 'Ya se ha agotado.',
      usedByEmail: 'Ya lo has usado.',
      belowMinimum: (amount) => `Tu cesta tiene que sumar al menos ${amount}.`,
    },
    emailInvalid: '¿Es correcta tu dirección de correo? Inténtalo de nuevo.',
    fieldInvalid: 'Revisa lo que has escrito aquí.',
    fieldRequired: 'Rellena este campo.',
    fieldTooLong: (most) => `Como máximo, ${most} caracteres.`,
    fieldTooShort: (least) => `Al menos ${least} caracteres.`,
    inFlight: 'Ya estamos tramitando tu pedido. Espera un segundo.',
    keyReused: 'Esta petición ya se usó para otro pedido. Vuelve a cargar la página e inténtalo de nuevo.',
    notPossibleAnyMore: 'Este pedido ya no lo permite.',
    paymentAway:
      'No podemos contactar con el servicio de pago. No se te ha cobrado nada; inténtalo de nuevo dentro de un momento.',
    paymentMethodUnknown: 'Elige cómo quieres pagar.',
    shippingUnknown: 'Elige cómo quieres recibir tu pedido.',
    stockShort: 'Mientras tanto se han vendido algunas piezas. Revisa las cantidades.',
  },
  childFollows: 'Esta pieza acompaña a otra: cambia la cantidad de esa.',
  commonPassword: 'Esta contraseña es de las primeras que se prueban. Elige otra.',
  countryUnknown: 'Elige un país de la lista.',
  customNotPossible: 'Este producto no se puede personalizar.',
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
    givenBack: 'Reembolsado',
    page: (page, pages) => `Página ${page} de ${pages}`,
  },
  linkExpired: 'Este enlace ha caducado: era válido durante 24 horas. Pide uno nuevo.',
  linkUsed: 'Este enlace ya se ha usado o hay otro más reciente.',
  mail: {
    greeting: 'Hola:',
    signature: (shop) => `El equipo de ${shop}`,
    orCopy: 'Si el botón no funciona, copia esta dirección en tu navegador:',
    verifyEmail: {
      subject: (shop) => `Confirma tu correo para ${shop}`,
      before: ['Gracias por registrarte. Confirma, por favor, que este es tu correo electrónico.'],
      action: 'Confirmar correo',
      after: [
        'El enlace sirve una sola vez y caduca en 24 horas.',
        '¿No te has registrado? Entonces ignora este mensaje: sin ti no pasará nada.',
      ],
    },
    alreadyRegistered: {
      subject: (shop) => `Ya tienes una cuenta en ${shop}`,
      before: [
        'Alguien, probablemente tú, acaba de intentar registrarse con este correo. Ya tienes una cuenta, así que no se ha cambiado nada.',
        'Inicia sesión como siempre. Si no recuerdas tu contraseña, puedes elegir otra en la página de inicio de sesión.',
      ],
      action: 'Iniciar sesión',
      after: ['¿No has sido tú? Entonces no tienes que hacer nada.'],
    },
    resetPassword: {
      subject: (shop) => `Tu nueva contraseña para ${shop}`,
      before: ['Alguien, probablemente tú, ha pedido elegir una nueva contraseña para tu cuenta.'],
      action: 'Elegir nueva contraseña',
      after: [
        'El enlace sirve una sola vez y caduca en 24 horas. Si pides otro, este deja de servir.',
        '¿No has sido tú? Entonces ignora este mensaje: tu contraseña sigue igual.',
      ],
    },
    passwordChanged: {
      subject: (shop) => `Tu contraseña de ${shop} ha cambiado`,
      before: ['La contraseña de tu cuenta se acaba de cambiar.'],
      action: 'Elegir nueva contraseña',
      after: ['¿Has sido tú? Entonces todo está en orden. Si no, elige una nueva contraseña cuanto antes.'],
    },
    order: {
      placed: {
        subject: ({ number }) => `Tu pedido ${number}`,
        before: ({ number, payUntil }) => [
          `Gracias por tu pedido ${number}.`,
          payUntil
            ? `Te lo reservamos todo hasta el ${payUntil}. En cuanto esté pagado, empezamos a prepararlo.`
            : 'Ya está pagado y empezamos a prepararlo.',
        ],
        after: ({ payUntil }) =>
          payUntil ? ['¿Ya has pagado? Entonces todo está en orden: te avisaremos cuando recibamos el pago.'] : [],
      },
      paid: {
        subject: ({ number }) => `Hemos recibido el pago de tu pedido ${number}`,
        before: ({ number, isCollection }) => [
          `Hemos recibido el pago de tu pedido ${number}. ¡Gracias!`,
          isCollection
            ? 'Ya lo estamos preparando y te escribiremos cuando puedas recogerlo.'
            : 'Ya lo estamos preparando y te escribiremos cuando esté en camino.',
        ],
        after: () => [
          'Puedes devolverlo en un plazo de 30 días, sin usar y con etiquetas; las camisetas personalizadas, solo si tienen algún defecto.',
        ],
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
              })[parcel],
        before: ({ number, pieces: count, parcel, isCollection }) => [
          (isCollection
            ? {
                whole: `Ya puedes recoger tu pedido ${number}. Trae el número de pedido.`,
                part: `Ya puedes recoger una parte de tu pedido ${number}: ${pieces(count)}. El resto llegará después.`,
                rest: `Ya puedes recoger el resto de tu pedido ${number}: ${pieces(count)}.`,
              }
            : {
                whole: `Tu pedido ${number} está en camino.`,
                part: `Un paquete de tu pedido ${number} está en camino: ${pieces(count)}. El resto llegará después.`,
                rest: `El resto de tu pedido ${number} está en camino: ${pieces(count)}.`,
              })[parcel],
        ],
        after: () => [
          'Puedes devolverlo en un plazo de 30 días, sin usar y con etiquetas; las camisetas personalizadas, solo si tienen algún defecto.',
        ],
      },
      canceled: {
        subject: ({ number }) => `Tu pedido ${number} se ha cancelado`,
        before: ({ number, refund, isExpired }) => [
          isExpired
            ? `Tu pedido ${number} no se pagó a tiempo, así que lo hemos cancelado. No se te ha cobrado nada.`
            : `Tu pedido ${number} se ha cancelado.`,
          ...(refund
            ? [`Te devolveremos ${refund} por el mismo medio de pago que usaste. Puede tardar unos días.`]
            : []),
        ],
        after: ({ isExpired }) =>
          isExpired ? ['¿Todavía lo quieres? Lo encontrarás en la tienda mientras queden existencias.'] : [],
      },
      refunded: {
        subject: ({ number }) => `Te hemos devuelto el dinero de tu pedido ${number}`,
        before: ({ number, refund }) => [
          `Te hemos devuelto ${refund} de tu pedido ${number} por el mismo medio de pago.`,
          'Tu banco puede tardar unos días en mostrarlo.',
        ],
        after: () => [],
      },
      actions: { pay: 'Pagar ahora', order: 'Ver tu pedido', track: 'Seguir tu pedido' },
      lines: (number) => `Pedido ${number}`,
      carrier: 'Transportista',
      trackingNumber: 'Número de seguimiento',
      carrierPage: 'Seguir el paquete en la web del transportista',
    },
  },
  notFound: 'No encontrado.',
  onlyLeft: (available) =>
    available === 1 ? 'Solo queda 1 en esta talla.' : `Solo quedan ${available} en esta talla.`,
  optionUnknown: 'Elige una talla de este producto.',
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
  },
  ownOrderUnknown: 'Ninguno de tus pedidos tiene este número.',
  passwordControls:
    'Una contraseña no puede contener caracteres de control, como tabuladores o saltos de línea. Elige otra.',
  productGone: 'Este producto ya no está en la tienda.',
  lineGone: 'Esto ya no está en tu carrito',
  size: 'Talla',
  soldOut: 'Esta talla está agotada.',
  stateUnknown: 'Elige un estado o una provincia de la lista.',
  tooLarge: 'Esa petición es demasiado grande.',
  tooMany: (most) => `Como máximo, ${most} piezas iguales.`,
  tooOften: (minutes) =>
    `Demasiados intentos. Vuelve a intentarlo dentro de ${minutes === 1 ? 'un minuto' : `${minutes} minutos`}.`,
  unknownError: 'error desconocido',
  welcome: {
    subject: 'Te damos la bienvenida',
    text: [
      'Nos alegra que estés aquí.',
      'Tu correo está confirmado y tu cuenta está lista. En tus direcciones puedes guardar aquellas a las que haces pedidos; tus pedidos y lo que te escribimos también están aquí.',
      '¿Tienes alguna duda? Abre una consulta: respondemos en 24 horas.',
    ].join('\n\n'),
  },
  wrongPassword: 'Esa no es tu contraseña actual.',
}
