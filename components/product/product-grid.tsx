import type { ReactNode } from 'react'
import styles from './product-grid.module.scss'

/** How wide a card's picture in the grid is shown. */
export const GRID_SIZES = '(width >= 1440px) 246px, (width >= 1024px) 22vw, (width >= 768px) 30vw, calc(50vw - 20px)'

export const ProductGrid = ({ children }: { children: ReactNode }) => <ul className={styles.grid}>{children}</ul>
