import type { Texts } from './types'

export const es: Texts = {
  title: (shop, amount) => `Pagar ${amount} a ${shop}`,
  heading: 'Pago seguro',
  toPay: 'Importe',
  payTo: (shop) => `A ${shop}`,
  order: 'Pedido',
  back: (shop) => `Volver a ${shop}`,
  ways: 'Forma de pago',
  change: 'Cambiar',
  fields: {
    number: 'Número de tarjeta',
    name: 'Titular de la tarjeta',
    expiry: 'Caducidad',
    cvc: 'Código de seguridad',
  },
  hints: { expiry: 'MM / AA', cvc: '3 cifras del reverso' },
  problems: {
    'no-number': 'Escribe el número de la tarjeta.',
    number: 'Revisa el número de la tarjeta.',
    make: 'Aceptamos Visa, Mastercard y JCB. Usa una de estas tarjetas.',
    name: 'Escribe el nombre tal como aparece en la tarjeta.',
    expiry: 'Escribe el mes y el año, por ejemplo 07/29.',
    expired: 'Esta tarjeta ha caducado. Revisa la fecha o usa otra tarjeta.',
    cvc: 'Escribe las 3 cifras del reverso de la tarjeta.',
  },
  checkFields: 'Revisa los campos marcados. No se te ha cobrado nada.',
  pay: (amount) => `Pagar ${amount}`,
  cardSafe: 'El número de tu tarjeta solo llega a tu banco. Ni la tienda ni nosotros lo guardamos.',
  payPal: {
    text: (shop, amount) => `Pagas ${amount} a ${shop} con tu cuenta de PayPal.`,
    agree: 'Aceptar y pagar',
    cancel: 'Cancelar',
  },
  failures: {
    declined: 'Tu banco ha rechazado el pago. Inténtalo de nuevo, usa otra tarjeta o elige otra forma de pago.',
    timeout: 'Tu banco no ha respondido. Inténtalo de nuevo o elige otra forma de pago.',
    'second-step':
      'El código ha sido incorrecto tres veces y tu banco ha rechazado el pago. Puedes volver a intentarlo.',
  },
  failureTitle: 'Pago no realizado',
  otherWay: 'No se te ha cobrado nada.',
  code: {
    title: 'Confirma que eres tú',
    text: (last4) => `Tu banco te ha enviado un código para la tarjeta que termina en ${last4}. Escríbelo para pagar.`,
    label: 'Código',
    confirm: 'Confirmar el pago',
    wrong: (left) =>
      left === 1
        ? 'Ese código no es correcto. Te queda un intento.'
        : `Ese código no es correcto. Te quedan ${left} intentos.`,
    cancel: 'Usar otra forma de pago',
  },
  paid: { title: 'Pagado', text: (amount) => `Gracias. Has pagado ${amount}.` },
  canceled: { title: 'Este pago se ha cancelado', text: 'Aquí no hay nada que pagar. No se te ha cobrado nada.' },
  processing: {
    title: 'Tu banco lo está tramitando',
    text: 'El pago se ha enviado y tu banco aún no ha respondido. No hace falta que esperes aquí: la tienda te avisará en cuanto responda. No vuelvas a pagar.',
    again: 'Comprobar de nuevo',
  },
  unknown: {
    title: 'Este pago no existe',
    text: 'No hay ningún pago en esta dirección. Vuelve a la tienda y ábrelo desde allí.',
  },
  refused: {
    title: 'Algo ha salido mal',
    text: 'Este formulario no se ha enviado desde esta página. Vuelve atrás e inténtalo de nuevo.',
  },
  sandbox: 'Modo de prueba',
  sandboxText:
    'Este servicio de pago sirve para probar la tienda. No se mueve dinero y las tarjetas reales se rechazan.',
  testCards: 'Tarjetas de prueba',
  testCardsText: 'Usa cualquier nombre, una fecha futura y tres cifras cualesquiera.',
  testCode: (code) => `El código es ${code}`,
  behaviours: {
    paid: 'Pagada',
    declined: 'Rechazada',
    'second-step': 'Pide un código',
    timeout: 'El banco no responde: falla a los 30 segundos',
    late: 'El banco responde tarde: pagada a los 8 segundos',
  },
}
