import { html } from 'hono/html'
import { TEST_CARDS, TEST_CODE } from '../bank/test-cards'
import type { Texts } from '../texts/texts'

const spaced = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ')

/** The cards of the sandbox, for whoever tries the shop out. */
export const testCardList = (texts: Texts) => html`
  <details>
    <summary>${texts.testCards}</summary>
    <p>${texts.testCardsText}</p>
    <dl class="cards">
      ${TEST_CARDS.map(
        ({ number, behaviour }) => html`
          <dt>${spaced(number)}</dt>
          <dd>
            ${texts.behaviours[behaviour]}${behaviour === 'second-step' ? html` (${texts.testCode(TEST_CODE)})` : ''}
          </dd>
        `,
      )}
    </dl>
  </details>
`
