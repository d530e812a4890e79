import styles from './access-head.module.scss'

interface Props {
  title: string
  lead?: string
}

/** What an access page is for. */
export const AccessHead = ({ title, lead }: Props) => (
  <div>
    <h1 className={styles.title}>{title}</h1>
    {lead && <p className={styles.lead}>{lead}</p>}
  </div>
)
