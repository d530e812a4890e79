import type { OrderMailTexts } from './order-mail-texts'

const pieces = (count: number) => (count === 1 ? '1 artículo' : `${count} artículos`)

export const es: OrderMailTexts = {
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
      ...(refund ? [`Te devolveremos ${refund} por el mismo medio de pago que usaste. Puede tardar unos días.`] : []),
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
}
