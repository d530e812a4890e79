import { useTranslations } from 'next-intl'
import { Icon } from '../ui/icon'
import type { IconName } from '../ui/icon-sprite'
import styles from './product-facts.module.scss'

interface Props {
  /** What standard delivery costs. */
  deliveryPrice: string
  isCustom: boolean
}

/** What a buyer asks before buying: delivery and returns. */
export function ProductFacts({ deliveryPrice, isCustom }: Props) {
  const t = useTranslations('ProductFacts')
  const facts: { icon: IconName; title: string; text: string }[] = [
    { icon: 'truck', title: t('deliveryTitle', { price: deliveryPrice }), text: t('deliveryText') },
    { icon: 'return', title: t('returnsTitle'), text: isCustom ? t('returnsTextCustom') : t('returnsText') },
  ]
  return (
    <ul>
      {facts.map(({ icon, title, text }) => (
        <li key={icon} className={styles.fact}>
          <Icon name={icon} />
          <div>
            <b className={styles.title}>{title}</b>
            <span className={styles.text}>{text}</span>
          </div>
        </li>
      ))}
    </ul>
  )
}
