import { Accordion } from '../ui/accordion'
import styles from './questions.module.scss'

interface Props {
  /** Answers are plain text; an empty line parts paragraphs. */
  questions: { question: string; answer: string }[]
  /** Of each question, in the outline of the page. */
  level: 2 | 3
}

/** What is asked often, each to be unfolded. */
export const Questions = ({ questions, level }: Props) => (
  <div>
    {questions.map(({ question, answer }) => (
      <Accordion key={question} title={question} level={level}>
        <p className={styles.answer}>{answer}</p>
      </Accordion>
    ))}
  </div>
)
