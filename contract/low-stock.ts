/** So many pieces of a size, or fewer, are told by their number; of more it is only said that there are some. */
export const LOW_STOCK = 3
