import type { LdNode } from './node'

/** Questions with the shop's answers; null where there are none. */
export const faqPage = (questions: readonly { question: string; answer: string }[]): LdNode | null =>
  questions.length === 0
    ? null
    : {
        '@type': 'FAQPage',
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }
