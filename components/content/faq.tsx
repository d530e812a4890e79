import { Accordion } from '../ui/accordion'
import styles from './faq.module.scss'

interface Props {
  /** Answers are plain text; an empty line separates paragraphs. */
  questions: { question: string; answer: string }[]
  /** Heading level of each question. */
  level: 2 | 3
}

/** Frequently asked questions as an accordion. */
export const Faq = ({ questions, level }: Props) => (
  <div>
    {questions.map(({ question, answer }) => (
      <Accordion key={question} title={question} level={level}>
        <p className={styles.answer}>{answer}</p>
      </Accordion>
    ))}
  </div>
)
