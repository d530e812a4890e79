'use client'

import type { ComponentProps } from 'react'
import { ProductItems } from './product-items'

/**
 * The same, written in the browser too. A page carries whatever the server alone writes a second time, for React: with
 * many cards that is far more than the products they are made of.
 */
export const ProductCards = (props: ComponentProps<typeof ProductItems>) => <ProductItems {...props} />
